import { ANIMAL, type DragonsEvent, type State } from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import { useEffect, useState } from 'preact/hooks';
import { prefersStill } from '../../../storage/settings.ts';
import { Portrait } from '../art/dragon.tsx';
import { Firefly, Jar, SPOTS } from '../art/firefly.tsx';
import { Beast } from '../art/stone.tsx';
import { JAR, MIDDLE, placeOf, SIDE, VIEW_BOX } from '../draw/pieces.ts';
import { type Words, winnersOf } from '../text/words.ts';
import { JAR_MS } from './schedule.ts';

type EntryProps = { readonly events: readonly DragonsEvent[]; readonly n: number };

const turnedIn = (events: readonly DragonsEvent[]) => events.find(event => event.kind === 'turned');

const BURST =
  'M0-260 46-160 150-212 138-98 250-70 168 0 250 70 138 98 150 212 46 160 0 260-46 160-150 212-138 98-250 70-168 0-250-70-138-98-150-212-46-160z';

/** DRAGON-4: the animal jumps out. A separate SVG, so that the board is not repainted meanwhile. */
export function Fright({ events, n }: EntryProps) {
  const turned = turnedIn(events);
  if (turned?.face !== ANIMAL) return null;
  const { x, y } = placeOf(turned.space);
  const part = (far: number): string => `${(((far - MIDDLE) / SIDE) * 100).toFixed(1)}%`;
  return (
    <svg
      key={n}
      class="dragons-fright"
      viewBox={VIEW_BOX}
      style={{ '--dx': part(x), '--dy': part(y) }}
      aria-hidden="true"
    >
      <g transform={`translate(${MIDDLE} ${MIDDLE})`}>
        <path class="burst" d={BURST} />
        <g transform="scale(4.200)">
          <Beast />
        </g>
      </g>
    </svg>
  );
}

/** DRAGON-5: fireflies fly from a stone to the jar. */
export function Flight({ events, n }: EntryProps) {
  const turned = turnedIn(events);
  if (!turned || turned.face === ANIMAL) return null;
  const { x, y } = placeOf(turned.space);
  return (
    <g key={n}>
      {SPOTS[turned.face]!.map((spot, i) => (
        <g
          key={`${spot.x} ${spot.y}`}
          class="dragons-fly"
          style={{
            '--i': i,
            '--x': `${x + spot.x}px`,
            '--y': `${y + spot.y}px`,
            '--mx': `${(x + JAR.x) / 2 + (i - 1.5) * 70}px`,
            '--my': `${y - 60}px`,
            '--tx': `${JAR.x}px`,
            '--ty': `${JAR.y}px`,
          }}
        >
          <Firefly x={0} y={0} scale={1.5} />
        </g>
      ))}
    </g>
  );
}

const COUNT_STEP_MS = 50;

type FinaleProps = {
  readonly state: State;
  /** Count the jars; false shows the final numbers at once. */
  readonly counting: boolean;
  readonly text: Messages;
  readonly word: Words;
};

/** DRAGON-7: counts one jar after the other, then crowns the winners. */
export function Finale({ state, counting, text, word }: FinaleProps) {
  const { kept } = state;
  const all = kept.length * JAR_MS;
  const [ms, setMs] = useState(counting && !prefersStill() ? 0 : all);
  useEffect(() => {
    if (ms >= all) return;
    const timer = setTimeout(() => setMs(ms + COUNT_STEP_MS), COUNT_STEP_MS);
    return () => clearTimeout(timer);
  }, [ms]);
  const crowned = ms >= all ? winnersOf(state) : [];
  return (
    <ul
      class={`dragons-finale of-${kept.length}`}
      aria-label={word.results}
      onClick={() => setMs(all)}
      onKeyDown={undefined}
    >
      {kept.map((fireflies, seat) => {
        const part = Math.min(1, Math.max(0, ms / JAR_MS - seat));
        const wins = crowned.includes(seat);
        const mood = ms < all || wins ? 'glad' : 'sad';
        return (
          <li key={text.seats[seat]} class={wins ? 'crowned' : part > 0 ? 'counted' : ''}>
            <span class="hidden-but-heard">
              {`${word.dragon(text.seats[seat] ?? '')}, ${word.kept(fireflies)}${wins ? `, ${word.crowned}` : ''}`}
            </span>
            <Portrait seat={seat} mood={mood} crowned={wins} />
            <svg class="jar-picture" viewBox="-34 -48 68 96" aria-hidden="true">
              <Jar fireflies={Math.round(fireflies * part)} />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
