import type { Space } from '@tablee/tchang';
import { Firefly } from '../art/firefly.tsx';
import { centreOf } from '../art/geometry.ts';

/** A way through the middles of spaces, each step counted. */
export function Steps({ from, way }: { readonly from: Space; readonly way: readonly Space[] }) {
  const points = [from, ...way].map(centreOf);
  const line = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g class="steps">
      <path class="under" d={line} />
      <path class="line" d={line} />
      {points.slice(1, -1).map(({ x, y }, i) => (
        <g key={way[i]} transform={`translate(${x} ${y})`}>
          <circle r={15} />
          <text y={8}>{i + 1}</text>
        </g>
      ))}
    </g>
  );
}

/** So many fireflies, to be read. */
export const Count = ({ n }: { readonly n: number }) => (
  <g class="count">
    <rect x={-30} y={-17} width={60} height={34} rx={17} />
    <g transform="translate(-13 0) scale(1.150)">
      <Firefly />
    </g>
    <text x={11} y={9}>
      {n}
    </text>
  </g>
);

/** This becomes that. */
export const Then = () => (
  <svg class="then" viewBox="0 0 30 40" aria-hidden="true">
    <path d="M4 20H24M15 10 25 20 15 30" />
  </svg>
);

/** An arrow of so many units to the right. */
export const Arrow = ({ long }: { readonly long: number }) => (
  <g class="arrow">
    <path class="under" d={`M0 0H${long}M${long - 12}-12 ${long} 0 ${long - 12} 12`} />
    <path d={`M0 0H${long}M${long - 12}-12 ${long} 0 ${long - 12} 12`} />
  </g>
);
