import {
  type Colour,
  hasStatue,
  NOWHERE,
  pawnsOn,
  type Space,
  type State,
  statueOf,
  stoneOf,
  type TchangEvent,
} from '@tablee/tchang';
import type { Shown } from '../../board/contract.ts';
import { type Piece, rematch, type Wanted } from '../../board/piece.ts';
import { placeAt, standAt } from './spots.ts';

/** There is one pawn of each colour: its name is its identity, and the light it carries goes by the same name. */
export const pawnPiece = (colour: Colour): string => `pawn-${colour}`;
export const statuePiece = (space: Space): string => `statue-${space}`;
export const stonePiece = (space: Space): string => `stone-${space}`;

/** Statues and stones never travel: each kind is its place. `lies` is what of them is seen. */
function layout(state: State): readonly Wanted[] {
  const wanted: Wanted[] = [];
  for (const [at, cell] of state.cells.entries()) {
    if (hasStatue(cell)) wanted.push({ kind: statuePiece(at), at, lies: statueOf(cell) });
    if (stoneOf(cell) !== 0) wanted.push({ kind: stonePiece(at), at, lies: stoneOf(cell) });
  }
  for (const pawn of state.variant.colours) {
    const space = state.pawns[pawn]!;
    if (space === NOWHERE) continue;
    const here = pawnsOn(state, space);
    wanted.push({ kind: pawnPiece(pawn), at: standAt(space, here.indexOf(pawn), here.length) });
  }
  return wanted;
}

/** Everything that lies or stands, each still itself: an identity is its kind. */
export function follow(
  before: readonly Piece[] | null,
  { state }: Shown<State, TchangEvent>,
): readonly Piece[] {
  return rematch(before ?? [], layout(state), placeAt).map(piece => ({ ...piece, id: piece.kind }));
}

export const isPawn = (piece: Pick<Piece, 'kind'>): boolean => piece.kind.startsWith('pawn-');
export const isStatue = (piece: Pick<Piece, 'kind'>): boolean => piece.kind.startsWith('statue-');
export const isStone = (piece: Pick<Piece, 'kind'>): boolean => piece.kind.startsWith('stone-');
export const colourOf = (piece: Pick<Piece, 'kind'>): Colour => Number(piece.kind.slice('pawn-'.length));
