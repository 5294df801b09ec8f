import { flipPoint, type Point, type Polygon, plus, point, turnPoint } from './point.ts';
import { surd } from './surd.ts';

/** TCHANG-14: the seven pieces, in the order of the statues' faces t1 … t7. */
export const PIECES = [
  'large-1',
  'large-2',
  'middle',
  'small-1',
  'small-2',
  'square',
  'parallelogram',
] as const;
export type PieceName = (typeof PIECES)[number];
/** Inside: its index. */
export type Piece = number;

export const EIGHTHS = 8;

const corners = (...list: readonly (readonly [number, number])[]): Polygon =>
  list.map(([x, y]) => point(surd(x), surd(y)));
const triangle = (leg: number): Polygon => corners([0, 0], [leg, 0], [0, leg]);

/** A small triangle has legs of 2, so that eighths of a turn stay on whole numbers; all seven cover 32. */
const MIDDLE: Polygon = [point(surd(0), surd(0)), point(surd(0, 2), surd(0)), point(surd(0), surd(0, 2))];
const SHAPES: { readonly [P in PieceName]: Polygon } = {
  'large-1': triangle(4),
  'large-2': triangle(4),
  middle: MIDDLE,
  'small-1': triangle(2),
  'small-2': triangle(2),
  square: corners([0, 0], [2, 0], [2, 2], [0, 2]),
  parallelogram: corners([0, 0], [2, 0], [4, 2], [2, 2]),
};

/** Where a piece lies: flipped first, then turned to the left by eighths, then its first corner moved to `at`. */
export type Placed = {
  readonly piece: Piece;
  readonly eighths: number;
  readonly flipped: boolean;
  readonly at: Point;
};

/** A piece in the hand: turned, its first corner at x and y, not on the lattice yet. */
export type Held = Omit<Placed, 'at'> & { readonly x: number; readonly y: number };

/** The outline of a piece turned so far, its first corner at the origin. */
const OUTLINES: readonly Polygon[] = PIECES.flatMap(name =>
  [false, true].flatMap(flipped => {
    // A mirror turns the corners' order round; the first corner stays the first.
    const [first, ...rest] = SHAPES[name].map(flipped ? flipPoint : p => p);
    let outline: Polygon = flipped ? [first!, ...rest.reverse()] : [first!, ...rest];
    return Array.from({ length: EIGHTHS }, () => {
      const now = outline;
      outline = outline.map(turnPoint);
      return now;
    });
  }),
);

export function outlineOf({ piece, eighths, flipped, at }: Placed): Polygon {
  const turned = ((eighths % EIGHTHS) + EIGHTHS) % EIGHTHS;
  return OUTLINES[(piece * 2 + (flipped ? 1 : 0)) * EIGHTHS + turned]!.map(p => plus(p, at));
}
