import type { Colour, TockEvent } from '@tablee/tock';
import { paceSchedule } from '../../../board/pace.ts';
import { pointOf } from '../draw/geometry.ts';
import { schedule } from './schedule.ts';

type Props = {
  readonly events: readonly TockEvent[];
  readonly pace: number;
  readonly lower: Colour;
};

/** TOCK-24: the squares a king sweeps light up one after the other and fade. */
export function KingTrail({ events, pace, lower }: Props) {
  return (
    <g class="lights" aria-hidden="true">
      {paceSchedule(schedule(events), pace).map(({ event, start, ms }) =>
        event.kind === 'walked' && event.sweeping
          ? event.way.map((at, i) => {
              const { x, y } = pointOf(at, lower);
              const delay = start + (ms * i) / event.way.length;
              return (
                <circle
                  key={at}
                  class="trail"
                  cx={x}
                  cy={y}
                  r={46}
                  style={{ animationDelay: `${delay}ms` }}
                />
              );
            })
          : null,
      )}
    </g>
  );
}
