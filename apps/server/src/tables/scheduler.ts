/** Time and timers, as an argument: tests need not wait. */
export interface Scheduler {
  /** Whole milliseconds. Never goes back, even if the date is changed. */
  now(): number;
  /** Calls `job` once after `ms`, unless the returned function is called before. */
  schedule(ms: number, job: () => void): () => void;
}

/** One timer of Node per table with a running clock. Restarting it with every move costs nothing measurable. */
export const systemScheduler: Scheduler = {
  now: () => Math.floor(performance.now()),
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
