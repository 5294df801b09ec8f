import type { Beat, Duty, DutyRows } from '../fleet-store.ts';
import type { Row } from '../rows.ts';
import { NOW_MS } from './append.ts';
import type { Link, Statement } from './link.ts';
import { storeErrorOf } from './postgres-errors.ts';

/** Evaluated once a statement: it is used more than once. */
const MOMENT = `moment AS MATERIALIZED (SELECT ${NOW_MS} AS now)`;

/**
 * This node, if its lease is valid: that cannot end before the duties are its own. A statement that is executed late gives
 * nothing to a node that is gone.
 */
const ME = `me AS MATERIALIZED (
        SELECT n.id FROM nodes n, moment WHERE n.id = $1 AND n.until >= now FOR SHARE OF n
      )`;

/**
 * Other nodes whose lease is over. Their rows are locked and changed: a beat of such a node that was sent in time and is
 * executed late must not find its lease valid, because its duties are being taken. In id order; a row that another
 * statement is changing is left to a later attempt.
 */
const lapsedNodes = (only: string): string => `lapsed AS MATERIALIZED (
        SELECT n.id FROM nodes n, moment WHERE n.until < now AND n.id <> $1 ${only}
        ORDER BY n.id FOR UPDATE OF n SKIP LOCKED
      ), marked AS (
        UPDATE nodes n SET until = 0 FROM lapsed l WHERE n.id = l.id AND n.until <> 0
      )`;

const STATEMENTS = {
  beat: {
    name: 'beat',
    text: `WITH ${MOMENT}, kept AS (
        UPDATE nodes SET until = now + $2::bigint FROM moment WHERE id = $1 AND until >= now RETURNING id
      ), added AS (
        INSERT INTO nodes (id, until, knows) SELECT $1, now + $2::bigint, $4 FROM moment
        WHERE NOT EXISTS (SELECT 1 FROM kept)
        ON CONFLICT (id) DO UPDATE SET until = excluded.until
      ), others AS (
        SELECT id, knows, until, until >= now AS live FROM nodes, moment WHERE id <> $1
      ), started AS (
        UPDATE fleet_start SET started_at = now FROM moment
        WHERE $3::boolean AND NOT EXISTS (SELECT 1 FROM others WHERE live) RETURNING started_at
      ) SELECT now, EXISTS (SELECT 1 FROM kept) AS kept,
        (SELECT coalesce(array_agg(id), '{}') FROM others WHERE live) AS others,
        (SELECT coalesce(array_agg(knows), '{}') FROM others WHERE live) AS others_know,
        (SELECT min(until) - now FROM others WHERE live) AS lapses_in,
        EXISTS (SELECT 1 FROM others WHERE NOT live) AS orphans,
        coalesce((SELECT started_at FROM started), (SELECT started_at FROM fleet_start)) AS started_at
      FROM moment`,
  },
  // In name order, so that two nodes that claim the same duties cannot wait for each other.
  claim: {
    name: 'claim',
    text: `WITH ${MOMENT}, ${ME}, ${lapsedNodes('AND n.id IN (SELECT node FROM duties WHERE name = ANY ($2))')}, taken AS (
        INSERT INTO duties (name, node, epoch)
        SELECT name, $1, nextval('duty_epochs') FROM unnest($2::text[]) AS name, me ORDER BY name
        ON CONFLICT (name) DO UPDATE SET node = excluded.node, epoch = excluded.epoch
        WHERE duties.node IN (SELECT id FROM lapsed)
        RETURNING name, node, epoch
      ) SELECT name, node, epoch FROM taken
      UNION ALL SELECT name, node, epoch FROM duties
      WHERE name = ANY ($2) AND name NOT IN (SELECT name FROM taken)`,
  },
  takeOver: {
    name: 'take-over',
    text: `WITH ${MOMENT}, ${ME}, ${lapsedNodes('')}, found AS (
        SELECT d.name FROM me, lapsed l JOIN duties d ON d.node = l.id LIMIT $2 FOR UPDATE OF d SKIP LOCKED
      ) UPDATE duties d SET node = $1, epoch = nextval('duty_epochs') FROM found f WHERE d.name = f.name
      RETURNING d.name, d.node, d.epoch`,
  },
  held: { name: 'held', text: 'SELECT name, node, epoch FROM duties WHERE node = $1' },
  forget: {
    name: 'forget-nodes',
    text: `DELETE FROM nodes n WHERE until < ${NOW_MS} AND NOT EXISTS (SELECT 1 FROM duties d WHERE d.node = n.id)`,
  },
  release: {
    name: 'release',
    text: `DELETE FROM duties d USING unnest($1::text[], $2::text[], $3::bigint[]) AS r (name, node, epoch)
      WHERE d.name = r.name AND d.node = r.node AND d.epoch = r.epoch`,
  },
  leave: { name: 'leave', text: 'UPDATE nodes SET until = 0 WHERE id = $1' },
} satisfies { readonly [name: string]: Statement };

/** The nodes and their duties, on a connection of its own: a beat must not wait behind other queries. */
export class PostgresDutyRows implements DutyRows {
  readonly #link: Link;

  constructor(link: Link) {
    this.#link = link;
  }

  async beat(node: string, ttlMs: number, first: boolean, knows: string): Promise<Beat> {
    const [row] = await this.#rows(STATEMENTS.beat, node, ttlMs, first, knows);
    if (!row) throw new Error('a beat was not answered');
    return {
      now: Number(row.now),
      kept: row.kept === true,
      others: row.others as readonly string[],
      othersKnow: row.others_know as readonly (string | null)[],
      lapsesIn: row.lapses_in === null ? null : Number(row.lapses_in),
      orphans: row.orphans === true,
      startedAt: Number(row.started_at),
    };
  }

  async claim(node: string, names: readonly string[]): Promise<readonly Duty[]> {
    return (await this.#rows(STATEMENTS.claim, node, names)).map(dutyIn);
  }

  async takeOver(node: string, limit: number): Promise<readonly Duty[]> {
    const duties = (await this.#rows(STATEMENTS.takeOver, node, limit)).map(dutyIn);
    if (duties.length < limit) await this.#rows(STATEMENTS.forget);
    return duties;
  }

  async held(node: string): Promise<readonly Duty[]> {
    return (await this.#rows(STATEMENTS.held, node)).map(dutyIn);
  }

  async release(duties: readonly Duty[]): Promise<void> {
    await this.#rows(
      STATEMENTS.release,
      duties.map(({ name }) => name),
      duties.map(({ node }) => node),
      duties.map(({ epoch }) => epoch),
    );
  }

  async leave(node: string): Promise<void> {
    await this.#rows(STATEMENTS.leave, node);
  }

  async #rows(statement: Statement, ...values: readonly unknown[]): Promise<readonly Row[]> {
    try {
      return (await this.#link.query(statement, values)).rows;
    } catch (error) {
      throw storeErrorOf(error);
    }
  }
}

const dutyIn = (row: Row): Duty => ({
  name: String(row.name),
  node: String(row.node),
  epoch: Number(row.epoch),
});
