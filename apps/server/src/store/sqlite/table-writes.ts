import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Holder, isBot, KEPT_LINES, onlyBots, type TalkLine } from '@tablee/table';
import { StoreError } from '../errors.ts';
import { tableBytes } from '../maintenance.ts';
import { isPeopleWrite } from '../people.ts';
import { clockColumn, columnsOf, SEAT_COLUMNS, seatColumns } from '../rows.ts';
import type {
  AppendWrite,
  CreateWrite,
  DeadlineWrite,
  ReseatWrite,
  RiseWrite,
  SitWrite,
  Write,
} from '../writes.ts';
import { SqliteMaintenanceWrites } from './maintenance-writes.ts';
import { SqlitePeopleWrites } from './people.ts';
import { SqliteReachWrites } from './reach-rows.ts';
import { NEXT_KEY, TableKeys } from './table-keys.ts';

/** Executes writes with statements prepared once. Runs inside a shared transaction. */
export class SqliteWrites {
  readonly #now: () => number;
  readonly #table: StatementSync;
  readonly #firstSummary: StatementSync;
  readonly #entry: StatementSync;
  readonly #timedEntry: StatementSync;
  readonly #importedEntry: StatementSync;
  readonly #seat: StatementSync;
  readonly #reseat: StatementSync;
  readonly #deadline: StatementSync;
  readonly #noDeadline: StatementSync;
  readonly #summary: StatementSync;
  readonly #leaveSeat: StatementSync;
  readonly #line: StatementSync;
  readonly #trimLines: StatementSync;
  readonly #maintenance: SqliteMaintenanceWrites;
  readonly #people: SqlitePeopleWrites;
  readonly #reach: SqliteReachWrites;
  readonly #keys = new TableKeys();

