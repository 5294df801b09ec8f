import { findCard } from '@tablee/catalogue';
import { type Seat, SEAT_COLOURS as SHAPES, type SeatColour as Shape } from '@tablee/kernel';

export { SHAPES, type Shape };

/** In a square of 20 × 20. */
export const OUTLINES: { readonly [S in Shape]: string } = {
  vermilion: 'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
  blue: 'M3 3h14v14H3z',
  gold: 'M10 2l8.5 15.5h-17z',
  green: 'M10 1l8.5 9l-8.5 9l-8.5-9z',
  white:
    'M10 1.1l2.6 6 6.5.6-4.800 4.400 1.300 6.400-5.600-3.300-5.600 3.300 1.300-6.400-4.800-4.400 6.500-.6z',
};

/** The shape of a seat before a position is known. */
export const shapeOf = (game: string, seat: Seat): Shape =>
  findCard(game)?.colours[seat] ?? SHAPES[seat % SHAPES.length]!;

/** Colour and shape together, for people who cannot distinguish colours. */
export function Marks({ shapes }: { readonly shapes: readonly Shape[] }) {
  const apart = 15;
  const width = 20 + apart * (shapes.length - 1);
  return (
    <svg
      class="mark"
      viewBox={`0 0 ${width} 20`}
      style={shapes.length > 1 ? { width: `${(width / 20) * 1.1}em` } : undefined}
      aria-hidden="true"
    >
      {shapes.map((shape, i) => (
        <path
          key={shape}
          transform={`translate(${i * apart} 0)`}
          d={OUTLINES[shape]}
          fill={`var(--${shape})`}
          stroke="var(--ink)"
          stroke-width="1.4"
          stroke-linejoin="round"
        />
      ))}
    </svg>
  );
}

type MarkProps = { readonly game: string; readonly players: number; readonly seat: Seat };

/** The mark of a seat before a position is known; empty if it depends on the position. */
export function Mark({ game, players, seat }: MarkProps) {
  const fixedFor = findCard(game)?.coloursFor;
  return fixedFor && !fixedFor.includes(players) ? null : <Marks shapes={[shapeOf(game, seat)]} />;
}
