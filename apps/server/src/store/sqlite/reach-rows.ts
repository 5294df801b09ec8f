import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  ADDRESSED,
  ADDRESSES,
  type Call,
  callsOfOutbox,
  callsOfReach,
  dueIn,
  mailboxIn,
  NOTICE,
  noticeIn,
  type Parameter,
  nameOf as partsOf,
  reachAtIn,
  reachIn,
  reachSql,
  type SqlName,
  sizeIn,
  WAY_OF_NOTICE,
} from '../reach-sql.ts';
import type {
  DueNotice,
  Mailbox,
  OutboxSize,
  OutboxWrite,
  Reach,
  ReachesOfGuest,
  ReachStore,
  ReachWrite,
  Way,
} from '../reach-store.ts';
import type { Row } from '../rows.ts';
import type { Reading } from './sqlite-maintenance.ts';

const SQL = reachSql(null);
const sqlite = (text: string): string => text.replaceAll('$', '?');

/** Statements that are prepared when they are first used: most tables have no reach. */
class Statements {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<SqlName, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  of(name: SqlName): StatementSync {
    let statement = this.#prepared.get(name);
    if (!statement) {
      statement = this.#db.prepare(sqlite(SQL[name]));
      this.#prepared.set(name, statement);
    }
    return statement;
  }

  run([name, ...values]: Call): void {
    this.of(name).run(...values);
  }
}

/** Writes of reach. Runs inside a shared transaction. */
export class SqliteReachWrites {
  readonly #statements: Statements;
  readonly #now: () => number;

  constructor(db: DatabaseSync, now: () => number) {
    this.#statements = new Statements(db);
    this.#now = now;
  }

  run(write: ReachWrite | OutboxWrite): void {
    const calls =
      write.kind === 'reach'
        ? callsOfReach(write.key, write.change, this.#now())
        : callsOfOutbox(write.change, this.#now());
    for (const call of calls) this.#statements.run(call);
  }

  eraseAt(key: number, guestHash: string): void {
    this.#statements.run(['eraseNoticesAt', key, guestHash]);
    this.#statements.run(['eraseAt', key, guestHash]);
  }

  /** A device that is signed out is told nothing more. Mail and webhooks are not of the device. */
  silence(guestHash: string): void {
    for (const name of ['silenceNotices', 'silence'] as const) this.#statements.run([name, guestHash]);
  }

  erase(guestHash: string): void {
    for (const name of ['eraseNotices', 'erase', 'eraseMailboxes'] as const)
      this.#statements.run([name, guestHash]);
  }
}

export class SqliteReach implements ReachStore {
  readonly #statements: Statements;
  readonly #isDue: StatementSync;
  readonly #claim: StatementSync;
  readonly #addressed: StatementSync;
  readonly #now: () => number;
  readonly #reading: Reading;

  constructor(db: DatabaseSync, now: () => number, reading: Reading) {
    this.#statements = new Statements(db);
    this.#now = now;
    this.#reading = reading;
    this.#isDue = db.prepare('SELECT 1 FROM outbox WHERE due_at <= ? LIMIT 1');
    this.#claim = db.prepare(
      `UPDATE outbox AS o SET due_at = ?1 + ?2, attempts = attempts + 1
       WHERE (table_key, reach, seat, kind) IN (
         SELECT table_key, reach, seat, kind FROM outbox WHERE due_at <= ?1 AND ${WAY_OF_NOTICE} = ?4
         ORDER BY due_at LIMIT ?3)
       RETURNING ${NOTICE.replaceAll('o.', '')}`,
    );
    this.#addressed = db.prepare(
      `SELECT ${ADDRESSED} FROM outbox o ${ADDRESSES} WHERE o.reach = ? AND o.seat = ? AND o.kind = ? AND o.decision = ?`,
    );
  }

  async at(key: number): Promise<readonly Reach[]> {
    return this.#all('at', key).map(reachIn);
  }

  async find(id: string): Promise<{ readonly reach: Reach; readonly table: string } | null> {
    const [row] = this.#all('find', id);
    return row ? reachAtIn(row) : null;
  }

  async of(guestHash: string): Promise<ReachesOfGuest> {
    return {
      reaches: this.#all('ofGuest', guestHash).map(reachAtIn),
      mailboxes: this.#all('mailboxesOf', guestHash).map(mailboxIn),
    };
  }

  async count(guestHash: string): Promise<number> {
    return Number(this.#all('count', guestHash)[0]?.found);
  }

  async mailbox(address: string, guestHash: string): Promise<Mailbox | null> {
    const [row] = this.#all('mailbox', address, guestHash);
    return row ? mailboxIn(row) : null;
  }

  async askedSince(address: string, since: number): Promise<number> {
    return Number(this.#all('asked', address, since)[0]?.found);
  }

  /** Each statement commits by itself: group commits end within one turn of the event loop. */
  async claim(way: Way, limit: number, leaseMs: number): Promise<readonly DueNotice[]> {
    if (!this.#reading(() => this.#isDue.get(this.#now()))) return [];
    return this.#reading(() =>
      this.#claim.all(this.#now(), leaseMs, limit, way).flatMap(row => {
        const [found] = this.#addressed.all(...partsOf(noticeIn(row)));
        const due = found ? dueIn(found) : null;
        if (due) return [due];
        this.#statements.run(['dropOrphan', ...partsOf(noticeIn(row))]);
        return [];
      }),
    );
  }

  async noticesFor(address: string, guestHash: string): Promise<readonly DueNotice[]> {
    return this.#all('noticesFor', address, guestHash)
      .map(dueIn)
      .filter(due => due !== null);
  }

  async takeMailbox(address: string, guestHash: string, leaseMs: number): Promise<boolean> {
    return this.#all('takeMailbox', this.#now(), leaseMs, address, guestHash).length > 0;
  }

  async size(): Promise<OutboxSize> {
    return sizeIn(this.#all('size', this.#now())[0]);
  }

  #all(name: SqlName, ...values: readonly Parameter[]): readonly Row[] {
    return this.#reading(() => this.#statements.of(name).all(...values));
  }
}
