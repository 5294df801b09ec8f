import { ANIMAL, type DragonsEvent } from '@tablee/dragons';

/** When what is seen: drawing, motion and sound all follow these. In ms from the beginning of an entry. */

/** DRAGON-3: who shows again in the same duel shows it faster. */
export const BRISK = 0.5;
export const CALM = 1;

/** DRAGON-2: un, deux, trois. */
export const SHAKE_MS = 350;
export const SHAKES = 3;
export const SHOW_AT = SHAKE_MS * SHAKES;
/** DRAGON-3: all have been looked at; now who is stronger. */
export const RESULT_AT = SHOW_AT + 900;
export const REVEAL_MS = RESULT_AT + 1500;

export const WOBBLE_MS = 620;
export const FLIP_MS = 320;
export const TURN_MS = WOBBLE_MS + FLIP_MS;
export const FLY_MS = 900;
export const SURPRISE_MS = 1500;
export const HIDE_MS = 620;
export const KEEP_MS = 620;

/** Each jar at the end is counted for so long. */
export const JAR_MS = 1100;

/** Until what happened may be said aloud: nobody is told before it is seen. */
export function secretFor(events: readonly DragonsEvent[], seats: number, pace: number): number {
  if (events.some(event => event.kind === 'over')) return lengthOf(events, pace) + seats * JAR_MS;
  if (events.some(event => event.kind === 'shown')) return RESULT_AT * pace;
  return events.some(event => event.kind === 'turned') ? TURN_MS : lengthOf(events, pace);
}

/** Until an entry has been seen. */
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

/** How fast an entry is shown, by those before it, oldest first: a duel is drawn out once, not each time it is even. */
export function paceOf(before: readonly (readonly DragonsEvent[])[]): number {
  const duel = before.flat().findLast(event => event.kind === 'shown' || event.kind === 'won');
  return duel?.kind === 'shown' ? BRISK : CALM;
}
