import type { State, TchakoEvent } from '@tablee/tchako';
import { useLayoutEffect } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';
import { playTone } from '../../../board/sound.ts';
import { DRUM, FANFARE } from '../film/tones.ts';
import { Banner } from './banner.tsx';
import { titleOf } from './finale-words.ts';
import { toScreen } from './geometry.ts';

type Props = { readonly shown: Shown<State, TchakoEvent>; readonly turned?: boolean };

/** The same in every language. */
const CALL = 'T’chako\u00a0!';
const BEATS_MS = [0, 330];

/**
 * `<Drama shown turned? />`: when a chain has just closed (TCHAKO-8), the call over the board, with a drum, for a moment; when the game has
 * just ended, why. Belongs into the box the board is in (`position: relative`), above it; takes no touch and is said elsewhere.
 */
export function Drama({ shown, turned = false }: Props) {
  const over = shown.events.find(e => e.kind === 'over');
  const call = shown.events.findLast(e => e.kind === 'tchako' && e.on);
  const ended = over?.kind === 'over' ? over : null;
  const called = !ended && call?.kind === 'tchako' ? call : null;
  useLayoutEffect(() => {
    if (called) for (const ms of BEATS_MS) playTone(DRUM, ms);
    if (ended) for (const [i, tone] of FANFARE.entries()) playTone(tone, 500 + 170 * i);
  }, [shown.n, called === null, ended === null]);
  if (ended)
    return (
      <Banner
        key={shown.n}
        seat={ended.winner}
        title={titleOf(ended.reason)}
        slow
        apart={fallenAt(shown, turned)}
      />
    );
  return called && <Banner key={shown.n} seat={called.seat} title={CALL} />;
}

/** Where the queen fell, so that the words do not cover her. */
function fallenAt({ state, events }: Props['shown'], turned: boolean): number | null {
  const hit = events.find(e => e.kind === 'hit' && e.effect === 'wins');
  if (hit?.kind !== 'hit') return null;
  return toScreen({ x: state.x[hit.puck]!, y: state.y[hit.puck]! }, turned).y;
}
