/** Slow motion round one moment: how much of a shot has happened after so long on the screen. Both in ms. */

export type Warp = {
  /** Monotone; from 0 to 0, and exact at the end. */
  readonly toShot: (screen: number) => number;
  readonly toScreen: (shot: number) => number;
};

/** A quarter of the speed … */
const SLOW = 0.25;
/** … for so long on the screen, and so long to get there and back. */
const HOLD_MS = 500;
const EASE_MS = 120;
/** The part of the slow time that is before the moment. */
const BEFORE = 0.55;

const EASED = (EASE_MS * (1 + SLOW)) / 2;
const HELD = HOLD_MS * SLOW;

export const NO_WARP: Warp = { toShot: screen => screen, toScreen: shot => shot };

export function warpRound(moment: number): Warp {
  // A moment too early to slow down before it is slowed down to from the first frame.
  const start = Math.max(0, moment - EASED - HELD * BEFORE);
  const ends = [start, start + EASE_MS, start + EASE_MS + HOLD_MS, start + 2 * EASE_MS + HOLD_MS] as const;
  const lost = 2 * EASE_MS + HOLD_MS - (2 * EASED + HELD);
  const toShot = (screen: number): number => {
    if (screen <= ends[0]) return screen;
    if (screen >= ends[3]) return screen - lost;
    if (screen < ends[1]) return start + easeFrom(1, SLOW, screen - ends[0]);
    if (screen < ends[2]) return start + EASED + (screen - ends[1]) * SLOW;
    return start + EASED + HELD + easeFrom(SLOW, 1, screen - ends[2]);
  };
  return { toShot, toScreen: shot => invert(toShot, shot, lost) };
}

/** The way covered while the speed changes evenly from one to the other within `EASE_MS`. */
const easeFrom = (from: number, to: number, ms: number): number =>
  from * ms + ((to - from) * ms * ms) / (2 * EASE_MS);

/** Nothing is ever earlier on the screen than in the shot, or later than by what slow motion takes. */
function invert(toShot: (screen: number) => number, shot: number, lost: number): number {
  let [low, high] = [shot, shot + lost];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (toShot(middle) < shot) low = middle;
    else high = middle;
  }
  return high;
}
