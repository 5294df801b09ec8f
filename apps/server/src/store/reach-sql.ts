import type {
  DueNotice,
  Mailbox,
  NoticeKind,
  NoticeName,
  OutboxChange,
  OutboxSize,
  Reach,
  ReachChange,
  Way,
} from './reach-store.ts';
import type { Row } from './rows.ts';
import { textOf } from './rows.ts';

/**
 * The statements of reach, the same for both databases; SQLite writes its parameters with a question mark. Where a
 * statement needs the time, it is parameter 1: null on PostgreSQL, which has a clock of its own.
 */

const REACH =
  'r.table_key, r.id, r.seat AS reach_seat, r.guest_hash, r.token_hash, r.way, r.target, r.language, r.base, r.problem';
export const NOTICE = 'o.reach, o.seat, o.kind, o.decision, o.attempts';
/** A notice `o` with its reach and the id of its table. Both are null when they are gone. */
export const ADDRESSED = `${NOTICE}, ${REACH}, t.id AS table_id`;
export const ADDRESSES = 'LEFT JOIN reaches r ON r.id = o.reach LEFT JOIN tables t ON t.key = o.table_key';

/** The way of a row of `outbox`; rows whose reach is gone are found by one of the ways. */
export const WAY_OF_NOTICE = "coalesce((SELECT r.way FROM reaches r WHERE r.id = outbox.reach), 'push')";

const SAME_PLACE = 'table_key = $1 AND seat = $2 AND guest_hash = $3 AND way = $4';
const OF_MAILBOX = 'address = $1 AND guest_hash = $2';
const OF_NOTICE = 'reach = $1 AND seat = $2 AND kind = $3 AND decision = $4';
const DAY_MS = 86_400_000;

/** A later decision replaces an earlier one; the same one changes nothing. */
const ONCE = `ON CONFLICT (table_key, reach, seat, kind) DO UPDATE
  SET decision = excluded.decision, due_at = excluded.due_at, attempts = 0 WHERE outbox.decision < excluded.decision`;

export type Sql = ReturnType<typeof reachSql>;

