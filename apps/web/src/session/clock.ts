import type { ReadonlySignal } from '@preact/signals';
import type { Clock } from '@tablee/kernel';
import type { FrozenClock } from '@tablee/table';

/** A clock as it was last told, by this page's time. `screens/clock` counts on from there. */
export type ClockReading = FrozenClock & {
  readonly at: number;
  /** It is stopped because no person has played for a while: the next input starts it. */
  readonly idle?: true | undefined;
};

/** The clock of a table (TCHAKO-23). */
export type TableClock = {
  readonly clock: Clock;
  /** Null until the referee has told it. */
  readonly told: ReadonlySignal<ClockReading | null>;
};

/** Whole milliseconds; never goes back, even when the date is changed. */
export const tick = (): number => Math.floor(performance.now());

/** The clock ended the turn before: no seat may act yet. */
export const isRespite = (clock: ClockReading | null): boolean =>
  clock !== null && tick() < clock.at + clock.respiteMs;
