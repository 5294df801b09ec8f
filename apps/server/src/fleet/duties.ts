import type { Beat, Duty, DutyRows } from '../store/fleet-store.ts';
import type { Scheduler } from '../tables/scheduler.ts';

/** A node without a beat for this long has lapsed: others take over its duties. */
export const LEASE_MS = 800;
export const BEAT_MS = 200;
/** A holder stops acting this long before its lease ends, so that a write begun in time is also stored in time. */
const MARGIN_MS = 200;
/** A node that starts waits this long for a database that is slow. */
const START_MS = 15_000;
/** Requests of one moment share one query. */
const GATHER_MS = 2;
/** A duty that another node holds is asked for again after this long, in case the message that freed it was lost. */
const ASK_AGAIN_MS = 5_000;
/**
 * A statement whose answer was lost may still be executed for this long: the database may have given or taken duties
 * without the knowledge of this node.
 */
const LATE_MS = 15_000;
const COMPARE_MS = 1_000;
/** Duties taken over at once, so that one node does not open all tables of a dead one by itself. */
const TAKE_OVER = 100;
/** When more are left, they are asked for after this long. */
const TAKE_MORE_MS = 20;

export type DutyEvents = {
  /** This node holds the duty from now on, or may act for it again. */
  readonly gained: (name: string) => void;
  /** Another node holds the duty. */
  readonly lost: (name: string) => void;
  /** Duties were given back: others may want them. */
  readonly freed: (names: readonly string[]) => void;
  /** Called after every beat; `sent` and `received` by the clock of this node. */
  readonly beat: (beat: Beat, sent: number, received: number) => void;
  readonly failed: (error: unknown) => void;
};

export type DutiesParts = {
  /** Unique to this process: a restarted node is another node. */
  readonly node: string;
  /** Told to the other nodes. */
  readonly knows: string;
  readonly rows: DutyRows;
  /** The clock of this node. */
  readonly scheduler: Scheduler;
  readonly events: DutyEvents;
};

/** A duty this node wants and another one holds, if that is known. */
type DutyRequest = { readonly holder: string | null; readonly askedAt: number };

const NEVER = Number.NEGATIVE_INFINITY;
const UNANSWERED: DutyRequest = { holder: null, askedAt: NEVER };

/**
 * The lease of this node and the duties it holds. One row per node is renewed with every beat, however many duties the
 * node has. A node that cannot renew its lease stops by its own clock before others take over by the database's clock;
 * a write that is late all the same carries the epoch of its duty and is refused.
 */
export class Duties {
  readonly #parts: DutiesParts;
  /** Epochs by name. */
  readonly #held = new Map<string, number>();
  readonly #requests = new Map<string, DutyRequest>();
  /** Duties held that were asked for while the lease was not valid. */
  readonly #asked = new Set<string>();
  #toClaim = new Set<string>();
  /** Epochs by name; `#releasing`: the database was told, and has not answered. */
  #toRelease = new Map<string, number>();
  readonly #releasing = new Map<string, number>();
  #cancelGather: (() => void) | null = null;
  #cancelBeat: (() => void) | null = null;
  #validUntil = Number.NEGATIVE_INFINITY;
  #others: readonly string[] = [];
  /** Until then this node compares its duties with the database from time to time. */
  #unsureUntil = NEVER;
  #comparedAt = NEVER;
  #sending = false;
  #failing = false;
  #stopped = false;

  constructor(parts: DutiesParts) {
    this.#parts = parts;
  }

  /** The other nodes at the last beat. */
  get others(): readonly string[] {
    return this.#others;
  }

