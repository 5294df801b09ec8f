import type { ReadonlySignal } from '@preact/signals';
import type { Clock, Match } from '@tablee/kernel';
import type { FrozenClock } from '@tablee/table';

/** How the sand of a table stood when it was last told, by this page's own time. How it runs on is `screens/clock`. */
export type SandAt = FrozenClock & {
  readonly at: number;
  /** It lies because nobody has played for a while: the next deed sets it running. */
  readonly idle?: true | undefined;
};

/** The hourglass of a table (TCHAKO-23). */
export type TableClock = {
  readonly clock: Clock;
  /** Null until the referee has said how it stands. */
  readonly told: ReadonlySignal<SandAt | null>;
};

/** Whole milliseconds; never goes back, whatever somebody does to the date. */
export const tick = (): number => Math.floor(performance.now());

/** Nobody may act yet: time has ended the turn before. */
export const isRespite = (sand: SandAt | null): boolean => sand !== null && tick() < sand.at + sand.respiteMs;

/** How long a move is seen happening, from the match before it. */
export function lastsOf({ game, state }: Match, text: string | undefined): number {
  const move = game.lasts && text !== undefined ? game.readMove(text) : null;
  return move === null ? 0 : Math.ceil(game.lasts?.(state, move) ?? 0);
}
