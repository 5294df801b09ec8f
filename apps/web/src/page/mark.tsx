import type { Seat } from '@tablee/kernel';
import { marksOf } from '../games/marks.ts';

export const SHAPES = ['vermilion', 'blue', 'gold', 'green'] as const;
export type Shape = (typeof SHAPES)[number];

const outlines: { readonly [S in Shape]: string } = {
  vermilion: 'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
  blue: 'M3 3h14v14H3z',
  gold: 'M10 2l8.5 15.5h-17z',
  green: 'M10 1l8.5 9l-8.5 9l-8.5-9z',
};

/** A player's colour and shape: one without the other would leave somebody out. */
export function Mark({ game, seat }: { readonly game: string; readonly seat: Seat }) {
  const shape = marksOf(game)[seat] ?? SHAPES[seat % SHAPES.length]!;
  return (
    <svg class="mark" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={outlines[shape]}
        fill={`var(--${shape})`}
        stroke="var(--ink)"
        stroke-width="1.4"
        stroke-linejoin="round"
      />
    </svg>
  );
}