/** `clock`: the time of the database as SQL; null where parameter 1 always has it. */
export function reachSql(clock: string | null) {
  const now = clock === null ? '$1' : `coalesce(CAST($1 AS bigint), ${clock})`;
  const unconfirmed = `way = 'mail' AND made_at < ${now} - CAST($2 AS bigint) AND NOT EXISTS (SELECT 1 FROM mailboxes m
    WHERE m.address = reaches.target AND m.guest_hash = reaches.guest_hash AND m.confirmed = 1)`;
  const ended = `table_key IN (SELECT key FROM tables WHERE over AND touched_at < ${now} - CAST($2 AS bigint))`;
  return {
    at: `SELECT ${REACH} FROM reaches r WHERE r.table_key = $1 ORDER BY r.made_at, r.id`,
    find: `SELECT ${REACH}, t.id AS table_id FROM reaches r JOIN tables t ON t.key = r.table_key WHERE r.id = $1`,
    ofGuest: `SELECT ${REACH}, t.id AS table_id FROM reaches r JOIN tables t ON t.key = r.table_key
      WHERE r.guest_hash = $1 ORDER BY r.made_at, r.id`,
    mailboxesOf: `SELECT address, guest_hash, confirmed, refusals, next_at FROM mailboxes WHERE guest_hash = $1
      ORDER BY address`,
    count: `SELECT count(*) AS found FROM reaches r JOIN tables t ON t.key = r.table_key
      WHERE r.guest_hash = $1 AND NOT t.over`,
    mailbox: `SELECT address, guest_hash, confirmed, refusals, next_at FROM mailboxes WHERE ${OF_MAILBOX}`,
    asked: 'SELECT coalesce(sum(asks), 0) AS found FROM mailboxes WHERE address = $1 AND asked_at > $2',
    noticesFor: `SELECT ${ADDRESSED} FROM reaches m JOIN outbox o ON o.reach = m.id ${ADDRESSES}
      WHERE m.way = 'mail' AND m.target = $1 AND m.guest_hash = $2`,
    size: `SELECT count(*) AS waiting, ${now} - min(due_at) AS late FROM outbox`,
    takeMailbox: `UPDATE mailboxes SET busy_until = ${now} + CAST($2 AS bigint)
      WHERE address = $3 AND guest_hash = $4 AND busy_until <= ${now} RETURNING address`,
    dropOrphan: `DELETE FROM outbox WHERE ${OF_NOTICE}`,

    replaceNotices: `DELETE FROM outbox WHERE reach IN (SELECT id FROM reaches WHERE ${SAME_PLACE} AND id <> $5)`,
    replace: `DELETE FROM reaches WHERE ${SAME_PLACE}`,
    add: `INSERT INTO reaches
        (made_at, table_key, id, seat, guest_hash, token_hash, way, target, language, base, problem)
      VALUES (${now}, $2, $3, $4, $5, $6, $7, $8, $9, $10, NULL)`,
    hello: `INSERT INTO outbox (due_at, table_key, reach, seat, kind, decision, attempts)
      VALUES (${now}, $2, $3, $4, 'hello', 0, 0)`,
    tell: `INSERT INTO outbox (table_key, reach, seat, kind, decision, due_at, attempts)
      SELECT r.table_key, r.id, CAST($3 AS integer), 'turn', CAST($4 AS integer),
        ${now} + CASE r.way WHEN 'mail' THEN CAST($6 AS bigint) ELSE CAST($5 AS bigint) END, 0
      FROM reaches r WHERE r.table_key = $2 AND r.seat IN (CAST($3 AS integer), -1) ${ONCE}`,
    remind: `INSERT INTO outbox (table_key, reach, seat, kind, decision, due_at, attempts)
      SELECT r.table_key, r.id, CAST($2 AS integer), 'reminder', CAST($3 AS integer), CAST($4 AS bigint), 0
      FROM reaches r WHERE r.table_key = $1 AND r.seat IN (CAST($2 AS integer), -1)
      ON CONFLICT (table_key, reach, seat, kind) DO UPDATE
      SET decision = excluded.decision, due_at = excluded.due_at, attempts = 0
      WHERE outbox.decision <= excluded.decision`,
    moved: `DELETE FROM outbox WHERE table_key = $1 AND seat = $2 AND kind IN ('turn', 'reminder')`,
    unremind: `DELETE FROM outbox WHERE table_key = $1 AND seat = $2 AND kind = 'reminder'`,
    offer: `INSERT INTO outbox (table_key, reach, seat, kind, decision, due_at, attempts)
      SELECT r.table_key, r.id, CAST($3 AS integer), 'offer', CAST($4 AS integer),
        ${now} + CASE r.way WHEN 'mail' THEN CAST($6 AS bigint) ELSE CAST($5 AS bigint) END, 0
      FROM reaches r WHERE r.table_key = $2 AND r.seat = CAST($3 AS integer) ${ONCE}`,

    drop: 'DELETE FROM reaches WHERE id = $1',
    dropNotices: 'DELETE FROM outbox WHERE reach = $1',
    dropTarget: 'DELETE FROM reaches WHERE target = $1 AND way = $2',
    dropTargetNotices:
      'DELETE FROM outbox WHERE reach IN (SELECT id FROM reaches WHERE target = $1 AND way = $2)',
    done: `DELETE FROM outbox WHERE ${OF_NOTICE}`,
    problem: 'UPDATE reaches SET problem = $2 WHERE id = $1 AND problem IS DISTINCT FROM $2',
    later: `UPDATE outbox SET due_at = ${now} + CAST($2 AS bigint), attempts = attempts - CAST($3 AS integer)
      WHERE reach = $4 AND seat = $5 AND kind = $6 AND decision = $7`,
    ask: `INSERT INTO mailboxes
        (asked_at, name, address, guest_hash, asks, confirmed, refusals, next_at, busy_until)
      VALUES (${now}, CAST($3 AS text) || ' ' || CAST($2 AS text), CAST($2 AS text), CAST($3 AS text), 1, 0, 0, 0, 0)
      ON CONFLICT (name) DO UPDATE SET asked_at = excluded.asked_at, refusals = 0,
        asks = CASE WHEN mailboxes.asked_at > excluded.asked_at - ${DAY_MS} THEN mailboxes.asks + 1 ELSE 1 END`,
    confirm: `UPDATE mailboxes SET confirmed = 1 WHERE ${OF_MAILBOX}`,
    mailed: `UPDATE mailboxes SET next_at = ${now} + CAST($2 AS bigint), busy_until = 0, refusals = 0
      WHERE address = $3 AND guest_hash = $4`,
    unmailed: `UPDATE mailboxes SET busy_until = 0, refusals = refusals + CAST($3 AS integer) WHERE ${OF_MAILBOX}`,
    forgetNotices: `DELETE FROM outbox WHERE reach IN (SELECT id FROM reaches WHERE ${unconfirmed})`,
    forget: `DELETE FROM reaches WHERE ${unconfirmed}`,
    forgetMailboxes: `DELETE FROM mailboxes WHERE confirmed = 0 AND asked_at < ${now} - CAST($2 AS bigint)`,
    forgetEndedNotices: `DELETE FROM outbox WHERE reach IN (SELECT id FROM reaches WHERE ${ended})`,
    forgetEnded: `DELETE FROM reaches WHERE ${ended}`,
    forgetUnused: `DELETE FROM mailboxes WHERE asked_at < ${now} - CAST($2 AS bigint) AND NOT EXISTS (
      SELECT 1 FROM reaches r WHERE r.target = mailboxes.address AND r.way = 'mail'
        AND r.guest_hash = mailboxes.guest_hash)`,

    eraseNoticesAt:
      'DELETE FROM outbox WHERE reach IN (SELECT id FROM reaches WHERE table_key = $1 AND guest_hash = $2)',
    eraseAt: 'DELETE FROM reaches WHERE table_key = $1 AND guest_hash = $2',
    eraseNotices: 'DELETE FROM outbox WHERE reach IN (SELECT id FROM reaches WHERE guest_hash = $1)',
    erase: 'DELETE FROM reaches WHERE guest_hash = $1',
    silenceNotices:
      "DELETE FROM outbox WHERE reach IN (SELECT id FROM reaches WHERE guest_hash = $1 AND way = 'push')",
    silence: "DELETE FROM reaches WHERE guest_hash = $1 AND way = 'push'",
    eraseMailboxes: 'DELETE FROM mailboxes WHERE guest_hash = $1',
  };
}

