/**
 * What is copied: all stored rows, column by column. Both databases hold the same texts byte for byte, so nothing is
 * parsed. `test/postgres/copy.test.ts` fails when a column of a database is missing here.
 */

export type ColumnType = 'text' | 'integer' | 'bigint' | 'boolean' | 'bytea';
export type Column = { readonly name: string; readonly type: ColumnType };

/** Rows of one table of the database. The first column is the place of a row in its section. */
export type RowSet = {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of its primary key. */
  readonly order: readonly string[];
  /** The database gives the key itself unless told otherwise. */
  readonly ownKey?: true;
};

/** Rows that are copied together: those of a place are never split between two transactions. */
export type Section = {
  readonly name: 'tables' | 'archived' | 'secrets' | 'erasures' | 'audits' | 'people' | 'codes' | 'mailboxes';
  /** The first one has one row for each place. */
  readonly sets: readonly RowSet[];
  /** Every place is between these two. */
  readonly before: Place;
  readonly after: Place;
};

export type Place = string | number;

const columnsIn = (types: { readonly [name: string]: ColumnType }): readonly Column[] =>
  Object.entries(types).map(([name, type]) => ({ name, type }));

const NUMBERED = { before: -1, after: Number.MAX_SAFE_INTEGER };
/** In byte order: ids, hashes and names are ASCII. */
const NAMED = { before: '', after: '\u{10ffff}' };

const TABLES: Section = {
  name: 'tables',
  ...NUMBERED,
  sets: [
    {
      name: 'tables',
      columns: columnsIn({
        key: 'bigint',
        id: 'text',
        head: 'text',
        made_at: 'bigint',
        host_hash: 'text',
        owner: 'text',
        bytes: 'bigint',
        over: 'boolean',
        bots_since: 'bigint',
        touched_at: 'bigint',
        began: 'integer',
        played: 'boolean',
        people: 'boolean',
      }),
      order: ['key'],
      ownKey: true,
    },
    {
      name: 'summaries',
      columns: columnsIn({
        table_key: 'bigint',
        n: 'integer',
        actors: 'text',
        outcome: 'text',
        offers: 'text',
        clock: 'text',
        touched_at: 'bigint',
        offers_version: 'bigint',
      }),
      order: ['table_key'],
    },
    {
      name: 'entries',
      columns: columnsIn({
        table_key: 'bigint',
        n: 'integer',
        entry: 'text',
        actors: 'text',
        outcome: 'text',
        offers: 'text',
        clock: 'text',
        made_at: 'bigint',
      }),
      order: ['table_key', 'n'],
    },
    {
      name: 'seats',
      columns: columnsIn({
        table_key: 'bigint',
        seat: 'integer',
        name: 'text',
        token_hash: 'text',
        guest_hash: 'text',
        bot: 'integer',
        avatar: 'integer',
        sat_at: 'bigint',
        understudy: 'text',
        pass_hash: 'text',
        replies: 'text',
      }),
      order: ['table_key', 'seat'],
    },
    {
      name: 'deadlines',
      columns: columnsIn({ table_key: 'bigint', due_at: 'bigint' }),
      order: ['table_key'],
    },
    {
      name: 'lines',
      columns: columnsIn({
        table_key: 'bigint',
        n: 'integer',
        seat: 'integer',
        text: 'text',
        said_at: 'bigint',
      }),
      order: ['table_key', 'n'],
    },
    {
      name: 'reaches',
      columns: columnsIn({
        table_key: 'bigint',
        id: 'text',
        seat: 'integer',
        guest_hash: 'text',
        token_hash: 'text',
        way: 'text',
        target: 'text',
        language: 'text',
        base: 'text',
        problem: 'text',
        made_at: 'bigint',
      }),
      order: ['table_key', 'id'],
    },
    {
      name: 'outbox',
      columns: columnsIn({
        table_key: 'bigint',
        reach: 'text',
        seat: 'integer',
        kind: 'text',
        decision: 'integer',
        due_at: 'bigint',
        attempts: 'integer',
      }),
      order: ['table_key', 'reach', 'seat', 'kind'],
    },
  ],
};

