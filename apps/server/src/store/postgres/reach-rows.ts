import {
  ADDRESSED,
  ADDRESSES,
  callsOfOutbox,
  callsOfReach,
  dueIn,
  mailboxIn,
  nameOf,
  noticeIn,
  type Parameter,
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
import { NOW_MS, type Send, type TestClock } from './append.ts';
import type { Statement } from './link.ts';
import type { ReadLinks } from './read-links.ts';

const SQL = reachSql(NOW_MS);

const statementOf = (name: SqlName): Statement => ({ name: `reach-${name}`, text: SQL[name] });

/** Nodes that ask at the same time get different rows. */
const CLAIM: Statement = {
  name: 'reach-claim',
  text: `WITH moment AS MATERIALIZED (SELECT coalesce($1::bigint, ${NOW_MS}) AS at), due AS MATERIALIZED (
      SELECT table_key, reach, seat, kind FROM outbox WHERE due_at <= (SELECT at FROM moment) AND ${WAY_OF_NOTICE} = $4
      ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED
    ), o AS (
      UPDATE outbox SET due_at = (SELECT at FROM moment) + $2::bigint, attempts = outbox.attempts + 1
      FROM due d WHERE outbox.table_key = d.table_key AND outbox.reach = d.reach AND outbox.seat = d.seat
        AND outbox.kind = d.kind
      RETURNING outbox.*
    ) SELECT ${ADDRESSED} FROM o ${ADDRESSES}`,
};

/** Other nodes read the seats again, and with them who wants to be told. */
const CHANGE_SEATS: Statement = {
  name: 'change-seats',
  text: 'UPDATE summaries SET seats_version = seats_version + 1 WHERE table_key = $1',
};

/** Sends all statements of a write at once. */
export async function runReach(send: Send, write: ReachWrite | OutboxWrite, clock: TestClock): Promise<void> {
  const now = clock?.() ?? null;
  const calls =
    write.kind === 'reach' ? callsOfReach(write.key, write.change, now) : callsOfOutbox(write.change, now);
  const sent = calls.map(([name, ...values]) => send(statementOf(name), values));
  if (write.kind === 'reach' && write.change.do === 'add') sent.push(send(CHANGE_SEATS, [write.key]));
  await Promise.all(sent);
}

export async function eraseReachAt(send: Send, key: number, guestHash: string): Promise<void> {
  const names = ['eraseNoticesAt', 'eraseAt'] as const;
  await Promise.all(names.map(name => send(statementOf(name), [key, guestHash])));
}

/** A device that is signed out is told nothing more. Mail and webhooks are not of the device. */
export async function silenceReach(send: Send, guestHash: string): Promise<void> {
  const names = ['silenceNotices', 'silence'] as const;
  await Promise.all(names.map(name => send(statementOf(name), [guestHash])));
}

export async function eraseReach(send: Send, guestHash: string): Promise<void> {
  const names = ['eraseNotices', 'erase', 'eraseMailboxes'] as const;
  await Promise.all(names.map(name => send(statementOf(name), [guestHash])));
}

export class PostgresReach implements ReachStore {
  readonly #links: ReadLinks;
  readonly #clock: TestClock;

  constructor(links: ReadLinks, clock: TestClock) {
    this.#links = links;
    this.#clock = clock;
  }

  async at(key: number): Promise<readonly Reach[]> {
    return (await this.#rows('at', key)).map(reachIn);
  }

  async find(id: string): Promise<{ readonly reach: Reach; readonly table: string } | null> {
    const [row] = await this.#rows('find', id);
    return row ? reachAtIn(row) : null;
  }

  async of(guestHash: string): Promise<ReachesOfGuest> {
    const [reaches, mailboxes] = await Promise.all([
      this.#rows('ofGuest', guestHash),
      this.#rows('mailboxesOf', guestHash),
    ]);
    return { reaches: reaches.map(reachAtIn), mailboxes: mailboxes.map(mailboxIn) };
  }

  async count(guestHash: string): Promise<number> {
    return Number((await this.#rows('count', guestHash))[0]?.found);
  }

  async mailbox(address: string, guestHash: string): Promise<Mailbox | null> {
    const [row] = await this.#rows('mailbox', address, guestHash);
    return row ? mailboxIn(row) : null;
  }

  async askedSince(address: string, since: number): Promise<number> {
    return Number((await this.#rows('asked', address, since))[0]?.found);
  }

  async claim(way: Way, limit: number, leaseMs: number): Promise<readonly DueNotice[]> {
    const rows = await this.#links.rows(CLAIM, this.#clock?.() ?? null, leaseMs, limit, way);
    const orphans = rows.filter(row => dueIn(row) === null).map(noticeIn);
    await Promise.all(orphans.map(orphan => this.#rows('dropOrphan', ...nameOf(orphan))));
    return rows.map(dueIn).filter(due => due !== null);
  }

  async noticesFor(address: string, guestHash: string): Promise<readonly DueNotice[]> {
    return (await this.#rows('noticesFor', address, guestHash)).map(dueIn).filter(due => due !== null);
  }

  async takeMailbox(address: string, guestHash: string, leaseMs: number): Promise<boolean> {
    const now = this.#clock?.() ?? null;
    return (await this.#rows('takeMailbox', now, leaseMs, address, guestHash)).length > 0;
  }

  async size(): Promise<OutboxSize> {
    return sizeIn((await this.#rows('size', this.#clock?.() ?? null))[0]);
  }

  #rows(name: SqlName, ...values: readonly Parameter[]): Promise<readonly Row[]> {
    return this.#links.rows(statementOf(name), ...values);
  }
}