  constructor(db: DatabaseSync, now: () => number) {
    this.#now = now;
    this.#table =
      db.prepare(`INSERT INTO tables (key, id, head, made_at, host_hash, owner, bytes, over, bots_since, touched_at, began)
       VALUES (${NEXT_KEY}, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?4, ?10)`);
    this.#firstSummary = db.prepare(
      'INSERT INTO summaries (table_key, n, actors, outcome, wishes, touched_at, sand) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.#entry = db.prepare(insertEntry('', ''));
    // A statement of its own, so that a move without a clock binds no parameter for it.
    this.#timedEntry = db.prepare(insertEntry(', sand', ', ?9'));
    this.#importedEntry = db.prepare('INSERT INTO entries (table_key, entry, n) VALUES (?, ?, ?)');
    this.#seat = db.prepare(
      `INSERT INTO seats (table_key, seat, ${SEAT_COLUMNS}, sat_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#reseat = db.prepare(
      `UPDATE seats SET name = ?, token_hash = ?, guest_hash = ?, bot = ?, avatar = ?, understudy = ?, pass_hash = ?,
         replies = ?
       WHERE table_key = ? AND seat = ? AND token_hash = ? AND bot IS ? AND understudy IS ? AND pass_hash IS ?
         AND replies IS ?`,
    );
    this.#deadline = db.prepare('INSERT OR REPLACE INTO deadlines (table_key, due_at) VALUES (?, ?)');
    this.#noDeadline = db.prepare('DELETE FROM deadlines WHERE table_key = ?');
    this.#summary = db.prepare(
      `UPDATE summaries SET n = ?, actors = ?, outcome = ?, wishes = ?, touched_at = ?, sand = ?,
         offers_version = offers_version + 1
       WHERE table_key = ? AND offers_version = ?
         AND NOT EXISTS (SELECT 1 FROM entries WHERE table_key = summaries.table_key AND n > ?)`,
    );
    this.#leaveSeat = db.prepare(
      'DELETE FROM seats WHERE table_key = ? AND seat = ? AND token_hash = ? AND bot IS ?',
    );
    this.#line = db.prepare('INSERT INTO lines (table_key, n, seat, text, said_at) VALUES (?, ?, ?, ?, ?)');
    this.#trimLines = db.prepare('DELETE FROM lines WHERE table_key = ? AND n <= ?');
    this.#people = new SqlitePeopleWrites(db, now);
    this.#reach = new SqliteReachWrites(db, now);
    this.#maintenance = new SqliteMaintenanceWrites(db, now, this.#keys, this.#reach);
  }

  run(write: Write): void {
    if (write.kind === 'append') this.#append(write);
    else if (write.kind === 'sit') this.#sitDown(write);
    else if (write.kind === 'rise') this.#leave(write);
    else if (write.kind === 'reseat') this.#change(write);
    else if (write.kind === 'deadline') this.#setDeadline(write);
    else if (write.kind === 'say') this.#say(write.key, write.line);
    else if (write.kind === 'create') this.#create(write);
    else if (isPeopleWrite(write)) {
      this.#people.run(write);
      if (write.kind === 'end-guest') this.#reach.silence(write.guestHash);
    } else if (write.kind === 'reach' || write.kind === 'outbox') this.#reach.run(write);
    else this.#maintenance.run(write);
  }

  #create({ id, head, host, owner, summary, holders, entries }: CreateWrite): void {
    const at = this.#now();
    const text = JSON.stringify(head);
    const over = summary.outcome === null ? 0 : 1;
    const bots = onlyBots(holders) ? at : null;
    const { last } = this.#keys;
    const row = this.#table.run(
      last,
      id,
      text,
      at,
      host,
      owner,
      tableBytes(text, entries),
      over,
      bots,
      entries.length,
    );
    const key = this.#keys.given(row.lastInsertRowid);
    this.#firstSummary.run(key, ...columnsOf(summary), at, clockColumn(summary));
    entries.forEach((entry, i) => {
      this.#importedEntry.run(key, JSON.stringify(entry), i + 1);
    });
    holders.forEach((holder, seat) => {
      if (holder) this.#sit(key, seat, holder);
    });
  }

  /** An entry carries the summary it leads to. A number that is taken or would leave a gap is a conflict. */
  #append({ key, after, version, entry, summary }: AppendWrite): void {
    const at = this.#now();
    const [n, actors, outcome, offers] = columnsOf(summary);
    const clock = clockColumn(summary);
    const { changes } = !entry
      ? this.#summary.run(n, actors, outcome, offers, at, clock, key, version, after)
      : clock === null
        ? this.#entry.run(key, JSON.stringify(entry), n, actors, outcome, offers, at, version)
        : this.#timedEntry.run(key, JSON.stringify(entry), n, actors, outcome, offers, at, version, clock);
    if (changes !== 1)
      throw new StoreError('conflict', `table ${key} no longer stands at ${after}, version ${version}`);
    if (outcome !== null) this.#maintenance.markOver(key);
  }

  #sitDown({ key, seat, holder, onlyBots: alone }: SitWrite): void {
    this.#sit(key, seat, holder);
    if (alone) this.#maintenance.markOnlyBots(key, this.#now());
  }

  #sit(key: number, seat: number, holder: Holder): void {
    this.#seat.run(key, seat, ...seatColumns(holder), this.#now());
    if (!isBot(holder)) this.#maintenance.markPeople(key);
  }

  #leave({ key, seat, holder }: RiseWrite): void {
    const [, token, , level] = seatColumns(holder);
    const { changes } = this.#leaveSeat.run(key, seat, token, level);
    if (changes !== 1) throw new StoreError('conflict', `seat ${seat} of table ${key} has another holder`);
    this.#maintenance.markOnlyBots(key, null);
  }

  #change({ key, seat, before, after, onlyBots: alone }: ReseatWrite): void {
    const [, token, , bot, , understudy, passHash, replies] = seatColumns(before);
    const same = [token, bot, understudy, passHash, replies];
    const { changes } = this.#reseat.run(...seatColumns(after), key, seat, ...same);
    if (changes !== 1) throw new StoreError('conflict', `seat ${seat} of table ${key} has changed`);
    if (isBot(after) || isBot(before)) this.#maintenance.markOnlyBots(key, alone ? this.#now() : null);
    if (!isBot(after)) this.#maintenance.markPeople(key);
  }

  #setDeadline({ key, at }: DeadlineWrite): void {
    if (at === null) this.#noDeadline.run(key);
    else this.#deadline.run(key, at);
  }

  #say(key: number, { n, seat, text, at }: TalkLine): void {
    this.#line.run(key, n, seat, text, at);
    this.#trimLines.run(key, n - KEPT_LINES);
  }
}

/**
 * A number that is taken (UNIQUE), would leave a gap, or follows other offers (NULL) is ignored, and `changes` is 0. Written as VALUES: an
 * INSERT … SELECT from its own table goes through a temporary table, which costs a third of the insert.
 */
const insertEntry = (column: string, value: string): string =>
  `INSERT OR IGNORE INTO entries (table_key, entry, n, actors, outcome, wishes, made_at${column}) VALUES (?1, ?2,
     CASE WHEN (SELECT offers_version FROM summaries WHERE table_key = ?1) = ?8
       AND (?3 = 1 OR EXISTS (SELECT 1 FROM entries WHERE table_key = ?1 AND n = ?3 - 1)) THEN ?3 END,
     ?4, ?5, ?6, ?7${value})`;
