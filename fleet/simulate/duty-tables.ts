import type { Beat, Duty, Fence } from '../../apps/server/src/store/fleet-store.ts';

/** A row of `duties`. An updated row stays the same object; a deleted and inserted one is another. */
type DutyRow = { node: string; epoch: number };

/** What a statement of PostgreSQL sees of other transactions: those that were committed when it began. */
type Snapshot = {
  readonly now: number;
  readonly nodes: ReadonlyMap<string, number>;
  readonly duties: ReadonlyMap<string, { readonly row: DutyRow } & Duty>;
};

/** Executes a statement: the first call takes its snapshot, the second one writes and returns the answer. */
export type Statement<T> = () => () => T;

/**
 * The tables `nodes` and `duties`, with the semantics of the statements in `store/postgres/duty-rows.ts` at the isolation
 * level "read committed": a statement reads from its snapshot, but changes the newest version of a row, after checking its
 * condition on the row again. Time may pass between the two.
 */
export class DutyTables {
  readonly #nodes = new Map<string, number>();
  /** A column of `nodes`. */
  readonly #knows = new Map<string, string>();
  readonly #duties = new Map<string, DutyRow>();
  readonly #clock: () => number;
  readonly #granted: (duty: Duty) => void;
  #startedAt = 0;
  /** The sequence `duty_epochs`. */
  #epochs = 0;

  /** `clock`: of the database. `granted`: called whenever a duty changes hands. */
  constructor(clock: () => number, granted: (duty: Duty) => void) {
    this.#clock = clock;
    this.#granted = granted;
  }

  holderOf(name: string): Duty | null {
    const row = this.#duties.get(name);
    return row ? { name, node: row.node, epoch: row.epoch } : null;
  }

  get rows(): readonly Duty[] {
    return Array.from(this.#duties, ([name, { node, epoch }]) => ({ name, node, epoch }));
  }

  /** For statements that check a fence: the identity of the row they see. */
  rowOf(name: string | undefined): object | null {
    return name === undefined ? null : (this.#duties.get(name) ?? null);
  }

  /** `seen`: the row in the snapshot of the statement. */
  passes({ name, node, epoch }: Fence, seen: object | null): boolean {
    const row = this.#duties.get(name);
    return row !== undefined && row === seen && row.node === node && row.epoch === epoch;
  }

  beat(node: string, ttlMs: number, first: boolean, knows: string): Statement<Beat> {
    return () => {
      const now = this.#clock();
      const nodes = new Map(this.#nodes);
      const known = new Map(this.#knows);
      return () => {
        if (!this.#nodes.has(node)) this.#knows.set(node, knows);
        const kept = this.#until(node) >= now;
        this.#nodes.set(node, now + ttlMs);
        const others = [...nodes].filter(([id]) => id !== node);
        const live = others.filter(([, until]) => until >= now);
        if (first && live.length === 0) this.#startedAt = now;
        return {
          now,
          kept,
          others: live.map(([id]) => id),
          othersKnow: live.map(([id]) => known.get(id) ?? null),
          lapsesIn: live.length === 0 ? null : Math.min(...live.map(([, until]) => until)) - now,
          orphans: live.length < others.length,
          startedAt: this.#startedAt,
        };
      };
    };
  }

  claim(node: string, names: readonly string[]): Statement<readonly Duty[]> {
    return () => {
      const { now, nodes, duties } = this.#snapshot();
      return () => {
        const lapsed = this.#markLapsed(node, nodes, now);
        const taken = new Map<string, Duty>();
        if (this.#until(node) >= now)
          for (const name of [...new Set(names)].sort()) {
            const holder = this.#duties.get(name)?.node;
            if (holder === undefined || lapsed.has(holder)) taken.set(name, this.#grant(name, node));
          }
        const rest = names.flatMap(name => {
          const seen = taken.has(name) ? undefined : duties.get(name);
          return seen ? [{ name, node: seen.node, epoch: seen.epoch }] : [];
        });
        return [...taken.values(), ...rest];
      };
    };
  }

  takeOver(node: string, limit: number): Statement<readonly Duty[]> {
    return () => {
      const { now, nodes, duties } = this.#snapshot();
      return () => {
        const lapsed = this.#markLapsed(node, nodes, now);
        if (this.#until(node) < now) return [];
        const found = [...duties.values()].filter(
          ({ name, node: holder, row }) =>
            lapsed.has(holder) && this.#duties.get(name) === row && row.node === holder,
        );
        return found.slice(0, limit).map(({ name }) => this.#grant(name, node));
      };
    };
  }

  held(node: string): Statement<readonly Duty[]> {
    return () => {
      const held = this.rows.filter(duty => duty.node === node);
      return () => held;
    };
  }

  forget(): Statement<void> {
    return () => {
      const { now, nodes, duties } = this.#snapshot();
      const busy = new Set(Array.from(duties.values(), ({ node }) => node));
      return () => {
        for (const id of nodes.keys()) if (this.#until(id) < now && !busy.has(id)) this.#nodes.delete(id);
      };
    };
  }

  release(released: readonly Duty[]): Statement<void> {
    return () => {
      const { duties } = this.#snapshot();
      return () => {
        for (const { name, node, epoch } of released) {
          const row = this.#duties.get(name);
          if (row && row === duties.get(name)?.row && row.node === node && row.epoch === epoch)
            this.#duties.delete(name);
        }
      };
    };
  }

  leave(node: string): Statement<void> {
    return () => () => {
      if (this.#nodes.has(node)) this.#nodes.set(node, 0);
    };
  }

  #until(node: string): number {
    return this.#nodes.get(node) ?? Number.NEGATIVE_INFINITY;
  }

  /** Other nodes whose lease has lapsed: a beat of one of them that is executed later is told so. */
  #markLapsed(node: string, seen: ReadonlyMap<string, number>, now: number): ReadonlySet<string> {
    const lapsed = [...seen.keys()].filter(id => {
      const until = this.#nodes.get(id);
      return id !== node && until !== undefined && until < now;
    });
    for (const id of lapsed) this.#nodes.set(id, 0);
    return new Set(lapsed);
  }

  #grant(name: string, node: string): Duty {
    const epoch = ++this.#epochs;
    const row = this.#duties.get(name);
    if (row) Object.assign(row, { node, epoch });
    else this.#duties.set(name, { node, epoch });
    const duty = { name, node, epoch };
    this.#granted(duty);
    return duty;
  }

  #snapshot(): Snapshot {
    const duties = new Map(
      Array.from(this.#duties, ([name, row]) => [name, { row, name, node: row.node, epoch: row.epoch }]),
    );
    return { now: this.#clock(), nodes: new Map(this.#nodes), duties };
  }
}
