import type { State, TekaoEvent, Weapon } from '@tablee/tekao';
import type { Shown } from '../../board/contract.ts';
import { EMBLEMS } from './shapes.ts';

export const clashId = (i: number): string => `clash-${i}`;
export const shardsId = (i: number): string => `shards-${i}`;

const SPARK = 'M0-40 8-13 34-24 15-3 40 6 14 11 20 38 0 19-20 38-14 11-40 6-15-3-34-24-8-13z';
const SHARDS =
  'M-30-42-12-48-16-28zM20-50 38-36 18-30zM44-8 56 10 36 12zM28 34 40 50 20 46zM-10 40-2 58-22 52zM-50 8-36 20-54 28zM-56-20-40-26-42-10z';
const UNSEEN = { opacity: 0 };

type Props = {
  readonly shown: Shown<State, TekaoEvent>;
  readonly flipped: boolean;
};

/** What flashes where weapons meet and where a piece breaks: unseen but for its moment in the motion. */
export function Clashes({ shown: { events, n }, flipped }: Props) {
  return (
    <g class="still" aria-hidden="true" key={n}>
      {events.map((event, i) => {
        if (event.kind === 'met') {
          const angle = 90 * ((event.direction + (flipped ? 2 : 0)) % 4);
          return (
            <g key={clashId(i)} data-piece={clashId(i)} style={UNSEEN}>
              <g class={`clash ${event.meeting}`} transform={`rotate(${angle})`}>
                {event.meeting !== 'equal' && <path class="spark" d={SPARK} />}
                <Facing weapon={event.weapon} wins={event.meeting !== 'taken'} from={20} />
                <g transform="rotate(180)">
                  <Facing weapon={event.against} wins={event.meeting !== 'takes'} from={20} />
                </g>
              </g>
            </g>
          );
        }
        if (event.kind !== 'fell') return null;
        return (
          <g key={shardsId(i)} data-piece={shardsId(i)} style={UNSEEN}>
            <path class="shards" d={SHARDS} />
          </g>
        );
      })}
    </g>
  );
}

/** A weapon that looks up, over the edge at which it meets another. */
function Facing({ weapon, wins, from }: { weapon: Weapon; wins: boolean; from: number }) {
  return (
    <path
      class={wins ? 'weapon' : 'weapon weaker'}
      d={EMBLEMS[weapon]}
      transform={`translate(0 ${from + 37})`}
    />
  );
}
