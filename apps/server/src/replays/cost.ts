import type { Game } from '@tablee/kernel';

/** Milliseconds to replay one entry, roughly, on a slow machine: a shot is simulated, other moves are table look-ups. */
const SIMULATED_MS = 0.15;
const LISTED_MS = 0.01;
/** Up to this a replay is done at once: handing it to another thread would take longer. */
const AT_ONCE_MS = 2;

/** Whether replaying so many entries is short enough to be done at once on the main thread. */
export const isShort = (game: Game, entries: number): boolean =>
  entries * (game.traits.moves === 'sampled' ? SIMULATED_MS : LISTED_MS) <= AT_ONCE_MS;
