import type { Entry, Seat } from '@tablee/kernel';
import { type Holder, isBot, KEPT_LINES, type TalkLine } from '@tablee/table';
import { StoreError } from '../../apps/server/src/store/errors.ts';
import type { Fence, KnownTable, StoredStep, TableNews } from '../../apps/server/src/store/fleet-store.ts';
import { NEWS_LIMIT } from '../../apps/server/src/store/fleet-store.ts';
import type {
  AppendWrite,
  CreateWrite,
  StoredTable,
  Summary,
  Write,
} from '../../apps/server/src/store/store.ts';
import type { DutyTables, Statement } from './duty-tables.ts';

type StoredEntry = { readonly text: string; readonly summary: Summary };

/** The rows of one table in `tables`, `summaries`, `entries`, `seats` and `lines`. */
export type TableRow = {
  readonly key: number;
  readonly created: CreateWrite;
  readonly entries: StoredEntry[];
  /** Of the last entry or of a later offer. */
  summary: Summary;
  offersVersion: number;
  seatsVersion: number;
  readonly seats: (Holder | null)[];
  lines: TalkLine[];
};

/** How far a table stands. */
export type Standing = {
  readonly n: number;
  readonly offers: number;
  readonly seats: number;
  readonly line: number;
};

export const standingOf = ({ entries, offersVersion, seatsVersion, lines }: TableRow): Standing => ({
  n: entries.length,
  offers: offersVersion,
  seats: seatsVersion,
  line: lines.at(-1)?.n ?? 0,
});

/** Deliberate faults of the database. */
export type TableFaults = { readonly unfenced: boolean; readonly overwrites: boolean };

/** Called inside the transaction. */
export type TableEvents = {
  readonly changed: (row: TableRow) => void;
  /** A fenced write was accepted. */
  readonly fenced: (fence: Fence) => void;
};

/** The tables of games, with the semantics of the writes and reads in `store/postgres`. */
export class GameTables {
  readonly #rows = new Map<number, TableRow>();
  readonly #duties: DutyTables;
  readonly #faults: TableFaults;
  readonly #events: TableEvents;

  constructor(duties: DutyTables, faults: TableFaults, events: TableEvents) {
    this.#duties = duties;
    this.#faults = faults;
    this.#events = events;
  }

  get rows(): readonly TableRow[] {
    return [...this.#rows.values()];
  }

  row(id: string): TableRow | null {
    return this.rows.find(({ created }) => created.id === id) ?? null;
  }

  create(write: CreateWrite): void {
    const key = this.#rows.size + 1;
    const { summary, holders } = write;
    const row = { key, created: write, entries: [], summary, lines: [], seats: [...holders] };
    this.#rows.set(key, { ...row, offersVersion: 0, seatsVersion: 0 });
  }

  /** Rejects the whole transaction with a StoreError. */
  write(writes: readonly Write[]): Statement<void> {
    return () => {
      const [only] = writes;
      // A single move is one statement. Other writes lock the table first, and then see its newest state.
      if (writes.length === 1 && only?.kind === 'append' && only.entry) {
        const visible = this.#rows.get(only.key)?.entries.length ?? 0;
        const duty = this.#duties.rowOf(only.fence?.name);
        return () => this.#append(only, visible, duty);
      }
      return () => {
        // Only appends can fail after a change, and they come first.
        for (const write of writes) this.#run(write);
      };
    };
  }

  #run(write: Write): void {
    if (write.kind === 'append') {
      const duty = this.#duties.rowOf(write.fence?.name);
      this.#append(write, Number.POSITIVE_INFINITY, duty);
    } else if (write.kind === 'sit') this.#seat(write.key, write.seat, null, write.holder);
    else if (write.kind === 'rise') this.#seat(write.key, write.seat, write.holder, null);
    else if (write.kind === 'say') this.#say(write.key, write.line);
    else throw new Error(`a run does not write "${write.kind}"`);
  }

  /** `visible`: how many entries the statement sees; `duty`: the row of the duty it sees. */
  #append(write: AppendWrite, visible: number, duty: object | null): void {
    const { key, after, version, entry, summary, fence } = write;
    const row = this.#row(key);
    const conflict = new StoreError('conflict', `table ${key} no longer stands at ${after}`);
    if (row.offersVersion !== version) throw conflict;
    if (fence && !this.#faults.unfenced && !this.#duties.passes(fence, duty)) throw conflict;
    if (entry) {
      if (after > visible) throw conflict;
      const stored = { text: JSON.stringify(entry), summary };
      if (row.entries.length === after) row.entries.push(stored);
      else if (this.#faults.overwrites) row.entries[after] = stored;
      else throw conflict;
    } else {
      if (row.entries.length > after) throw conflict;
      row.offersVersion++;
    }
    row.summary = summary;
    if (fence) this.#events.fenced(fence);
    this.#events.changed(row);
  }

  #seat(key: number, seat: Seat, before: Holder | null, after: Holder | null): void {
    const row = this.#row(key);
    if (!isSame(row.seats[seat] ?? null, before))
      throw new StoreError('conflict', `seat ${seat} of table ${key} has another holder`);
    row.seats[seat] = after;
    row.seatsVersion++;
    this.#events.changed(row);
  }

  #say(key: number, line: TalkLine): void {
    const row = this.#row(key);
    if (row.lines.some(({ n }) => n === line.n))
      throw new StoreError('conflict', `line ${line.n} of table ${key} is taken`);
    row.lines = [...row.lines, line].slice(-KEPT_LINES);
    this.#events.changed(row);
  }

  // Reads: each sees one moment.

  load(id: string): StoredTable | null {
    const row = this.row(id);
    if (!row) return null;
    const { head, host, owner } = row.created;
    const { key, seats, seatsVersion } = row;
    return { key, id, head, host, owner, seatsVersion, holders: [...seats], summary: summaryIn(row) };
  }

  entryTexts(key: number, after: number, limit: number): readonly string[] {
    return this.#row(key)
      .entries.slice(after, after + limit)
      .map(({ text }) => text);
  }

  lines(key: number): readonly TalkLine[] {
    return this.#row(key).lines;
  }

  news(tables: readonly KnownTable[]): readonly TableNews[] {
    return tables.map(({ key, n }) => {
      const row = this.#row(key);
      const { seats, line } = standingOf(row);
      const steps = row.entries.slice(n, n + NEWS_LIMIT).map(
        ({ text, summary }): StoredStep => ({
          entry: JSON.parse(text) as Entry,
          summary: versioned(summary, row),
        }),
      );
      return { key, now: { summary: summaryIn(row), seats, line }, steps };
    });
  }

  #row(key: number): TableRow {
    const row = this.#rows.get(key);
    if (!row) throw new StoreError('conflict', `there is no table ${key}`);
    return row;
  }
}

const summaryIn = (row: TableRow): Summary => versioned(row.summary, row);

/** Entries are stored without the version of the offers: that of the table counts. */
const versioned = (summary: Summary, { offersVersion: version }: TableRow): Summary => ({
  ...summary,
  offers: { ...summary.offers, version },
});

const isSame = (a: Holder | null, b: Holder | null): boolean =>
  a === null || b === null
    ? a === b
    : isBot(a) || isBot(b)
      ? isBot(a) && isBot(b) && a.bot === b.bot
      : a.tokenHash === b.tokenHash;
