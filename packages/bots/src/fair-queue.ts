/** Identifies a waiting task for fair ordering. */
export type QueueKey = {
  /** The owner of the table, such as an address: all tables of a group share its slots. */
  readonly group: string;
  /** The table. */
  readonly key: string;
  /** Whether a person plays at the table. */
  readonly urgent: boolean;
};

/** After this many urgent tasks in a row, one task of a table without people is taken. */
const IN_A_ROW = 8;

/** A fair queue: tables with people first, then round robin over groups, then over the tables of a group. */
export class FairQueue<T extends QueueKey> {
  readonly #people = new RoundRobin<T>();
  readonly #bots = new RoundRobin<T>();
  #inARow = 0;

  add(item: T): void {
    this.#roundsOf(item).add(item);
  }

  /** Returns false if the item was not waiting. */
  delete(item: T): boolean {
    return this.#roundsOf(item).delete(item);
  }

  /** Removes and returns the next item. `mayBegin` tells whether a group's table without people may start now. */
  take(mayBegin: (group: string) => boolean): T | null {
    if (this.#inARow < IN_A_ROW) return this.#takeUrgent() ?? this.#takeOther(mayBegin);
    return this.#takeOther(mayBegin) ?? this.#takeUrgent();
  }

  waiting(urgent: boolean): number {
    return urgent ? this.#people.size : this.#bots.size;
  }

  /** The number of groups with waiting items. */
  groups(urgent: boolean): number {
    return urgent ? this.#people.groups : this.#bots.groups;
  }

  waitingOf({ group, urgent }: QueueKey): number {
    return (urgent ? this.#people : this.#bots).sizeOf(group);
  }

  #roundsOf({ urgent }: T): RoundRobin<T> {
    return urgent ? this.#people : this.#bots;
  }

  #takeUrgent(): T | null {
    const item = this.#people.take(() => true);
    if (item && this.#bots.size > 0) this.#inARow++;
    return item;
  }

  #takeOther(mayBegin: (group: string) => boolean): T | null {
    const item = this.#bots.take(mayBegin);
    if (item) this.#inARow = 0;
    return item;
  }
}

/** The waiting tables of one group, in turn: a Map keeps insertion order. */
type Group<T> = { readonly tables: Map<string, Set<T>>; size: number };

/** Round robin over groups, and over the tables of each group. */
class RoundRobin<T extends QueueKey> {
  readonly #groups = new Map<string, Group<T>>();
  size = 0;

  get groups(): number {
    return this.#groups.size;
  }

  sizeOf(group: string): number {
    return this.#groups.get(group)?.size ?? 0;
  }

  add(item: T): void {
    const group = this.#groups.get(item.group) ?? { tables: new Map<string, Set<T>>(), size: 0 };
    const table = group.tables.get(item.key) ?? new Set<T>();
    table.add(item);
    group.tables.set(item.key, table);
    group.size++;
    this.#groups.set(item.group, group);
    this.size++;
  }

  delete(item: T): boolean {
    const group = this.#groups.get(item.group);
    const table = group?.tables.get(item.key);
    if (!group || !table?.delete(item)) return false;
    if (table.size === 0) group.tables.delete(item.key);
    group.size--;
    if (group.size === 0) this.#groups.delete(item.group);
    this.size--;
    return true;
  }

  take(mayBegin: (group: string) => boolean): T | null {
    for (const [name, group] of this.#groups) {
      if (!mayBegin(name)) continue;
      for (const [key, table] of group.tables) {
        for (const item of table) {
          this.delete(item);
          toEnd(this.#groups, name);
          toEnd(group.tables, key);
          return item;
        }
      }
    }
    return null;
  }
}

function toEnd<V>(map: Map<string, V>, name: string): void {
  const value = map.get(name);
  if (value === undefined) return;
  map.delete(name);
  map.set(name, value);
}
