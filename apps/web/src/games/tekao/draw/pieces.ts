import {
  type Cell,
  canonical,
  cellOf,
  EMPTY,
  halfTurnShape,
  nameShape,
  PIECES,
  type Square,
  type State,
  shapeOf,
  sideOf,
  type TekaoEvent,
} from '@tablee/tekao';
import type { Shown } from '../../../board/contract.ts';
import { type Piece, rematch, type Wanted } from '../../../board/piece.ts';
import { captorAt, isTray, placeOf, trayPlace } from './geometry.ts';

/** Turning does not change the kind; `lies` is the cell and thus the orientation. */
const kindOf = (cell: Cell): string => `${sideOf(cell)}-${nameShape(canonical(shapeOf(cell)))}`;

/** All pieces of a position: those on the board, and taken ones in their captor's tray. */
export function layout(state: State): readonly Wanted[] {
  const wanted: Wanted[] = [];
  for (const [at, cell] of state.cells.entries()) {
    if (cell !== EMPTY) wanted.push({ kind: kindOf(cell), at, lies: cell });
  }
  if (state.phase === 'place') return wanted;
  for (const side of [0, 1]) {
    takenOf(state, side).forEach((cell, slot) => {
      wanted.push({ kind: kindOf(cell), at: trayPlace(1 - side, slot), lies: cell });
    });
  }
  return wanted;
}

/** The pieces a side has lost, flag first; in an edited position, as far as the supply tells. */
export function takenOf({ cells, men, variant }: State, side: number): readonly Cell[] {
  if (men[side] === PIECES) return [];
  const { kinds, counts } = variant.supply;
  const standing = cells
    .filter(cell => cell !== EMPTY && sideOf(cell) === side)
    .map(c => canonical(shapeOf(c)));
  const lost = kinds.flatMap((kind, i) => {
    const missing = counts[i]! - standing.filter(shape => shape === kind).length;
    const shape = side === 0 ? kind : halfTurnShape(kind);
    return Array.from({ length: Math.max(0, missing) }, () => cellOf(shape, side));
  });
  return lost.slice(0, PIECES - men[side]!);
}

/** The pieces after an entry, with their identities. Where events do not explain a change, the nearest piece is used. */
export function follow(
  before: readonly Piece[] | null,
  { state, events }: Shown<State, TekaoEvent>,
): readonly Piece[] {
  const moved = copyPieces(before ?? []);
  for (const event of events) applyEvent(moved, event);
  return rematch(moved, keepTraySlots(moved, layout(state)), placeOf(false));
}

type MutablePiece = { -readonly [K in keyof Piece]: Piece[K] };
export const copyPieces = (pieces: readonly Piece[]): MutablePiece[] => pieces.map(piece => ({ ...piece }));

const standingAt = <P extends Piece>(pieces: readonly P[], square: Square): P | undefined =>
  pieces.find(p => p.on && p.at === square);
export const pieceAt: (pieces: readonly Piece[], square: Square) => Piece | undefined = standingAt;

/** Moves the pieces of one event. */
export function applyEvent(pieces: readonly MutablePiece[], event: TekaoEvent): void {
  switch (event.kind) {
    case 'moved': {
      const piece = standingAt(pieces, event.from);
      if (piece) piece.at = event.to;
      return;
    }
    case 'turned': {
      const piece = standingAt(pieces, event.square);
      if (piece) piece.lies = event.cell;
      return;
    }
    case 'fell': {
      const piece = standingAt(pieces, event.square);
      if (piece) piece.at = freeSlot(pieces, 1 - sideOf(event.cell));
    }
  }
}

export function freeSlot(pieces: readonly Piece[], captor: number): number {
  for (let slot = 0; ; slot++) {
    const at = trayPlace(captor, slot);
    if (!standingAt(pieces, at)) return at;
  }
}

const SLOTS = Array.from({ length: PIECES }, (_, slot) => slot);

/** The order inside a tray has no meaning: taken pieces stay in the slot where they first arrived. */
function keepTraySlots(moved: readonly Piece[], wanted: readonly Wanted[]): readonly Wanted[] {
  const trays = [0, 1].flatMap(captor => {
    const isHere = ({ at }: { readonly at: number }): boolean => isTray(at) && captorAt(at) === captor;
    const lying = moved.filter(p => p.on && isHere(p));
    const [kept, fresh]: [Wanted[], Wanted[]] = [[], []];
    for (const want of wanted.filter(isHere)) {
      const i = lying.findIndex(p => p.kind === want.kind);
      const [piece] = i < 0 ? [] : lying.splice(i, 1);
      if (piece)
        kept.push({ kind: want.kind, at: piece.at, ...(piece.lies !== undefined && { lies: piece.lies }) });
      else fresh.push(want);
    }
    const free = SLOTS.map(slot => trayPlace(captor, slot)).filter(at => kept.every(want => want.at !== at));
    return [...kept, ...fresh.map((want, i) => ({ ...want, at: free[i]! }))];
  });
  return [...wanted.filter(({ at }) => !isTray(at)), ...trays];
}
