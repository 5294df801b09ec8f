import './drama.css';
import type { State, TchakoEvent } from '@tablee/tchako';
import { useLayoutEffect } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';
import { playTone } from '../../../board/sound.ts';
import { DRUM } from '../film/tones.ts';
import { Banner } from './banner.tsx';

type Props = { readonly shown: Shown<State, TchakoEvent> };

/** The same in every language. */
const CALL = 'T’chako\u00a0!';
const BEATS_MS = [0, 330];

/**
 * `<Drama shown />`: when a chain has just closed (TCHAKO-8), the call over the board, with a drum, for a moment. Belongs into the box
 * the board is in (`position: relative`), above it; takes no touch and is said elsewhere.
 */
export function Drama({ shown }: Props) {
  const call = shown.events.findLast(e => e.kind === 'tchako' && e.on);
  const seat = call?.kind === 'tchako' && !shown.state.end ? call.seat : null;
  useLayoutEffect(() => {
    if (seat !== null) for (const ms of BEATS_MS) playTone(DRUM, ms);
  }, [shown.n, seat]);
  return seat === null ? null : <Banner key={shown.n} seat={seat} title={CALL} />;
}
