import type { Messages } from '@tablee/dragons/messages/fr';
import type { FigureProps } from '../../figures.ts';
import { Paw, Thing } from '../art/paw.tsx';

/** Each beats the one its arrow points at; rock, scissors and paper go round. */
const CORNERS = [
  { gesture: 0, seat: 0, x: 0, y: -96 },
  { gesture: 2, seat: 3, x: 122, y: 96 },
  { gesture: 1, seat: 1, x: -122, y: 96 },
] as const;

/** DRAGON-3: who beats whom. */
export const Cycle = ({ text }: FigureProps<Messages>) => (
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
