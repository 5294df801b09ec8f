import './tomb.css';
import { CORRIDORS, EXITS, endsOf, GROUND, START } from '@tablee/tchang';
import type { ComponentChildren } from 'preact';
import { DECOR, Vine } from './decor.tsx';
import { Frieze } from './frieze.tsx';
import { CELL, centreOf, FIELD, VIEW_BOX } from './geometry.ts';
import { RELIEFS, ROSE } from './relief.ts';
import { SLAB } from './slab.ts';

type Props = {
  readonly view?: string;
  /** What hides in it (TCHANG-15): drawn over all of the ground and under the dark. */
  readonly children?: ComponentChildren;
};

/**
 * What never moves and never changes: rock, corridors, slabs, and what stands between them. A drawing of its own, so
 * that it is painted once. Needs TombDefs.
 */
export const Ground = ({ view = VIEW_BOX, children }: Props) => (
  <svg class="tchang-layer tchang-ground" viewBox={view} aria-hidden="true">
    <Frieze />
    <rect x={-6} y={-6} width={FIELD + 12} height={FIELD + 12} rx={6} fill="#342c40" />
    <path d={BLOCKS} fill="none" stroke="#231c2e" stroke-width={2} />
    <Corridors />
    {GROUND.map(space => (
      <Slab key={space} space={space} />
    ))}
    <Hall />
    <rect width={FIELD} height={FIELD} fill="url(#tchang-grain)" />
    {CROSSINGS.map(({ x, y }, i) => (
      <Crossing key={`${x},${y}`} x={x} y={y} kind={(i * 7 + (i >> 2)) % (DECOR.length + 1)} />
    ))}
    {children}
  </svg>
);

/** The rock between the corridors is masonry, too. */
const BLOCKS = Array.from({ length: 28 }, (_, i) => {
  const y = i * 25 + 12;
  return `M0 ${y}H${FIELD}`;
}).join('');

const Slab = ({ space }: { readonly space: number }) => {
  const { x, y } = centreOf(space);
  const relief = RELIEFS[(space * 5 + (space >> 3)) % RELIEFS.length];
  const mirrored = space % 2 === 0 ? 1 : -1;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={SLAB} fill="#150f20" transform="translate(1 5)" />
      <path d={SLAB} fill="url(#tchang-slab)" />
      <path d="M-26-38H26L38-26" fill="none" stroke="#f2e6cc" stroke-width={2} opacity={0.7} />
      <path d={SLAB} fill="none" stroke="#6f6252" stroke-width={1.6} transform="scale(0.860)" />
      <g fill="none" stroke-width={2} stroke-linecap="round" stroke-linejoin="round">
        <path
          d={relief}
          stroke="#efe2c6"
          transform={`translate(.8 1.4) scale(${mirrored} 1)`}
          opacity={0.6}
        />
        <path d={relief} stroke="#5e5142" transform={`scale(${mirrored} 1)`} />
      </g>
    </g>
  );
};

/** d4, larger than the others. */
const Hall = () => {
  const { x, y } = centreOf(START);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={46} cy={4} fill="#150f20" />
      <circle r={46} fill="url(#tchang-slab)" />
      <circle r={41} fill="none" stroke="#6f6252" stroke-width={1.6} />
      <path
        d={ROSE}
        fill="none"
        stroke="#efe2c6"
        stroke-width={2}
        transform="translate(.8 1.4)"
        opacity={0.6}
      />
      <path d={ROSE} fill="none" stroke="#5e5142" stroke-width={2} stroke-linejoin="round" />
    </g>
  );
};

/** Where four slabs meet there is room for something; not beside the dragons. */
const CROSSINGS = Array.from({ length: 36 }, (_, i) => ({
  x: CELL * (1 + (i % 6)),
  y: CELL * (1 + Math.floor(i / 6)),
})).filter(({ x, y }) => !(x % 500 === 100 && y % 500 === 100));

type CrossingProps = { readonly x: number; readonly y: number; readonly kind: number };

const Crossing = ({ x, y, kind }: CrossingProps) => {
  const Thing = DECOR[kind] ?? Vine;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy={17} rx={17} ry={4} fill="#0b0714" opacity={0.6} />
      <g transform="translate(0 1) scale(0.950)">
        <Thing />
      </g>
    </g>
  );
};

const isNext = (a: number, b: number): boolean => {
  const [p, q] = [centreOf(a), centreOf(b)];
  return Math.hypot(p.x - q.x, p.y - q.y) === CELL;
};
/** Those to the exits are never closed, and no corridors to the rules. */
const WAYS = [
  ...CORRIDORS.map(endsOf),
  ...EXITS.flatMap(exit => GROUND.filter(space => isNext(space, exit)).map(space => [space, exit] as const)),
]
  .map(([a, b]) => {
    const [p, q] = [centreOf(a), centreOf(b)];
    return `M${p.x} ${p.y}L${q.x} ${q.y}`;
  })
  .join('');

const Corridors = () => (
  <g fill="none">
    <path d={WAYS} stroke="#191222" stroke-width={50} />
    <path d={WAYS} stroke="#95876f" stroke-width={42} />
    <path d={WAYS} stroke="#6b5f4f" stroke-width={42} stroke-dasharray="2 8" />
    <path d={WAYS} stroke="#95876f" stroke-width={14} stroke-dasharray="12 8" stroke-dashoffset={3} />
  </g>
);