  /** The duties held, whether or not the lease is valid now. */
  get names(): readonly string[] {
    return [...this.#held.keys()];
  }

  get size(): number {
    return this.#held.size;
  }

  /** The proof to act now; null when this node must not. */
  holds(name: string): Duty | null {
    const epoch = this.#held.get(name);
    if (epoch === undefined || this.#parts.scheduler.now() >= this.#validUntil) return null;
    return { name, node: this.#parts.node, epoch };
  }

  /** Rejects when the database answers no beat for a while. */
  async start(): Promise<void> {
    const { scheduler } = this.#parts;
    const until = scheduler.now() + START_MS;
    for (;;) {
      try {
        this.#scheduleBeat(await this.#beat(true));
        return;
      } catch (error) {
        this.#doubt(error);
        if (scheduler.now() >= until) throw error;
        await new Promise<void>(done => scheduler.schedule(BEAT_MS, done));
      }
    }
  }

  /** Asks for a duty until `drop`. `gained` follows when this node gets it, or may act for it again. */
  want(name: string): void {
    if (this.#stopped || this.#requests.has(name)) return;
    if (this.#held.has(name)) this.#asked.add(name);
    else this.#request(name);
  }

  /** Gives a duty back, or no longer asks for it. */
  drop(name: string): void {
    this.#requests.delete(name);
    this.#toClaim.delete(name);
    const epoch = this.#held.get(name);
    if (epoch === undefined) return;
    this.#held.delete(name);
    this.#toRelease.set(name, epoch);
    this.#gather();
  }

  /** Other nodes have given these back. */
  noteFreed(names: readonly string[]): void {
    for (const name of names) if (this.#requests.has(name)) this.#request(name);
  }

  /** Gives everything back; the other nodes go on at once. */
  async stop(): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#cancelBeat?.();
    this.#cancelGather?.();
    this.#held.clear();
    this.#requests.clear();
    try {
      await this.#parts.rows.leave(this.#parts.node);
    } catch (error) {
      // The lease lapses by itself.
      this.#fail(error);
    }
  }

  #request(name: string): void {
    this.#requests.set(name, { holder: null, askedAt: this.#parts.scheduler.now() });
    this.#toClaim.add(name);
    this.#gather();
  }

  /** One after another: a duty is claimed again only when its release is confirmed. */
  #gather(): void {
    if (this.#stopped || this.#sending) return;
    this.#cancelGather ??= this.#parts.scheduler.schedule(GATHER_MS, () => {
      this.#cancelGather = null;
      this.#sending = true;
      void this.#send().then(sent => {
        this.#sending = false;
        if (sent && (this.#toClaim.size > 0 || this.#toRelease.size > 0)) this.#gather();
      });
    });
  }

  /** False when the database did not answer: requests and releases are repeated with a later beat. */
  async #send(): Promise<boolean> {
    try {
      await this.#release();
      const claims = [...this.#toClaim];
      this.#toClaim = new Set();
      // Without an answer another node was claiming it at the same moment, or the answer was lost.
      for (const name of claims) if (this.#requests.has(name)) this.#requests.set(name, UNANSWERED);
      if (claims.length > 0) this.#learn(await this.#parts.rows.claim(this.#parts.node, claims));
      return true;
    } catch (error) {
      this.#doubt(error);
      return false;
    }
  }

  /** By epoch: a release that is executed late does not take a duty that this node has claimed again since. */
  async #release(): Promise<void> {
    const { rows, node, events } = this.#parts;
    if (this.#toRelease.size === 0) return;
    const released = this.#toRelease;
    this.#toRelease = new Map();
    for (const [name, epoch] of released) this.#releasing.set(name, epoch);
    try {
      await rows.release(Array.from(released, ([name, epoch]) => ({ name, node, epoch })));
      events.freed([...released.keys()]);
    } catch (error) {
      for (const [name, epoch] of released) if (!this.#toRelease.has(name)) this.#toRelease.set(name, epoch);
      throw error;
    } finally {
      for (const [name, epoch] of released)
        if (this.#releasing.get(name) === epoch) this.#releasing.delete(name);
    }
  }

  #learn(duties: readonly Duty[]): void {
    if (this.#stopped) return;
    const now = this.#parts.scheduler.now();
    for (const { name, node, epoch } of duties) {
      const wanted = this.#requests.has(name);
      if (node !== this.#parts.node) {
        if (wanted) this.#requests.set(name, { holder: node, askedAt: now });
      } else if (wanted) this.#gain(name, epoch);
      else if (this.#held.has(name)) this.#held.set(name, epoch);
      // No longer wanted since it was asked for.
      else this.#toRelease.set(name, epoch);
    }
    if (this.#toRelease.size > 0) this.#gather();
  }

  /** Compares with what the database says that this node holds. */
  #compare(duties: readonly Duty[]): void {
    if (this.#stopped) return;
    const stored = new Map(duties.map(({ name, epoch }) => [name, epoch]));
    for (const [name, epoch] of this.#held)
      if (stored.get(name) !== epoch) {
        this.#held.delete(name);
        this.#parts.events.lost(name);
      }
    for (const [name, epoch] of stored)
      if (!this.#held.has(name) && this.#toRelease.get(name) !== epoch && this.#releasing.get(name) !== epoch)
        this.#gain(name, epoch);
  }

  #gain(name: string, epoch: number): void {
    this.#requests.delete(name);
    this.#toClaim.delete(name);
    this.#held.set(name, epoch);
    this.#parts.events.gained(name);
  }

  #scheduleBeat(ms: number): void {
    if (this.#stopped) return;
    this.#cancelBeat = this.#parts.scheduler.schedule(ms, () => {
      this.#beat(false).then(
        ms => this.#scheduleBeat(ms),
        error => {
          this.#doubt(error);
          this.#scheduleBeat(BEAT_MS);
        },
      );
    });
  }

  /**
   * Every answer is lost sooner or later: whatever follows from one must follow from a later beat too. Resolves with the
   * milliseconds until the next one.
   */
  async #beat(first: boolean): Promise<number> {
    const { rows, node, knows, scheduler, events } = this.#parts;
    const sent = scheduler.now();
    const beat = await rows.beat(node, LEASE_MS, first, knows);
    if (this.#stopped) return BEAT_MS;
    this.#failing = false;
    this.#others = beat.others;
    events.beat(beat, sent, scheduler.now());
    // After a lapse others may have taken over: nothing is done before that is known.
    if (!beat.kept || this.#isUnsure(sent)) {
      this.#comparedAt = sent;
      this.#compare(await rows.held(node));
      if (this.#stopped) return BEAT_MS;
    }
    // Counted from the moment the beat was sent: the database may have received it at any time since.
    this.#validUntil = sent + LEASE_MS - MARGIN_MS;
    this.#resume();
    const taken = beat.orphans ? await rows.takeOver(node, TAKE_OVER) : [];
    this.#takeOver(taken);
    this.#repeatRequests();
    if (this.#toRelease.size > 0) this.#gather();
    if (taken.length === TAKE_OVER) return TAKE_MORE_MS;
    // A node that did not renew its lease is found out at the moment it ends, not with the next beat.
    return Math.min(BEAT_MS, (beat.lapsesIn ?? BEAT_MS) + 1);
  }

  /** What was not done while the lease was not valid is done now. */
  #resume(): void {
    const asked = [...this.#asked];
    this.#asked.clear();
    for (const name of asked) if (this.#held.has(name)) this.#parts.events.gained(name);
  }

  #takeOver(duties: readonly Duty[]): void {
    if (this.#stopped) return;
    for (const { name, epoch } of duties) this.#gain(name, epoch);
  }

  /** Requests whose holder is gone, or that were asked for long ago. */
  #repeatRequests(): void {
    const now = this.#parts.scheduler.now();
    for (const [name, { holder, askedAt }] of this.#requests) {
      const gone = holder !== null && !this.#others.includes(holder);
      if (gone || now - askedAt >= ASK_AGAIN_MS) this.#request(name);
    }
  }

  /** A statement without an answer may have been executed. */
  #doubt(error: unknown): void {
    this.#unsureUntil = this.#parts.scheduler.now() + LATE_MS;
    this.#comparedAt = NEVER;
    this.#fail(error);
  }

  #isUnsure(now: number): boolean {
    return now < this.#unsureUntil && now - this.#comparedAt >= COMPARE_MS;
  }

  /** Reported once until a beat succeeds again. */
  #fail(error: unknown): void {
    if (!this.#failing) this.#parts.events.failed(error);
    this.#failing = true;
  }
}
