import { type Seats, sideOfSeat } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { FigureProps } from '../../figures.ts';
import { bossOf } from '../shapes.ts';
import { hueOf } from '../tile.tsx';

/** TEKAO-12: in which order the seats play. */
const CYCLES: { readonly [S in Exclude<Seats, 2>]: readonly number[] } = { 3: [0, 1, 2, 1], 4: [0, 1, 2, 3] };

function Cycle({ players, text }: FigureProps<Messages> & { readonly players: 3 | 4 }) {
  const names = text.seatsFor(players);
  return (
    <svg class="tekao-figure" viewBox="-190 -118 380 262">
      <path class="bend" d="M0-82A130 82 0 1 1 0 82A130 82 0 1 1 0-82" />
      {CYCLES[players].map((seat, i) => {
        const turn = (Math.PI / 2) * (i - 1);
        const [x, y] = [130 * Math.cos(turn), 82 * Math.sin(turn)];
        const hue = hueOf(sideOfSeat(seat));
        const between = turn + Math.PI / 4;
        const tip = `translate(${130 * Math.cos(between)} ${82 * Math.sin(between)}) rotate(${90 * i - 60 + 90 - (i % 2 ? -7 : 7)})`;
        return (
          <g key={`${seat}-${i}`}>
            <path class="tip" d="M-11-10 9 0-11 10z" transform={tip} />
            <g class={`seat ${hue}`} transform={`translate(${x} ${y})`}>
              <circle r={30} />
              <path d={bossOf(hue)} transform="scale(2.200)" />
              <text class="word halo" y={51} text-anchor="middle">
                {names[seat]}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

export const Three = ({ text }: FigureProps<Messages>) => <Cycle players={3} text={text} />;
export const Four = ({ text }: FigureProps<Messages>) => <Cycle players={4} text={text} />;
