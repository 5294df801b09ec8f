import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StoreGauge } from '../store/store.ts';

/** Metrics for Prometheus. Hot paths count in plain fields, which are read only when metrics are requested. */
export class Metrics {
  readonly registry = new Registry();
  entries = 0;
  refusals = 0;
  errors = 0;
  droppedFrames = 0;
  signIns = 0;
  signInsRefused = 0;
  understudyMoves = 0;
  clockMoves = 0;
  repliesPlayed = 0;
  readonly #commits: Histogram;
  readonly #writes: Counter;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.#commits = new Histogram({
      name: 'tablee_commit_seconds',
      help: 'Duration of one group commit, fsync included',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 0.5],
      registers: [this.registry],
    });
    this.#writes = new Counter({
      name: 'tablee_writes_total',
      help: 'Writes committed; divided by the number of commits: writes that share one fsync',
      registers: [this.registry],
    });
    this.counter('tablee_entries_total', 'Entries written to the logs of tables', () => this.entries);
    this.counter('tablee_refusals_total', 'Plays and acts refused', () => this.refusals);
    this.counter('tablee_frames_dropped_total', 'Frames not sent to slow readers', () => this.droppedFrames);
    this.counter('tablee_sign_ins_total', 'Devices signed in', () => this.signIns);
    this.counter(
      'tablee_sign_ins_refused_total',
      'Passwords, passkeys and codes refused',
      () => this.signInsRefused,
    );
    this.counter('tablee_understudy_moves_total', 'Moves of understudies', () => this.understudyMoves);
    this.counter('tablee_clock_moves_total', 'Turns and games ended by a clock', () => this.clockMoves);
    this.counter('tablee_replies_total', 'Planned replies played', () => this.repliesPlayed);
    this.counter('tablee_troubles_total', 'Errors of the server or its disk', () => this.errors);
  }

  readonly committed = (writes: number, seconds: number): void => {
    this.#commits.observe(seconds);
    this.#writes.inc(writes);
  };

  /** `read` returns a number that never decreases. */
  counter(name: string, help: string, read: () => number): void {
    let shown = 0;
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        const now = read();
        this.inc(now - shown);
        shown = now;
      },
    });
  }

  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}

type Sized = { readonly size: number };

export type MetricSources = {
  readonly registry: Sized;
  readonly ws: Sized;
  readonly sse: Sized;
  readonly replays: { readonly pool: Sized };
  readonly clocks: Sized;
  readonly previews: { readonly drawn: number; readonly bytes: number; readonly waiting: number };
  readonly passwords: { readonly waiting: number };
  readonly disk: { readonly free: number };
  readonly audit: { readonly differing: number; readonly isRunning: boolean };
  readonly store: { readonly gauges: readonly StoreGauge[] };
  readonly thinkers: {
    readonly begun: number;
    readonly limited: number;
    readonly limitMs: number;
    waiting(urgent: boolean): number;
  };
};

export function addGauges(metrics: Metrics, sources: MetricSources): void {
  const { registry, ws, sse, replays, clocks, disk, store, thinkers, audit, previews, passwords } = sources;
  metrics.gauge('tablee_tables', 'Tables in memory', () => registry.size);
  metrics.gauge('tablee_websockets', 'Open WebSockets', () => ws.size);
  metrics.gauge('tablee_event_streams', 'Open event streams', () => sse.size);
  metrics.gauge('tablee_replays_waiting', 'Imports and histories in the queue', () => replays.pool.size);
  metrics.gauge('tablee_hourglasses', 'Tables whose hourglass runs', () => clocks.size);
  metrics.gauge('tablee_passwords_waiting', 'Passwords in the queue to be hashed', () => passwords.waiting);
  metrics.counter('tablee_previews_total', 'Pictures drawn for link previews', () => previews.drawn);
  metrics.gauge('tablee_previews_waiting', 'Pictures in the queue to be drawn', () => previews.waiting);
  metrics.gauge('tablee_previews_bytes', 'Pictures kept in memory', () => previews.bytes);
  metrics.gauge('tablee_disk_free_bytes', 'Free space of the data folder', () => disk.free);
  metrics.gauge('tablee_audit_running', 'Stored games are being audited', () => Number(audit.isRunning));
  metrics.gauge('tablee_audit_differing', 'Games that do not replay as stored', () => audit.differing);
  for (const { name, help, read } of store.gauges) metrics.gauge(name, help, read);
  metrics.gauge('tablee_thoughts_waiting_people', 'Bot searches in the queue, at tables with people', () =>
    thinkers.waiting(true),
  );
  metrics.gauge('tablee_thoughts_waiting_bots', 'Bot searches in the queue, at tables without people', () =>
    thinkers.waiting(false),
  );
  metrics.counter('tablee_thoughts_total', 'Bot searches started', () => thinkers.begun);
  metrics.counter(
    'tablee_thoughts_limited_total',
    'Bot searches shortened because others wait',
    () => thinkers.limited,
  );
  metrics.gauge(
    'tablee_thought_limit_seconds',
    'Time limit of the last bot search; 0: no limit',
    () => thinkers.limitMs / 1_000,
  );
}
