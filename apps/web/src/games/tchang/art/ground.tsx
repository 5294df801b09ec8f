import { CORRIDORS, EXITS, endsOf, GROUND } from '@tablee/tchang';
import type { ComponentChildren } from 'preact';
import { CELL, centreOf, FIELD, RIM, SIDE, VIEW_BOX } from './geometry.ts';
import { GraveGoods, NICHES } from './grave-goods.tsx';
import { Slabs } from './slabs.tsx';

/** One turn of the meander, 20 units long. */
const TURN = 'h16v-9h-9v4h4';
const KEYS = Array.from({ length: 34 }, (_, i) => `M${10 + i * 20}-15${TURN}M${26 + i * 20}-15h4`).join('');
const SIDES = [0, 90, 180, 270];
/** The other two sides carry letters and numbers. */
const PATTERNED = [0, 90];
const KNOT = 'M0-11 11 0 0 11-11 0zM-5.500-5.500 5.500 5.500M5.500-5.500-5.500 5.500';
const CORNERS = [-19, 719].flatMap(y => [-19, 719].map(x => ({ x, y })));
const NICHE = 'M-14 12V-6A14 13 0 0 1 14-6V12z';

/** The wall around the tomb, with a meander and niches. */
const Frieze = () => (
  <>
    <rect class="outer" x={-RIM} y={-RIM} width={SIDE} height={SIDE} rx={26} />
    <rect x={-30} y={-30} width={760} height={760} rx={14} fill="#5d5468" />
    {SIDES.map(turn => (
      <g key={turn} transform={`rotate(${turn} 350 350)`}>
        {PATTERNED.includes(turn) && <path d={KEYS} fill="none" stroke="#bfae86" stroke-width={2} />}
        <path d="M-30-8H730" stroke="#2b2438" stroke-width={2} />
      </g>
    ))}
    {CORNERS.map(({ x, y }) => (
      <path
        key={`${x},${y}`}
        d={KNOT}
        fill="none"
        stroke="#d9c694"
        stroke-width={2}
        transform={`translate(${x} ${y})`}
      />
    ))}
    {NICHES.map(({ x, y }) => (
      <path
        key={`${x},${y}`}
        d={NICHE}
        fill="#231b30"
        stroke="#8d8072"
        stroke-width={2}
        transform={`translate(${x} ${y})`}
      />
    ))}
  </>
);

type Props = {
  readonly view?: string;
  /** Drawn under the grave goods (TCHANG-15: hidden servants). */
  readonly behind?: ComponentChildren;
  /** Drawn over the ground and under the darkness. */
  readonly children?: ComponentChildren;
};

/** Rock, corridors, slabs and grave goods: a separate SVG because it never changes and is painted once. Needs TombDefs. */
export const Ground = ({ view = VIEW_BOX, behind, children }: Props) => (
  <svg class="tchang-layer tchang-ground" viewBox={view} aria-hidden="true">
    <Frieze />
    <rect x={-6} y={-6} width={FIELD + 12} height={FIELD + 12} rx={6} fill="#342c40" />
    <path d={COURSES} fill="none" stroke="#231c2e" stroke-width={2} />
    <Corridors />
    <Slabs />
    <rect width={FIELD} height={FIELD} fill="url(#tchang-grain)" />
    {behind}
    <GraveGoods />
    {children}
  </svg>
);

/** Masonry lines in the rock between the corridors. */
const COURSES = Array.from({ length: 28 }, (_, i) => `M0 ${i * 25 + 12}H${FIELD}`).join('');

const isNext = (a: number, b: number): boolean => {
  const [p, q] = [centreOf(a), centreOf(b)];
  return Math.hypot(p.x - q.x, p.y - q.y) === CELL;
};

/** Ways to the exits are never closed. The rules do not count them as corridors. */
const TO_EXITS = EXITS.flatMap(exit =>
  GROUND.filter(space => isNext(space, exit)).map(space => [space, exit] as const),
);
const WAYS = [...CORRIDORS.map(endsOf), ...TO_EXITS]
  .map(ends => ends.map(centreOf))
  .map(([p, q]) => `M${p!.x} ${p!.y}L${q!.x} ${q!.y}`)
  .join('');

const Corridors = () => (
  <g fill="none">
    <path d={WAYS} stroke="#191222" stroke-width={50} />
    <path d={WAYS} stroke="#95876f" stroke-width={42} />
    <path d={WAYS} stroke="#6b5f4f" stroke-width={42} stroke-dasharray="2 8" />
    <path d={WAYS} stroke="#95876f" stroke-width={14} stroke-dasharray="12 8" stroke-dashoffset={3} />
  </g>
);
