import { BLUE, type State, sideOf, type TekaoEvent, type Weapon } from '@tablee/tekao';
import type { Shown } from '../../../board/contract.ts';
import { EMBLEMS } from '../shapes/outlines.ts';

export const clashId = (i: number): string => `clash-${i}`;
export const shardsId = (i: number): string => `shards-${i}`;

const SPARK = 'M0-40 8-13 34-24 15-3 40 6 14 11 20 38 0 19-20 38-14 11-40 6-15-3-34-24-8-13z';
const SHARDS =
  'M-38-50-12-56-18-26zM16-58 46-44 20-30zM46-16 66 8 38 16zM26 30 50 48 20 56zM-14 38-2 64-32 56zM-58 6-34 18-58 36zM-64-26-40-36-42-8zM-12-14 10-18 2 8zM-20 14-2 12-10 28z';
const INVISIBLE = { opacity: 0 };

type Props = {
  readonly shown: Shown<State, TekaoEvent>;
  readonly flipped: boolean;
};

/** Flashes where weapons meet and where a piece is taken; invisible until their motion shows them. */
export function Clashes({ shown: { events, n }, flipped }: Props) {
  return (
    <g class="still" aria-hidden="true" key={n}>
      {events.map((event, i) => {
        if (event.kind === 'met') {
          const angle = 90 * ((event.direction + (flipped ? 2 : 0)) % 4);
          return (
            <g key={clashId(i)} data-piece={clashId(i)} style={INVISIBLE}>
              <g class={`clash ${event.meeting}`} transform={`rotate(${angle})`}>
                {event.meeting !== 'equal' && <path class="spark" d={SPARK} />}
                <Facing weapon={event.weapon} wins={event.meeting !== 'taken'} />
                <g transform="rotate(180)">
                  <Facing weapon={event.against} wins={event.meeting !== 'takes'} />
                </g>
              </g>
            </g>
          );
        }
        if (event.kind !== 'fell') return null;
        return (
          <g key={shardsId(i)} data-piece={shardsId(i)} style={INVISIBLE}>
            <path class={sideOf(event.cell) === BLUE ? 'shards blue' : 'shards'} d={SHARDS} />
          </g>
        );
      })}
    </g>
  );
}

/** A weapon pointing up, at the edge where it meets another. */
function Facing({ weapon, wins }: { readonly weapon: Weapon; readonly wins: boolean }) {
  return <path class={wins ? 'weapon' : 'weapon weaker'} d={EMBLEMS[weapon]} transform="translate(0 57)" />;
}