/** Each place also has a file. */
export const ARCHIVED: Section = {
  name: 'archived',
  ...NAMED,
  sets: [
    {
      name: 'archived',
      columns: columnsIn({
        id: 'text',
        owner: 'text',
        host_hash: 'text',
        touched_at: 'bigint',
        card: 'text',
      }),
      order: ['id'],
    },
    {
      name: 'archived_seats',
      columns: columnsIn({ id: 'text', seat: 'integer', guest_hash: 'text' }),
      order: ['id', 'seat'],
    },
  ],
};

const PEOPLE: Section = {
  name: 'people',
  ...NAMED,
  sets: [
    {
      name: 'people',
      columns: columnsIn({
        id: 'text',
        name: 'text',
        avatar: 'integer',
        colour: 'integer',
        made_at: 'bigint',
        sign_in: 'text',
        sign_in_key: 'text',
        password_hash: 'text',
        recovery_hash: 'text',
      }),
      order: ['id'],
    },
    {
      name: 'person_guests',
      columns: columnsIn({
        person: 'text',
        guest_hash: 'text',
        device: 'text',
        since: 'bigint',
        seen_at: 'bigint',
        ended_at: 'bigint',
        changed_at: 'bigint',
      }),
      order: ['person', 'guest_hash'],
    },
    {
      name: 'passkeys',
      columns: columnsIn({
        person: 'text',
        id: 'text',
        public_key: 'text',
        counter: 'bigint',
        transports: 'text',
        device: 'text',
        made_at: 'bigint',
        used_at: 'bigint',
      }),
      order: ['person', 'id'],
    },
  ],
};

const MAILBOXES: Section = {
  name: 'mailboxes',
  ...NAMED,
  sets: [
    {
      name: 'mailboxes',
      columns: columnsIn({
        name: 'text',
        address: 'text',
        guest_hash: 'text',
        asked_at: 'bigint',
        asks: 'integer',
        confirmed: 'integer',
        refusals: 'integer',
        next_at: 'bigint',
        busy_until: 'bigint',
      }),
      order: ['name'],
    },
  ],
};

/** A target without tables may have rows of these: a server was started there. They are replaced. */
export const WITHOUT_TABLES: readonly Section[] = [
  {
    name: 'secrets',
    ...NAMED,
    sets: [{ name: 'secrets', columns: columnsIn({ name: 'text', value: 'bytea' }), order: ['name'] }],
  },
  {
    name: 'erasures',
    ...NAMED,
    sets: [{ name: 'erasures', columns: columnsIn({ guest_hash: 'text' }), order: ['guest_hash'] }],
  },
  {
    name: 'audits',
    ...NUMBERED,
    sets: [
      {
        name: 'audits',
        columns: columnsIn({
          key: 'bigint',
          program: 'text',
          made_at: 'bigint',
          games: 'integer',
          differing: 'integer',
        }),
        order: ['key'],
        ownKey: true,
      },
    ],
  },
  {
    name: 'codes',
    ...NAMED,
    sets: [
      {
        name: 'codes',
        columns: columnsIn({ hash: 'text', person: 'text', until: 'bigint' }),
        order: ['hash'],
      },
    ],
  },
];

/** In the order they are copied. */
export const SECTIONS: readonly Section[] = [...WITHOUT_TABLES, PEOPLE, MAILBOXES, TABLES, ARCHIVED];

/** Entries and lines of table t: what a table adds to the size of a batch. */
export const WEIGHT = `coalesce((SELECT max(n) FROM entries e WHERE e.table_key = t.key), 0)
  + (SELECT count(*) FROM lines l WHERE l.table_key = t.key)`;
