import type { ComponentChildren } from 'preact';
import type { BoardPoint } from '../../../board/piece.ts';
import { CELL, FIELD } from './geometry.ts';

/** Drawings of the grave goods. Each is centred on (0, 0), within 18 units to the sides, 24 up and 18 down. */

const EDGE = '#1c1420';

const Drawn = ({ children }: { readonly children: ComponentChildren }) => (
  <g stroke={EDGE} stroke-width={1.6} stroke-linejoin="round" stroke-linecap="round">
    {children}
  </g>
);

const Column = () => (
  <Drawn>
    <path d="M-15 18V11H15V18z" fill="#a49478" />
    <path d="M-10 11V-13H10V11z" fill="#c2b295" />
    <path d="M-5-12V10M0-12V10M5-12V10" stroke="#7e7059" />
    <path d="M-15-22H15L11-13H-11z" fill="#b35a38" />
    <path d="M-8-18H8" stroke="#f0c86c" stroke-width={2} />
  </Drawn>
);

const Vase = () => (
  <Drawn>
    <path d="M-5-20H5C4-14 4-12 9-7 16 0 14 12 7 18H-7C-14 12-16 0-9-7-4-12-4-14-5-20z" fill="#e9edf2" />
    <path d="M-12-1Q0 5 12-1M-12 8Q0 14 12 8M-4-12H4" fill="none" stroke="#3f66ad" stroke-width={2} />
    <path d="M-4 4q4-5 8 0q-4 5-8 0z" fill="#3f66ad" stroke="none" />
  </Drawn>
);

const Urn = () => (
  <Drawn>
    <path d="M-8-10H8C17-6 17 10 8 18H-8C-17 10-17-6-8-10z" fill="#8cbfa6" />
    <path d="M-14-4Q-20 2-13 8M14-4Q20 2 13 8" fill="none" stroke-width={2.4} />
    <path d="M-10-10Q0-20 10-10zM0-18V-21" fill="#6fa58b" />
    <path d="M-9 2H9" stroke="#4e7d67" />
  </Drawn>
);

const Brazier = () => (
  <Drawn>
    <path d="M-10 18-6 4M10 18 6 4M0 18V6" stroke="#6d5230" stroke-width={3} />
    <path d="M-16-6H16C15 4 8 8 0 8S-15 4-16-6z" fill="#9a7536" />
    <path d="M-16-6Q0-12 16-6 0-1-16-6z" fill="#4a3420" />
    <path d="M-7-7 0-14 6-7M-1-7 5-12" fill="none" stroke="#7b5b3a" stroke-width={2.4} />
  </Drawn>
);

/** Bamboo in a pot. */
const Pot = () => (
  <Drawn>
    <path d="M-11 5H11L8 18H-8z" fill="#b3643c" />
    <path d="M-3 5V-18M4 5V-12" stroke="#5f8f3c" stroke-width={3} />
    <path
      d="M-3-8C-10-8-14-12-15-18-9-18-5-14-3-8zM4-6C10-6 15-9 16-15 10-15 6-11 4-6zM-3-18C-1-23 3-25 8-24 6-20 2-18-3-18zM4 2C9 2 12 0 14-3"
      fill="#7fb254"
    />
  </Drawn>
);

const Scrolls = () => (
  <Drawn>
    <path d="M-15 9a4.500 4.500 0 0 0 0 9H13V9z" fill="#e3d2a8" />
    <circle cx={13} cy={13.5} r={4.5} fill="#f3e7c6" />
    <path d="M-12 0a4.500 4.500 0 0 0 0 9H15V0z" fill="#d9c493" />
    <circle cx={15} cy={4.5} r={4.5} fill="#efe0b8" />
    <path d="M-9-9a4.500 4.500 0 0 0 0 9H8V-9z" fill="#e8d9b2" />
    <circle cx={8} cy={-4.5} r={4.5} fill="#f3e7c6" />
    <path d="M-3 9V18M2 0V9M-1-9V0" stroke="#a8342a" stroke-width={2.6} />
  </Drawn>
);

const Turtle = () => (
  <Drawn>
    <path d="M-15 8 -19 15M-6 12-8 18M7 12 9 18M14 9 18 15" stroke-width={4} stroke="#6f7f62" />
    <path d="M12 4C18-2 20-8 16-12S8-9 9-2z" fill="#8d9d7c" />
    <path d="M-17 9C-17-6-8-12 0-12S16-5 16 9Q0 15-17 9z" fill="#73866b" />
    <path d="M-8-9-4 0-9 10M6-10 3 0 8 10M-4 0H3" fill="none" stroke="#4d5c48" />
    <circle cx={15} cy={-8} r={1.2} fill={EDGE} />
  </Drawn>
);

