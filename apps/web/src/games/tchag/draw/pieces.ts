import { isGrey, pawnOn, type State, type TchagEvent } from '@tablee/tchag';
import type { Shown } from '../../../board/contract.ts';
import { type Piece, rematch, type Wanted } from '../../../board/piece.ts';
import { placeOf, trayPlace } from './geometry.ts';

export const PAWN_KINDS = ['red', 'yellow'] as const;
const isPawn = (piece: Piece): boolean => piece.kind === 'red' || piece.kind === 'yellow';
export const isStone = (piece: Piece): boolean => !isPawn(piece);

/** All pieces of a position: stones, the pawns on them, and taken pawns in their captor's tray. */
export function layout(state: State): readonly Wanted[] {
  const wanted: Wanted[] = [];
  for (const [at, cell] of state.cells.entries()) {
    if (cell === 0) continue;
    wanted.push({ kind: isGrey(cell) ? 'grey' : 'black', at });
    if (pawnOn(cell) >= 0) wanted.push({ kind: PAWN_KINDS[pawnOn(cell)]!, at });
  }
  for (const [captor, taken] of state.taken.entries()) {
    for (let slot = 0; slot < taken; slot++) {
      wanted.push({ kind: PAWN_KINDS[1 - captor]!, at: trayPlace(captor, slot) });
    }
  }
  return wanted;
}

/** The pieces after an entry, with their identities. Where events do not explain a change, the nearest piece is used. */
export function follow(
  before: readonly Piece[] | null,
  { state, events }: Shown<State, TchagEvent>,
): readonly Piece[] {
  const wanted = layout(state);
  const moved = (before ?? []).map(piece => ({ ...piece }));
  for (const event of events) applyEvent(moved, event);
  return rematch(moved, wanted, placeOf(false));
}

type MutablePiece = { -readonly [K in keyof Piece]: Piece[K] };

function applyEvent(pieces: readonly MutablePiece[], event: TchagEvent): void {
  const find = (at: number, wants: (p: Piece) => boolean): MutablePiece | undefined =>
    pieces.find(p => p.on && p.at === at && wants(p));
  switch (event.kind) {
    case 'moved': {
      const struck = find(event.to, isPawn);
      const walker = find(event.from, isPawn);
      if (struck) struck.at = freeSlot(pieces, event.seat);
      if (walker) walker.at = event.to;
      return;
    }
    case 'removed': {
      const stone = find(event.square, isStone);
      if (stone) stone.on = false;
      return;
    }
    case 'slid': {
      const ways = event.stones.map(way => ({
        to: way.to,
        riders: [find(way.from, isStone), find(way.from, isPawn)],
      }));
      for (const { to, riders } of ways) for (const rider of riders) if (rider) rider.at = to;
    }
  }
}

function freeSlot(pieces: readonly Piece[], captor: number): number {
  for (let slot = 0; ; slot++) {
    const at = trayPlace(captor, slot);
    if (!pieces.some(p => p.on && p.at === at)) return at;
  }
}
