import type { State, TchangEvent } from '@tablee/tchang';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';
import { prefersStill } from '../../../storage/settings.ts';

/** When an event of an entry is shown, in ms from the start of the entry. Motion and sound both follow it. */
export type Timed = { readonly event: TchangEvent; readonly start: number; readonly ms: number };

const LONGEST_WALK_MS = 900;
/** A turned stone or statue is held up over the pawn. */
const REVEAL_MS = 560;
const FLY_MS = 320;
const FREE_MS = 320;
const GIVE_MS = 300;
const PLACE_MS = 220;
const WAKE_MS = 320;

/** One step takes 220 ms; long walks are capped. */
export const walkMs = (steps: number): number => Math.min(LONGEST_WALK_MS, 60 + 160 * steps);

const MS: { readonly [K in TchangEvent['kind']]: number } = {
  walled: 0,
  laid: 0,
  placed: PLACE_MS,
  began: 0,
  moved: 0,
  found: REVEAL_MS,
  bitten: REVEAL_MS,
  freed: FREE_MS,
  dragon: REVEAL_MS,
  tangram: REVEAL_MS,
  rewarded: FLY_MS,
  exit: WAKE_MS,
  opened: WAKE_MS,
  shared: GIVE_MS,
  passed: 0,
  ended: 0,
  warned: 0,
  over: 0,
};

/** Events one after the other. */
export function schedule(events: readonly TchangEvent[]): readonly Timed[] {
  let now = 0;
  return events.map(event => {
    const start = now;
    const ms = event.kind === 'moved' ? walkMs(event.cost) : MS[event.kind];
    now += ms;
    return { event, start, ms };
  });
}

/** Duration of an entry in ms. */
export const lengthOf = (events: readonly TchangEvent[]): number =>
  Math.max(0, ...schedule(events).map(({ start, ms }) => start + ms));

/**
 * The state that purses, light and dragons show. It lags behind until the motion of an entry has ended, so that a
 * find is not disclosed early. `hurried`: the player acts, so show the newest state. `pace`: the factor of the entry's
 * times.
 */
export function useSeenState(shown: Shown<State, TchangEvent>, hurried: boolean, pace: number): State {
  const [seen, setSeen] = useState(shown);
  // An entry is animated if it follows the one before it on the screen, even if that one is still moving.
  const entry = useRef({ n: shown.n, follows: false });
  if (entry.current.n !== shown.n) entry.current = { n: shown.n, follows: shown.n === entry.current.n + 1 };
  const follows = entry.current.follows && seen !== shown && !hurried && !prefersStill();
  const ms = follows ? lengthOf(shown.events) * pace : 0;
  useEffect(() => {
    if (seen === shown) return;
    const timer = setTimeout(() => setSeen(shown), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  return ms > 0 ? seen.state : shown.state;
}
