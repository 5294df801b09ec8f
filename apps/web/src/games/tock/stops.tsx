import { type Colour, isReserve, type Place } from '@tablee/tock';
import { pointOf } from './geometry.ts';
import type { StopRole } from './names.ts';

export const stopId = (at: Place): string => `at-${at}`;
export const placeOfStop = (id: string): Place => Number(id.slice(3));

type Props = {
  readonly stops: readonly StopRole[];
  readonly lower: Colour;
  readonly tabIndex: (id: string) => 0 | -1;
};

/** What is focused and read aloud: every pawn, every reserve, and wherever the pawn in hand can go. */
export function Stops({ stops, lower, tabIndex }: Props) {
  return (
    <g>
      {stops.map(({ at, name, acts, pressed }) => {
        const { x, y } = pointOf(at, lower);
        const r = isReserve(at) ? 122 : 46;
        return (
          <g
            key={at}
            role={acts ? 'button' : 'img'}
            class={acts ? 'stop acts drags' : 'stop'}
            data-stop={stopId(at)}
            tabindex={tabIndex(stopId(at))}
            aria-label={name}
            aria-pressed={acts ? pressed : undefined}
            transform={`translate(${x} ${y})`}
          >
            <rect class="hit" x={-r} y={-r} width={2 * r} height={2 * r} rx={r / 2} />
            <rect class="ring under" x={-r} y={-r} width={2 * r} height={2 * r} rx={r / 2} />
            <rect class="ring" x={-r} y={-r} width={2 * r} height={2 * r} rx={r / 2} />
          </g>
        );
      })}
    </g>
  );
}
