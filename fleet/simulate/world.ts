/** A finding: the protocol did what it must not do. Ends the run. */
export class Finding extends Error {
  readonly at: number;
  readonly trace: readonly string[];

  constructor(sentence: string, world: World) {
    super(sentence);
    this.name = 'Finding';
    this.at = world.now;
    this.trace = world.trace;
  }
}

type Ring = {
  readonly at: number;
  readonly order: number;
  /** Promises may be settled by the job itself. */
  readonly settles: boolean;
  job: (() => void) | null;
};

/** Events kept to explain a finding. */
const TRACE = 60;

/** Simulated time: one queue of events for everything that happens in a run. */
export class World {
  /** Milliseconds since the start of the run. */
  now = 0;
  /** Counts the events so far: equal for equal runs. */
  events = 0;
  readonly #rings: Ring[] = [];
  #order = 0;
  #touched = false;
  #trace: string[] = [];
  #finding: Finding | null = null;

  get trace(): readonly string[] {
    return this.#trace;
  }

  /** Calls `job` after `ms`, unless the returned function is called before. */
  after(ms: number, job: () => void): () => void {
    return this.#ring(ms, true, job);
  }

  /** The same for a job that settles no promise but by `touch`. Saves the turn of the event loop after it. */
  quietly(ms: number, job: () => void): () => void {
    return this.#ring(ms, false, job);
  }

  /** Something runs that may settle promises. */
  touch(): void {
    this.#touched = true;
  }

  #ring(ms: number, settles: boolean, job: () => void): () => void {
    const ring: Ring = { at: this.now + Math.max(0, ms), order: this.#order++, settles, job };
    push(this.#rings, ring);
    return () => {
      ring.job = null;
    };
  }

  /** Resolves after `ms`. */
  pause(ms: number): Promise<void> {
    return new Promise(done => this.after(ms, done));
  }

  note(text: string): void {
    this.#trace.push(`${this.now.toFixed(1).padStart(8)}  ${text}`);
    if (this.#trace.length > TRACE) this.#trace.shift();
  }

  /** The first one counts. */
  report(sentence: string): void {
    this.#finding ??= new Finding(sentence, this);
  }

  /** Lets time pass. Throws the first finding. */
  async run(until: number): Promise<void> {
    for (;;) {
      if (this.#finding) throw this.#finding;
      const next = this.#rings[0];
      if (!next || next.at > until) break;
      pop(this.#rings);
      if (!next.job) continue;
      this.now = Math.max(this.now, next.at);
      this.events++;
      this.#touched = next.settles;
      next.job();
      // Nothing in a run waits for the real world, so one turn of the event loop settles every promise.
      if (this.#touched) await new Promise<void>(done => setImmediate(done));
    }
    this.now = until;
  }
}

const isBefore = (a: Ring, b: Ring): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** A binary heap, the first ring at its root. */
function push(heap: Ring[], ring: Ring): void {
  let at = heap.length;
  heap.push(ring);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isBefore(ring, heap[parent]!)) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = ring;
}

function pop(heap: Ring[]): void {
  const last = heap.pop();
  if (!last || heap.length === 0) return;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
    if (!isBefore(heap[child]!, last)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = last;
}
