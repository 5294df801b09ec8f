import type { TchangEvent } from '@tablee/tchang';

/** When each event of an entry is seen, in ms from its beginning: motion and sound both follow it. */
export type Timed = { readonly event: TchangEvent; readonly start: number; readonly ms: number };

const LONGEST_WALK = 900;
/** What is turned up is held up for a moment, over the pawn that stands on it. */
const REVEAL_MS = 560;
const FLY_MS = 320;
const FREE_MS = 320;
const GIVE_MS = 300;
const PLACE_MS = 220;
const WAKE_MS = 320;

/** One step takes 220 ms; a long walk is no longer than nine tenths of a second. */
export const walkMs = (steps: number): number => Math.min(LONGEST_WALK, 60 + 160 * steps);

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

/** One after the other: the stone, what was under it, the statue, who wakes. */
export function schedule(events: readonly TchangEvent[]): readonly Timed[] {
  let now = 0;
  return events.map(event => {
    const start = now;
    const ms = event.kind === 'moved' ? walkMs(event.cost) : MS[event.kind];
    now += ms;
    return { event, start, ms };
  });
}

/** Until everything lies still. */
export const lengthOf = (events: readonly TchangEvent[]): number =>
  Math.max(0, ...schedule(events).map(({ start, ms }) => start + ms));
