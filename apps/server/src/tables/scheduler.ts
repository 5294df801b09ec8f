/** Time and timers, as an argument: tests need not wait. */
export interface Scheduler {
  /** Whole milliseconds. Never goes back, even if the date is changed. */
  now(): number;
  /** Calls `job` once after `ms`, unless the returned function is called before. */
  schedule(ms: number, job: () => void): () => void;
}

/** A database that was restarted is back within a second or two; a full disk or a bug is not worth more. */
const RETRY_PAUSES_MS = [300, 600, 1_200, 2_500, 5_000] as const;

/** How long bots and clocks wait before they repeat what has failed so many times in a row. */
export const retryPauseMs = (failures: number): number =>
  RETRY_PAUSES_MS[Math.min(failures, RETRY_PAUSES_MS.length) - 1] ?? 0;

/** One timer of Node per table with a running clock. Restarting it with every move costs nothing measurable. */
export const systemScheduler: Scheduler = {
  // Close to the date, which clocks of days need, and yet never set back.
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  schedule(ms, job) {
    // Moves that arrived in time come first (TCHAKO-23): Node reads sockets after timers and before immediates.
    let immediate: NodeJS.Immediate | null = null;
    const timer = setTimeout(() => {
      immediate = setImmediate(job);
    }, ms).unref();
    return () => {
      clearTimeout(timer);
      if (immediate) clearImmediate(immediate);
    };
  },
};
