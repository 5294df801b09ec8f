import './finale.css';
import type { State } from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import { useEffect, useState } from 'preact/hooks';
import { prefersStill } from '../../settings.ts';
import { Portrait } from './art/dragon.tsx';
import { Jar } from './art/firefly.tsx';
import { winnersOf } from './prompt.ts';
import { JAR_MS } from './schedule.ts';
import type { Words } from './words.ts';

const STEP_MS = 50;

type Props = {
  readonly state: State;
  /** Counted before everybody's eyes; who comes later sees the jars as they are. */
  readonly counting: boolean;
  readonly text: Messages;
  readonly word: Words;
};

/** DRAGON-7: one jar after the other is counted, then those who have most are crowned. */
export function Finale({ state, counting, text, word }: Props) {
  const { kept } = state;
  const all = kept.length * JAR_MS;
  const [ms, setMs] = useState(counting && !prefersStill() ? 0 : all);
  useEffect(() => {
    if (ms >= all) return;
    const timer = setTimeout(() => setMs(ms + STEP_MS), STEP_MS);
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
