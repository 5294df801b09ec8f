import { ANIMAL, type Face } from '@tablee/dragons';
import { Dragon } from '../art/dragon.tsx';
import { Jar } from '../art/firefly.tsx';
import { StoneBack, StoneFace } from '../art/stone.tsx';

const STEP = 100;

const Slab = ({
  x,
  y = 0,
  glows = false,
}: {
  readonly x: number;
  readonly y?: number;
  readonly glows?: boolean;
}) => <rect class={glows ? 'slab glows' : 'slab'} x={x - 46} y={y - 46} width="92" height="92" rx="17" />;

function Row({ faces }: { readonly faces: readonly Face[] }) {
  return faces.map((face, i) => (
    <g key={STEP * i}>
      <Slab x={STEP * i} />
      <g transform={`translate(${STEP * i} 0)`}>
        <StoneFace face={face} />
      </g>
    </g>
  ));
}

/** DRAGON-5: two, three and one, and then she stops. */
export const Lucky = () => (
  <svg class="dragons-figure" viewBox="-60 -64 560 128">
    <Row faces={[2, 3, 1]} />
    <path class="way" d="M262 0H300" />
    <path class="tip" d="M296-15 324 0 296 15z" />
    <g transform="translate(366 0) scale(1.150)">
      <Jar fireflies={6} />
    </g>
    <g transform="translate(446 6) scale(0.900)">
      <Dragon seat={1} />
    </g>
  </svg>
);

/** DRAGON-6: an animal after two stones; all three go face down to places that were empty. */
export const Animal = () => (
  <svg class="dragons-figure" viewBox="-60 -110 560 220">
    <Row faces={[2, 3, ANIMAL]} />
    <path class="way" d="M262 0H286" />
    <path class="tip" d="M282-15 310 0 282 15z" />
    {[
      { x: 360, y: -52 },
      { x: 446, y: 0 },
      { x: 360, y: 54 },
    ].map(({ x, y }) => (
      <g key={y}>
        <Slab x={x} y={y} glows />
        <g transform={`translate(${x} ${y})`}>
          <StoneBack />
        </g>
      </g>
    ))}
  </svg>
);