const Drum = () => (
  <Drawn>
    <path d="M-12 18-6 10M12 18 6 10" stroke="#6d4a2a" stroke-width={3} />
    <ellipse cy={-2} rx={15} ry={15} fill="#a8342a" />
    <ellipse cy={-2} rx={11} ry={11} fill="#ecd9b0" />
    <path d="M-5-2a5 5 0 0 1 5-5 2.500 2.500 0 0 1 0 5 2.500 2.500 0 0 0 0 5 5 5 0 0 1-5-5z" fill="#3a2f4a" />
  </Drawn>
);

const Chest = () => (
  <Drawn>
    <path d="M-16 18V-2H16V18z" fill="#8a4a2a" />
    <path d="M-16-2C-16-12 16-12 16-2z" fill="#a35c35" />
    <path d="M-16-2H16M-9-8V18M9-8V18" stroke="#d9a93e" stroke-width={2.2} />
    <path d="M-4-4H4V5H-4z" fill="#e6bd57" />
  </Drawn>
);

const Bell = () => (
  <Drawn>
    <path d="M-15 18V-18M15 18V-18M-18-18H18" stroke="#9c2f2a" stroke-width={3.4} />
    <path d="M-8-11C-8-18 8-18 8-11L11 9H-11z" fill="#b8923f" />
    <path d="M-9-2H9M-10 4H10" stroke="#7a5c1e" />
    <circle cy={12} r={3} fill="#7a5c1e" />
  </Drawn>
);

const Vine = () => (
  <g fill="none" stroke="#3f6b3c" stroke-width={2.6} stroke-linecap="round">
    <path d="M-20-20C-6-14-10 2 2 4S12 16 20 20M-4-8C4-10 8-16 6-22M4 5C0 12-8 12-12 18" />
    <path
      d="M-9-13q6-6 9 0q-6 4-9 0zM5-17q7-2 6 5q-7 0-6-5zM6 6q8-3 8 4q-7 2-8-4zM-9 14q-8-3-9 4q7 3 9-4zM-14-19q-1-6 6-5z"
      fill="#6c9c4e"
      stroke="none"
    />
  </g>
);

const GOODS = [Column, Vase, Brazier, Turtle, Urn, Pot, Scrolls, Drum, Chest, Bell, Vine] as const;

/** Position of one of the grave goods. Must agree with servants.ts: servants hide behind them (TCHANG-15). */
type Stand = BoardPoint & {
  /** Index in GOODS. */
  readonly thing: number;
  readonly scale: number;
};

const SIX = [0, 1, 2, 3, 4, 5];

/** Index in GOODS for each crossing, row by row from the north; -1 for none. No two equal neighbours. */
const CROSSED = [
  [-1, 8, 1, 5, 10, -1],
  [2, 7, 4, 9, 0, 6],
  [6, 10, 3, 1, 8, 5],
  [1, 5, 9, 2, 10, 7],
  [8, 3, 6, 7, 4, 1],
  [-1, 10, 0, 8, 2, -1],
];

/** Where four slabs meet, except beside the dragons. */
const CROSSINGS: readonly Stand[] = CROSSED.flatMap((row, j) =>
  row.map((thing, i) => ({ x: CELL * (i + 1), y: CELL * (j + 1) + 1, thing, scale: 0.95 })),
).filter(({ thing }) => thing >= 0);

/** Index in GOODS for each niche, side by side from the north clockwise. */
const NICHED = [
  [1, 8, 5, 2, 9, 6],
  [4, 1, 5, 8, 2, 9],
  [7, 4, 1, 8, 5, 2],
  [0, 7, 4, 1, 8, 5],
];

/** Niches in the wall, between two columns or two rows. */
export const NICHES: readonly Stand[] = NICHED.flatMap((things, side) =>
  SIX.map(i => ({ ...nicheAt(side, CELL * (i + 1)), thing: things[i]!, scale: 0.56 })),
);

function nicheAt(side: number, at: number): BoardPoint {
  if (side === 0) return { x: at, y: -12 };
  if (side === 1) return { x: FIELD + 19, y: at + 4 };
  if (side === 2) return { x: at, y: FIELD + 24 };
  return { x: -19, y: at + 4 };
}

/** All grave goods, each with its shadow. */
export const GraveGoods = () => (
  <>
    {NICHES.map(stand => (
      <Good key={`${stand.x},${stand.y}`} {...stand} />
    ))}
    {CROSSINGS.map(stand => (
      <Good key={`${stand.x},${stand.y}`} {...stand} />
    ))}
  </>
);

function Good({ x, y, thing, scale }: Stand) {
  const Thing = GOODS[thing];
  if (!Thing) throw new Error(`no drawing of grave good ${thing}`);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cy={17} rx={18} ry={4} fill="#0b0714" opacity={0.6} />
      <Thing />
    </g>
  );
}
