import { flipPoint, type Point, type Polygon, plus, point, surd, turnPoint } from './point.ts';

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
/** Index in PIECES. */
export type Piece = number;

export const EIGHTHS = 8;

const corners = (...list: readonly (readonly [number, number])[]): Polygon =>
  list.map(([x, y]) => point(surd(x), surd(y)));
const triangle = (leg: number): Polygon => corners([0, 0], [leg, 0], [0, leg]);

/** Legs of a small triangle are 2, so that turns by eighths stay on the lattice. The total area is 32. */
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

/** A laid piece: flipped, then turned counter-clockwise by eighths, then its first corner moved to `at`. */
export type Placed = {
  readonly piece: Piece;
  readonly eighths: number;
  readonly flipped: boolean;
  readonly at: Point;
};

/** A piece that is not yet on the lattice; (x, y) is its first corner. */
export type Held = Omit<Placed, 'at'> & { readonly x: number; readonly y: number };

/** Outlines by piece, flipped and eighths, with the first corner at the origin. */
const OUTLINES: readonly Polygon[] = PIECES.flatMap(name =>
  [false, true].flatMap(flipped => {
    // A mirror reverses the order of the corners; keep the first one first.
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

/** A piece as written in figures/: x and y are [a, b] of a + b√2. */
type Written = readonly [
  name: PieceName,
  eighths: number,
  x: readonly [number, number],
  y: readonly [number, number],
  flipped?: true,
];

export const lay = (...pieces: readonly Written[]): readonly Placed[] =>
  pieces.map(([name, eighths, [xa, xb], [ya, yb], flipped = false]) => ({
    piece: PIECES.indexOf(name),
    eighths,
    flipped,
    at: point(surd(xa, xb), surd(ya, yb)),
  }));
