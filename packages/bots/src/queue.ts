/** Who waits for a thought. */
export type Turn = {
  /** Who caused the table, such as an address: all tables of a group share its turns. */
  readonly group: string;
  /** The table. */
  readonly key: string;
  /** A person plays at the table. */
  readonly urgent: boolean;
};

/** After so many thoughts for people in a row, one for a table without people: it waits long, but not for ever. */
const IN_A_ROW = 8;

/**
 * The order of thoughts: tables with people first, then group after group, then table after table of the group. Each
 * one that waits costs one small record.
 */
export class ThoughtQueue<T extends Turn> {
  readonly #people = new Rounds<T>();
  readonly #bots = new Rounds<T>();
  #inARow = 0;

  add(item: T): void {
    this.#roundsOf(item).add(item);
  }

  /** False when it no longer waits. */
  delete(item: T): boolean {
    return this.#roundsOf(item).delete(item);
  }

  /** The next one, which waits no longer. `mayBegin` says whether a table without people may think just now. */
  take(mayBegin: (group: string) => boolean): T | null {
    if (this.#inARow < IN_A_ROW) return this.#takeUrgent() ?? this.#takeOther(mayBegin);
    return this.#takeOther(mayBegin) ?? this.#takeUrgent();
  }

  waiting(urgent: boolean): number {
    return urgent ? this.#people.size : this.#bots.size;
  }

  /** How many groups have something waiting. */
  groups(urgent: boolean): number {
    return urgent ? this.#people.groups : this.#bots.groups;
  }

  waitingOf({ group, urgent }: Turn): number {
    return (urgent ? this.#people : this.#bots).sizeOf(group);
  }

  #roundsOf({ urgent }: T): Rounds<T> {
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

/** The tables of one group that wait; a map keeps the order in which names were put in, and so whose turn it is. */
type Group<T> = { readonly tables: Map<string, Set<T>>; size: number };

/** Groups take turns, and so do the tables of a group. */
class Rounds<T extends Turn> {
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
