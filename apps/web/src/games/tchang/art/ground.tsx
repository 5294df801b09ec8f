import './tomb.css';
import { CORRIDORS, EXITS, endsOf, GROUND } from '@tablee/tchang';
import type { ComponentChildren } from 'preact';
import { Frieze } from './frieze.tsx';
import { CELL, centreOf, FIELD, VIEW_BOX } from './geometry.ts';
import { Goods } from './goods.tsx';
import { Slabs } from './slabs.tsx';

type Props = {
  readonly view?: string;
  /** What peeps out from behind the grave goods (TCHANG-15). */
  readonly behind?: ComponentChildren;
  /** What is drawn over all of the ground, and under the dark. */
  readonly children?: ComponentChildren;
};

/**
 * What never moves and never changes: rock, corridors, slabs, and what stands between them. A drawing of its own, so
 * that it is painted once. Needs TombDefs.
 */
export const Ground = ({ view = VIEW_BOX, behind, children }: Props) => (
  <svg class="tchang-layer tchang-ground" viewBox={view} aria-hidden="true">
    <Frieze />
    <rect x={-6} y={-6} width={FIELD + 12} height={FIELD + 12} rx={6} fill="#342c40" />
    <path d={COURSES} fill="none" stroke="#231c2e" stroke-width={2} />
    <Corridors />
    <Slabs />
    <rect width={FIELD} height={FIELD} fill="url(#tchang-grain)" />
    {behind}
    <Goods />
    {children}
  </svg>
);

/** The rock between the corridors is masonry, too. */
const COURSES = Array.from({ length: 28 }, (_, i) => `M0 ${i * 25 + 12}H${FIELD}`).join('');

const isNext = (a: number, b: number): boolean => {
  const [p, q] = [centreOf(a), centreOf(b)];
  return Math.hypot(p.x - q.x, p.y - q.y) === CELL;
};

/** Those to the exits are never closed, and no corridors to the rules. */
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