export type SqlName = keyof Sql;
export type Parameter = string | number | null;
/** A statement and its parameters. */
export type Call = readonly [name: SqlName, ...values: readonly Parameter[]];

/** The statements of a change at a table. `now`: parameter 1 where the time is needed. */
export function callsOfReach(key: number, change: ReachChange, now: number | null): readonly Call[] {
  if (change.do === 'tell') {
    const { soonMs, mailMs } = change.delays;
    return change.tells.map(({ seat, decision }) => ['tell', now, key, seat, decision, soonMs, mailMs]);
  }
  if (change.do === 'moved') return [['moved', key, change.seat]];
  if (change.do === 'offer') {
    const { soonMs, mailMs } = change.delays;
    return change.seats.map(seat => ['offer', now, key, seat, change.version, soonMs, mailMs]);
  }
  if (change.do === 'remind')
    return change.reminders.map(({ seat, decision, at }) =>
      at === null ? ['unremind', key, seat] : ['remind', key, seat, decision, Math.ceil(at)],
    );
  const { id, seat, guestHash, tokenHash, way, target, language, base } = change.reach;
  return [
    ['replaceNotices', key, seat, guestHash, way, id],
    ['replace', key, seat, guestHash, way],
    ['add', now, key, id, seat, guestHash, tokenHash, way, target, language, base],
    ...(change.hello ? [['hello', now, key, id, seat] as Call] : []),
  ];
}

