import { ANIMAL, type DragonsEvent } from '@tablee/dragons';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';

/** Times of drawing, motion and sound, in ms from the start of an entry. */

/** DRAGON-3: after a tie, the same duel is shown faster. */
export const BRISK = 0.5;
export const CALM = 1;

/** DRAGON-2: three shakes. Must agree with arena.css. */
export const SHAKE_MS = 350;
export const SHAKES = 3;
export const SHOW_AT = SHAKE_MS * SHAKES;
/** DRAGON-3: the result, after all gestures have been seen. */
export const RESULT_AT = SHOW_AT + 900;
export const REVEAL_MS = RESULT_AT + 1500;

export const WOBBLE_MS = 620;
export const FLIP_MS = 320;
export const TURN_MS = WOBBLE_MS + FLIP_MS;
export const FLY_MS = 900;
export const SURPRISE_MS = 1500;
export const HIDE_MS = 620;
export const KEEP_MS = 620;

/** Time to count one jar at the end. */
export const JAR_MS = 1100;

/**
 * Delay before an entry may be announced, so that speech does not precede the picture. `turnPace`: the factor of the
 * whole entry, without the count at the end.
 */
export function secretFor(
  events: readonly DragonsEvent[],
  seats: number,
  pace: number,
  turnPace = 1,
): number {
  const length = lengthOf(events, pace) * turnPace;
  if (events.some(event => event.kind === 'over')) return length + seats * JAR_MS;
  if (events.some(event => event.kind === 'shown')) return RESULT_AT * pace * turnPace;
  return events.some(event => event.kind === 'turned') ? TURN_MS * turnPace : length;
}

/** Duration of an entry. */
export function lengthOf(events: readonly DragonsEvent[], pace: number): number {
  return events.reduce((ms, event) => ms + lengthOfEvent(event, pace), 0);
}

function lengthOfEvent(event: DragonsEvent, pace: number): number {
  switch (event.kind) {
    case 'shown':
      return REVEAL_MS * pace;
    case 'turned':
      return TURN_MS + (event.face === ANIMAL ? SURPRISE_MS : FLY_MS / 2);
    case 'hid':
      return HIDE_MS;
    case 'kept':
      return KEEP_MS;
    default:
      return 0;
  }
}

/** Speed factor of an entry, from the entries before it, oldest first. */
export function paceOf(before: readonly (readonly DragonsEvent[])[]): number {
  const duel = before.flat().findLast(event => event.kind === 'shown' || event.kind === 'won');
  return duel?.kind === 'shown' ? BRISK : CALM;
}

/** True for `ms` after a new entry; false for the first entry shown, and after a call of the returned function. */
export function useRecent<S, E>({ n, events }: Shown<S, E>, ms: number): readonly [boolean, () => void] {
  const first = useRef(n);
  const [ended, setEnded] = useState(n);
  const fresh = n !== first.current && events.length > 0 && ms > 0;
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setEnded(n), ms);
    return () => clearTimeout(timer);
  }, [n]);
  return [fresh && ended !== n, () => setEnded(n)];
}
