import './drama.css';
import type { State, TchakoEvent } from '@tablee/tchako';
import { useLayoutEffect } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';
import { playTone } from '../../../board/sound.ts';
import { DRUM } from '../film/tones.ts';
import { sideName } from './signs.ts';

type Props = { readonly shown: Shown<State, TchakoEvent> };

const BEATS_MS = [0, 330];

/**
 * `<Drama shown />`: when a chain has just closed (TCHAKO-8), the call over the board, with a drum, for a moment. Belongs into the box
 * the board is in (`position: relative`), above it; takes no touch and is said elsewhere.
 */
export function Drama({ shown }: Props) {
  const call = shown.events.findLast(e => e.kind === 'tchako' && e.on);
  const seat = call?.kind === 'tchako' ? call.seat : null;
  useLayoutEffect(() => {
    if (seat !== null) for (const ms of BEATS_MS) playTone(DRUM, ms);
  }, [shown.n, seat]);
  if (seat === null || shown.state.end) return null;
  return (
    <svg key={shown.n} class={`tchako-drama ${sideName(seat)}`} viewBox="0 0 444 160" aria-hidden="true">
      <ellipse class="blaze" cx={222} cy={80} rx={215} ry={78} />
      <text class="cut" x={222} y={104}>
        T’chako !
      </text>
      <text class="call" x={222} y={104}>
        T’chako !
      </text>
    </svg>
  );
}
