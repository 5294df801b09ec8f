import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry as Metrics } from 'prom-client';

/** Counted as plain numbers where it is hot, and read out only when somebody asks. */
export class Figures {
  readonly metrics = new Metrics();
  moves = 0;
  refusals = 0;
  troubles = 0;
  dropped = 0;
  #commits: Histogram;
  #writes: Counter;

  constructor() {
    collectDefaultMetrics({ register: this.metrics });
    this.#commits = new Histogram({
      name: 'tablee_commit_seconds',
      help: 'How long one group commit took, fsync included',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 0.5],
      registers: [this.metrics],
    });
    this.#writes = new Counter({
      name: 'tablee_writes_total',
      help: 'Writes committed; divided by the number of commits: how many share one fsync',
      registers: [this.metrics],
    });
    this.count('tablee_entries_total', 'Entries written to the logs of tables', () => this.moves);
    this.count('tablee_refusals_total', 'Plays and acts refused', () => this.refusals);
    this.count('tablee_frames_dropped_total', 'Frames slow readers were spared', () => this.dropped);
    this.count('tablee_troubles_total', 'Mistakes of the server or its disk', () => this.troubles);
  }

  readonly committed = (writes: number, seconds: number): void => {
    this.#commits.observe(seconds);
    this.#writes.inc(writes);
  };

  /** A number that only grows, kept elsewhere. */
  count(name: string, help: string, read: () => number): void {
    let shown = 0;
    new Counter({
      name,
      help,
      registers: [this.metrics],
      collect() {
        const now = read();
        this.inc(now - shown);
        shown = now;
      },
    });
  }

  /** A number kept elsewhere. */
  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.metrics],
      collect() {
        this.set(read());
      },
    });
  }
}
