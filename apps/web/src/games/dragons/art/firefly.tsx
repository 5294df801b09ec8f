import type { BoardPoint } from '../../../board/piece.ts';

/** One firefly, about 30 units wide with its halo. */
export const Firefly = ({ x, y, scale = 1 }: BoardPoint & { readonly scale?: number }) => (
  <g class="firefly" transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle class="halo" r="15" />
    <path class="wings" d="M-1-4Q-14-16-13-4Q-12 1-2 0zM1-4Q14-16 13-4Q12 1 2 0z" />
    <ellipse class="lamp" cy="4" rx="5.500" ry="7" />
    <circle class="dark" cy="-5" r="4" />
  </g>
);

/** Positions of 0 to 4 fireflies, arranged like dots on a die. */
export const SPOTS: readonly (readonly BoardPoint[])[] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -13, y: 10 },
    { x: 13, y: -8 },
  ],
  [
    { x: 0, y: -14 },
    { x: -15, y: 12 },
    { x: 15, y: 12 },
  ],
  [
    { x: -14, y: -12 },
    { x: 14, y: -12 },
    { x: -14, y: 14 },
    { x: 14, y: 14 },
  ],
];

/** Scale of each firefly, by their number. */
export const SIZES: readonly number[] = [0, 1.9, 1.5, 1.3, 1.2];

/** Positions of lights in a jar. */
const FLOATING: readonly BoardPoint[] = [
  { x: -9, y: 24 },
  { x: 10, y: 20 },
  { x: 0, y: 8 },
  { x: -15, y: 4 },
  { x: 15, y: 2 },
  { x: -6, y: -8 },
  { x: 9, y: -12 },
  { x: -15, y: -15 },
  { x: 17, y: 30 },
  { x: -18, y: 33 },
];

/** A jar with its number of fireflies, 60 units wide and 90 high. At most ten lights are drawn. */
export function Jar({ fireflies }: { readonly fireflies: number }) {
  return (
    <g class="jar">
      <path
        class="glass"
        d="M-19-30H19Q18-22 25-17Q29-13 29-4V34Q29 44 19 44H-19Q-29 44-29 34V-4Q-29-13-25-17Q-18-22-19-30z"
      />
      {FLOATING.slice(0, fireflies).map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <circle class="halo" cx={x} cy={y} r="8" />
          <circle class="lamp" cx={x} cy={y} r="3.500" />
        </g>
      ))}
      <path class="gleam" d="M-22-6V30" />
      <rect class="lid" x="-22" y="-43" width="44" height="14" rx="5" />
      <text class="number" y="22">
        {fireflies}
      </text>
    </g>
  );
}
