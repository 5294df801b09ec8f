import {
  BLUE,
  halfTurn,
  halfTurnShape,
  isFlag,
  NOWHERE,
  nameShape,
  nameSquare,
  PIECES,
  readShape,
  readSquare,
  type Shape,
  type Side,
  type Square,
  shapeOf,
  sideOf,
  type TekaoEvent,
} from '@tablee/tekao';
import type { Past } from '../../../board/contract.ts';

/** A piece on a square, with its orientation. */
export type Placement = { readonly square: Square; readonly shape: Shape };
/** Pieces of one side on its home, in the order of placing; always from blue's point of view. */
export type Lineup = readonly Placement[];

/** Converts between blue's point of view and the board of a side: yellow's is the half-turn image. */
export const squareFor = (side: Side, square: Square): Square => (side === BLUE ? square : halfTurn(square));
export const shapeFor = (side: Side, shape: Shape): Shape => (side === BLUE ? shape : halfTurnShape(shape));
export const placementFor = (side: Side, { square, shape }: Placement): Placement => ({
  square: squareFor(side, square),
  shape: shapeFor(side, shape),
});

/** `a1:PTAG,c2:FFFF`, as in the text of a position. */
export const writeLineup = (lineup: Lineup): string =>
  lineup.map(({ square, shape }) => `${nameSquare(square)}:${nameShape(shape)}`).join(',');

/** Null if the text is no line-up: two pieces on a square, two flags, too many pieces. */
export function readLineup(text: string): Lineup | null {
  const placements: Placement[] = [];
  for (const word of text.split(',')) {
    const [at = '', letters = '', ...rest] = word.split(':');
    const square = readSquare(at);
    const shape = readShape(letters);
    if (square === NOWHERE || shape === null || rest.length > 0) return null;
    if (placements.some(one => one.square === square)) return null;
    placements.push({ square, shape });
  }
  const flags = placements.filter(one => isFlag(one.shape)).length;
  return placements.length <= PIECES && flags <= 1 ? placements : null;
}

/** The pieces a side has placed, in order, with the flag last. */
export function placedLineup(past: readonly Pick<Past<TekaoEvent>, 'events'>[], side: Side): Lineup {
  const placements: Placement[] = [];
  const add = (square: number, cell: number): void => {
    if (sideOf(cell) === side) placements.push(placementFor(side, { square, shape: shapeOf(cell) }));
  };
  for (const event of past.flatMap(({ events }) => events)) {
    if (event.kind === 'placed') add(event.square, event.cell);
    else if (event.kind === 'mirrored') for (const { square, cell } of event.pieces) add(square, cell);
  }
  return [
    ...placements.filter(({ shape }) => !isFlag(shape)),
    ...placements.filter(({ shape }) => isFlag(shape)),
  ];
}
