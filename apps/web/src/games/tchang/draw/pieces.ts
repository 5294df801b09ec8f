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
import type { Shown } from '../../../board/contract.ts';
import { type Piece, type Place, rematch, type Wanted } from '../../../board/piece.ts';
import { centreOf } from '../art/geometry.ts';

/** Places 0‥48 hold statues and stones. From 100 on, a place is one pawn's position within a space. */
const FIRST_PAWN_PLACE = 100;

/** Offset from the centre of the space, and scale: alone, one of two, of three, of four. */
const STANDS: readonly Place[] = [
  { x: 0, y: 0, scale: 1 },
  { x: -20, y: 0, scale: 0.82 },
  { x: 20, y: 0, scale: 0.82 },
  { x: 0, y: -19, scale: 0.72 },
  { x: -21, y: 15, scale: 0.72 },
  { x: 21, y: 15, scale: 0.72 },
  { x: -20, y: -18, scale: 0.68 },
  { x: 20, y: -18, scale: 0.68 },
  { x: -20, y: 18, scale: 0.68 },
  { x: 20, y: 18, scale: 0.68 },
];

/** Index in STANDS of the first of `pawns` pawns on one space. */
const firstStand = (pawns: number): number => (pawns * (pawns - 1)) / 2;

/** Place of the nth of several pawns on a space. */
export const standAt = (space: Space, nth: number, pawns: number): number =>
  FIRST_PAWN_PLACE + space * STANDS.length + firstStand(pawns) + nth;
export const spaceAt = (place: number): Space =>
  place < FIRST_PAWN_PLACE ? place : Math.floor((place - FIRST_PAWN_PLACE) / STANDS.length);

export function placeAt(place: number): Place {
  const { x, y } = centreOf(spaceAt(place));
  if (place < FIRST_PAWN_PLACE) return { x, y, scale: 1 };
  const stand = STANDS[(place - FIRST_PAWN_PLACE) % STANDS.length]!;
  return { x: x + stand.x, y: y + stand.y, scale: stand.scale };
}

/** Piece ids: one pawn per colour, one statue and one stone per space. */
export const pawnPiece = (colour: Colour): string => `pawn-${colour}`;
export const statuePiece = (space: Space): string => `statue-${space}`;
export const stonePiece = (space: Space): string => `stone-${space}`;

export const isPawn = (piece: Pick<Piece, 'kind'>): boolean => piece.kind.startsWith('pawn-');
export const isStatue = (piece: Pick<Piece, 'kind'>): boolean => piece.kind.startsWith('statue-');
export const isStone = (piece: Pick<Piece, 'kind'>): boolean => piece.kind.startsWith('stone-');
export const colourOf = (piece: Pick<Piece, 'kind'>): Colour => Number(piece.kind.slice('pawn-'.length));

/** Pieces of a position. Statues and stones never move, so their kind names their space; `lies` is their visible side. */
function listPieces(state: State): readonly Wanted[] {
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

/** The pieces of the shown position. Kinds are unique, so a piece's id is its kind. */
export function follow(
  before: readonly Piece[] | null,
  { state }: Shown<State, TchangEvent>,
): readonly Piece[] {
  return rematch(before ?? [], listPieces(state), placeAt).map(piece => ({ ...piece, id: piece.kind }));
}
