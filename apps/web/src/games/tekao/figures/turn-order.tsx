import { type Seats, sideOfSeat } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { FigureProps } from '../../figures.ts';
import { hueOf } from '../draw/tile.tsx';
import { bossOf } from '../shapes/outlines.ts';

/** TEKAO-12: the order in which the seats play. */
const ORDERS: { readonly [S in Exclude<Seats, 2>]: readonly number[] } = { 3: [0, 1, 2, 1], 4: [0, 1, 2, 3] };

const ACROSS = 104;
const DOWN = 78;
/** Positions of the names, outside the ellipse. */
const LABELS = [
  { x: 0, y: -42, side: 'middle' },
  { x: 40, y: 7, side: 'start' },
  { x: 0, y: 56, side: 'middle' },
  { x: -40, y: 7, side: 'end' },
] as const;

function TurnOrder({ players, text }: FigureProps<Messages> & { readonly players: 3 | 4 }) {
  const names = text.seatsFor(players);
  return (
    <svg class="tekao-figure" viewBox="-232 -142 464 284">
      <ellipse class="bend" rx={ACROSS} ry={DOWN} />
      {ORDERS[players].map((seat, i) => {
        const turn = (Math.PI / 2) * (i - 1);
        const between = turn + Math.PI / 4;
        const tip = {
          x: ACROSS * Math.cos(between),
          y: DOWN * Math.sin(between),
          angle: (Math.atan2(DOWN * Math.cos(between), -ACROSS * Math.sin(between)) * 180) / Math.PI,
        };
        const hue = hueOf(sideOfSeat(seat));
        const label = LABELS[i]!;
        return (
          <g key={`${seat}-${i}`}>
            <path
              class="tip"
              d="M-11-11 11 0-11 11z"
              transform={`translate(${tip.x} ${tip.y}) rotate(${tip.angle})`}
            />
            <g
              class={`seat ${hue}`}
              transform={`translate(${ACROSS * Math.cos(turn)} ${DOWN * Math.sin(turn)})`}
            >
              <circle r={30} />
              <path d={bossOf(hue)} transform="scale(2.200)" />
              <text class="word" x={label.x} y={label.y} text-anchor={label.side}>
                {names[seat]}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

export const Three = ({ text }: FigureProps<Messages>) => <TurnOrder players={3} text={text} />;
export const Four = ({ text }: FigureProps<Messages>) => <TurnOrder players={4} text={text} />;
