/** What time it is, and who rings when it comes: from outside, so that a test need not wait. */
export interface Ticker {
  /** Whole milliseconds; never goes back, whatever somebody does to the date. */
  now(): number;
  /** Rings once, unless what it returns is called before. */
  ring(ms: number, job: () => void): () => void;
}

/**
 * One plain timer of Node for every table whose sand runs, and none for any other: Node keeps its timers in a heap
 * itself, and starting one anew with every move was not to be found in what a move costs.
 */
export const ticker: Ticker = {
  now: () => Math.floor(performance.now()),
  ring(ms, job) {
    // What has arrived by then is heard first (TCHAKO-23: a released shot counts): a turn of the event loop reads the
    // lines after its timers and before its immediates.
    let last: NodeJS.Immediate | null = null;
    const timer = setTimeout(() => {
      last = setImmediate(job);
    }, ms).unref();
    return () => {
      clearTimeout(timer);
      if (last) clearImmediate(last);
    };
  },
};
