import './figures.css';
import { ANIMAL, type Face, type Figure } from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import type { ComponentType } from 'preact';
import type { FigureProps } from '../../figures.ts';
import { Dragon } from '../art/dragon.tsx';
import { Jar } from '../art/firefly.tsx';
import { Paw, Thing } from '../art/paw.tsx';
import { StoneBack, StoneFace } from '../art/stone.tsx';

/** Clockwise: each gesture beats the next one. */
const CORNERS = [
  { gesture: 0, seat: 0, x: 0, y: -96 },
  { gesture: 2, seat: 3, x: 122, y: 96 },
  { gesture: 1, seat: 1, x: -122, y: 96 },
] as const;

/** DRAGON-3 */
const Cycle = ({ text }: FigureProps<Messages>) => (
  <svg class="dragons-figure" viewBox="-200 -166 400 350">
    <path class="way" d="M66-86Q120-50 124 12M58 104Q0 128-58 104M-124 12Q-120-50-66-86" />
    <path class="tip" d="M110 4 124 32 140 4zM-52 90-78 98-58 118zM-58-98-60-72-84-82z" />
    {CORNERS.map(({ gesture, seat, x, y }) => (
      <g key={gesture} transform={`translate(${x} ${y})`}>
        <circle class="disc" r="58" />
        <g transform="translate(0 2) scale(0.920)">
          <Paw gesture={gesture} seat={seat} />
        </g>
        <g transform="translate(42 36)">
          <circle class="disc" r="21" />
          <g transform="scale(0.850)">
            <Thing gesture={gesture} />
          </g>
        </g>
        <text class="word" y="78">
          {text.gestures[gesture]}
        </text>
      </g>
    ))}
  </svg>
);

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

/** DRAGON-5: the player stops after three stones and keeps six fireflies. */
const Lucky = () => (
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

/** DRAGON-6: after an animal, all turned stones are hidden on empty spaces. */
const Animal = () => (
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

/** Pictures of the rules page, by the names its paragraphs use. */
export const figures: { readonly [F in Figure]: ComponentType<FigureProps<Messages>> } = {
  cycle: Cycle,
  lucky: Lucky,
  animal: Animal,
};
