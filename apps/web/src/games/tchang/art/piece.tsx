import { ORIGIN, outlineOf, PIECES, placeOf } from '@tablee/tchang/tangram';

/** Units of the drawing per unit of the piece: the small ones a little larger than true, or a phone would lose them. */
const SCALES: { readonly [P in (typeof PIECES)[number]]: number } = {
  'large-1': 11,
  'large-2': 11,
  middle: 13,
  'small-1': 15,
  'small-2': 15,
  square: 15,
  parallelogram: 12,
};
/** So that triangles lie on their long side. */
const EIGHTHS: { readonly [P in (typeof PIECES)[number]]: number } = {
  'large-1': 5,
  'large-2': 1,
  middle: 5,
  'small-1': 5,
  'small-2': 1,
  square: 0,
  parallelogram: 0,
};

function outline(piece: number): string {
  const name = PIECES[piece];
  if (!name) throw new Error(`no tangram piece ${piece}`);
  const corners = outlineOf({ piece, eighths: EIGHTHS[name], flipped: false, at: ORIGIN }).map(placeOf);
  const middle = (of: readonly number[]): number => (Math.min(...of) + Math.max(...of)) / 2;
  const [x, y] = [middle(corners.map(c => c[0])), middle(corners.map(c => c[1]))];
  const round = (n: number): number => Math.round(n * SCALES[name] * 100) / 100;
  return `M${corners.map(c => `${round(c[0] - x)} ${round(y - c[1])}`).join('L')}z`;
}

const OUTLINES = PIECES.map((_, piece) => outline(piece));

/** TCHANG-14: one of the seven in its true shape, about (0, 0). */
export const PieceShape = ({ piece }: { readonly piece: number }) => (
  <path d={OUTLINES[piece]} fill="#3b2a6b" stroke="#1a1140" stroke-width={2} stroke-linejoin="round" />
);
