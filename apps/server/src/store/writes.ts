import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type AppendWrite,
  type CreateWrite,
  type Holder,
  isBot,
  KEPT_LINES,
  type Line,
  onlyBots,
  type SitWrite,
  StoreError,
  type Write,
} from './store.ts';
import { columns, sandIn } from './summary-columns.ts';
import { NEXT_KEY, TableKeys } from './table-keys.ts';
import { bytesOf, TABLE_BYTES } from './upkeep.ts';
import { SqliteUpkeepWrites } from './upkeep-writes.ts';

/** The statements of the move's way, prepared once. Runs inside a transaction that others share. */
export class SqliteWrites {
  readonly #now: () => number;
  readonly #table: StatementSync;
  readonly #first: StatementSync;
  readonly #entry: StatementSync;
  readonly #timedEntry: StatementSync;
  readonly #before: StatementSync;
  readonly #seat: StatementSync;
  readonly #summary: StatementSync;
  readonly #rise: StatementSync;
  readonly #line: StatementSync;
  readonly #forget: StatementSync;
  readonly #upkeep: SqliteUpkeepWrites;
  readonly #keys = new TableKeys();

  constructor(db: DatabaseSync, now: () => number) {
    this.#now = now;
    this.#table =
      db.prepare(`INSERT INTO tables (key, id, head, made_at, host_hash, owner, bytes, over, bots_since, touched_at, began)
       VALUES (${NEXT_KEY}, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?4, ?10)`);
    this.#first = db.prepare(
      'INSERT INTO summaries (table_key, n, actors, outcome, wishes, touched_at, sand) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.#entry = db.prepare(insertEntry('', ''));
    // Apart, so that a move without a clock binds nothing for it.
    this.#timedEntry = db.prepare(insertEntry(', sand', ', ?8'));
    this.#before = db.prepare('INSERT INTO entries (table_key, entry, n) VALUES (?, ?, ?)');
    this.#seat = db.prepare(
      `INSERT INTO seats (table_key, seat, name, token_hash, guest_hash, bot, sat_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#summary = db.prepare(
      `UPDATE summaries SET n = ?, actors = ?, outcome = ?, wishes = ?, touched_at = ?, sand = ?
       WHERE table_key = ? AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = summaries.table_key AND n > ?)`,
    );
    this.#rise = db.prepare('DELETE FROM seats WHERE table_key = ? AND seat = ? AND bot IS NOT NULL');
    this.#line = db.prepare('INSERT INTO lines (table_key, n, seat, text, said_at) VALUES (?, ?, ?, ?, ?)');
    this.#forget = db.prepare('DELETE FROM lines WHERE table_key = ? AND n <= ?');
    this.#upkeep = new SqliteUpkeepWrites(db, now, this.#keys);
  }

  run(write: Write): void {
    if (write.kind === 'append') this.#append(write);
    else if (write.kind === 'sit') this.#sitDown(write);
    else if (write.kind === 'rise') this.#leave(write.key, write.seat);
    else if (write.kind === 'say') this.#say(write.key, write.line);
    else if (write.kind === 'create') this.#create(write);
    else this.#upkeep.run(write);
  }

  #create({ id, head, host, owner, summary, holders, entries }: CreateWrite): void {
    const at = this.#now();
    const text = JSON.stringify(head);
    const bytes = TABLE_BYTES + text.length + entries.reduce((sum, entry) => sum + bytesOf(entry), 0);
    const over = summary.outcome === null ? 0 : 1;
    const bots = onlyBots(holders) ? at : null;
    const { last } = this.#keys;
    const row = this.#table.run(last, id, text, at, host, owner, bytes, over, bots, entries.length);
    const key = this.#keys.given(row.lastInsertRowid);
    this.#first.run(key, ...columns(summary), at, sandIn(summary));
    entries.forEach((entry, i) => {
      this.#before.run(key, JSON.stringify(entry), i + 1);
    });
    holders.forEach((holder, seat) => {
      if (holder) this.#sit(key, seat, holder);
    });
  }

  /** An entry carries the summary it leads to. Who comes second finds its number taken; none is skipped. */
  #append({ key, after, entry, summary }: AppendWrite): void {
    const at = this.#now();
    const [n, actors, outcome, wishes] = columns(summary);
    const sand = sandIn(summary);
    const { changes } = !entry
      ? this.#summary.run(n, actors, outcome, wishes, at, sand, key, after)
      : sand === null
        ? this.#entry.run(key, JSON.stringify(entry), n, actors, outcome, wishes, at)
        : this.#timedEntry.run(key, JSON.stringify(entry), n, actors, outcome, wishes, at, sand);
    if (changes !== 1) throw new StoreError('conflict', `table ${key} no longer stands at ${after}`);
    if (outcome !== null) this.#upkeep.end(key);
  }

  #sitDown({ key, seat, holder, onlyBots: alone }: SitWrite): void {
    this.#sit(key, seat, holder);
    if (alone) this.#upkeep.botsSince(key, this.#now());
  }

  #sit(key: number, seat: number, holder: Holder): void {
    const at = this.#now();
    if (isBot(holder)) this.#seat.run(key, seat, '', '', null, holder.bot, at);
    else {
      this.#seat.run(key, seat, holder.name, holder.tokenHash, holder.guestHash, null, at);
      this.#upkeep.personSat(key);
    }
  }

  #leave(key: number, seat: number): void {
    const { changes } = this.#rise.run(key, seat);
    if (changes !== 1) throw new StoreError('conflict', `no bot sits on seat ${seat} of table ${key}`);
    this.#upkeep.botsSince(key, null);
  }

  #say(key: number, { n, seat, text, at }: Line): void {
    this.#line.run(key, n, seat, text, at);
    this.#forget.run(key, n - KEPT_LINES);
  }
}

/**
 * A number that is taken (UNIQUE) or would leave a gap (NULL) is ignored, and `changes` tells. Said as VALUES: an
 * INSERT … SELECT that reads its own table goes through a temporary one, a third of a row's time.
 */
const insertEntry = (column: string, value: string): string =>
  `INSERT OR IGNORE INTO entries (table_key, entry, n, actors, outcome, wishes, made_at${column}) VALUES (?1, ?2,
     CASE WHEN ?3 = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_key = ?1 AND n = ?3 - 1) THEN ?3 END,
     ?4, ?5, ?6, ?7${value})`;
