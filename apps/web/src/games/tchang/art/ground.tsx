import './tomb.css';
import { CORRIDORS, EXITS, endsOf, GROUND, START } from '@tablee/tchang';
import type { ComponentChildren } from 'preact';
import { centreOf, RIM, SIDE, VIEW_BOX } from './geometry.ts';
import { SLAB } from './slab.ts';

type Props = {
  readonly view?: string;
  /** What hides in it (TCHANG-15): drawn over all of the ground and under the dark. */
  readonly children?: ComponentChildren;
};

/** What never moves and never changes: rock, corridors, slabs and what decorates them. Needs TombDefs. */
export function Ground({ view = VIEW_BOX, children }: Props) {
  const start = centreOf(START);
  return (
    <svg class="tchang-layer tchang-ground" viewBox={view} aria-hidden="true">
      <rect class="outer" x={-RIM} y={-RIM} width={SIDE} height={SIDE} rx={26} />
      <rect x={-4} y={-4} width={708} height={708} rx={6} fill="#3b3346" />
      <Corridors />
      {GROUND.map(space => {
        const { x, y } = centreOf(space);
        return (
          <g key={space} transform={`translate(${x} ${y})`}>
            <path d={SLAB} fill="#1d1728" transform="translate(1 4)" />
            <path d={SLAB} fill="url(#tchang-slab)" />
          </g>
        );
      })}
      <circle cx={start.x} cy={start.y} r={46} fill="url(#tchang-slab)" />
      {children}
    </svg>
  );
}

const isExit = (space: number): boolean => EXITS.includes(space);
const WAYS = [
  ...CORRIDORS.map(endsOf),
  ...EXITS.flatMap(exit => GROUND.filter(space => isNext(space, exit)).map(space => [space, exit] as const)),
];
function isNext(a: number, b: number): boolean {
  const [p, q] = [centreOf(a), centreOf(b)];
  return !isExit(a) && Math.hypot(p.x - q.x, p.y - q.y) === 100;
}

const Corridors = () => (
  <g stroke="#8f826f" stroke-width={42}>
    {WAYS.map(([a, b]) => {
      const [p, q] = [centreOf(a), centreOf(b)];
      return <path key={`${a}-${b}`} d={`M${p.x} ${p.y}L${q.x} ${q.y}`} />;
    })}
  </g>
);