export function callsOfOutbox(change: OutboxChange, now: number | null): readonly Call[] {
  switch (change.do) {
    case 'drop':
      return change.ids.flatMap((id): Call[] => [
        ['dropNotices', id],
        ['drop', id],
      ]);
    case 'drop-target':
      return [
        ['dropTargetNotices', change.target, change.way],
        ['dropTarget', change.target, change.way],
      ];
    case 'done':
      return change.notices.flatMap((notice): Call[] => [
        ['done', ...nameOf(notice)],
        ...problemOf(notice, change.problem),
      ]);
    case 'later':
      return [
        ['later', now, change.ms, change.uncounted ? 1 : 0, ...nameOf(change.notice)],
        ...problemOf(change.notice, change.problem),
      ];
    case 'asked':
      return [['ask', now, change.address, change.guestHash]];
    case 'confirmed':
      return [['confirm', change.address, change.guestHash]];
    case 'mailed':
      return [['mailed', now, change.pauseMs, change.address, change.guestHash]];
    case 'unmailed':
      return [['unmailed', change.address, change.guestHash, change.refused ? 1 : 0]];
    case 'forget-unconfirmed':
      return [
        ['forgetNotices', now, change.ms],
        ['forget', now, change.ms],
        ['forgetMailboxes', now, change.ms],
      ];
    case 'forget-finished':
      return [
        ['forgetEndedNotices', now, change.ms],
        ['forgetEnded', now, change.ms],
        ['forgetUnused', now, change.unusedMs],
      ];
  }
}

const problemOf = ({ reach }: NoticeName, problem: string | null | undefined): readonly Call[] =>
  problem === undefined ? [] : [['problem', reach, problem]];

export const nameOf = ({ reach, seat, kind, decision }: NoticeName): [string, number, string, number] => [
  reach,
  seat,
  kind,
  decision,
];

export const reachIn = (row: Row): Reach => ({
  id: textOf(row, 'id'),
  key: Number(row.table_key),
  seat: Number(row.reach_seat),
  guestHash: textOf(row, 'guest_hash'),
  tokenHash: textOf(row, 'token_hash'),
  way: textOf(row, 'way') as Way,
  target: textOf(row, 'target'),
  language: textOf(row, 'language'),
  base: textOf(row, 'base'),
  problem: row.problem === null ? null : textOf(row, 'problem'),
});

export const noticeIn = (row: Row): NoticeName => ({
  reach: textOf(row, 'reach'),
  seat: Number(row.seat),
  kind: textOf(row, 'kind') as NoticeKind,
  decision: Number(row.decision),
});

/** Null: its reach or its table is gone. */
export const dueIn = (row: Row): DueNotice | null =>
  row.id === null || row.table_id === null
    ? null
    : {
        ...noticeIn(row),
        attempts: Number(row.attempts),
        to: reachIn(row),
        table: textOf(row, 'table_id'),
      };

export const mailboxIn = (row: Row): Mailbox => ({
  address: textOf(row, 'address'),
  guestHash: textOf(row, 'guest_hash'),
  confirmed: Number(row.confirmed) === 1,
  refusals: Number(row.refusals),
  nextAt: Number(row.next_at),
});

export const reachAtIn = (row: Row): { readonly reach: Reach; readonly table: string } => ({
  reach: reachIn(row),
  table: textOf(row, 'table_id'),
});

export const sizeIn = (row: Row | undefined): OutboxSize => ({
  waiting: Number(row?.waiting ?? 0),
  oldestMs: Math.max(0, Number(row?.late ?? 0)),
});
