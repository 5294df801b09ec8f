import { NO_OFFERS } from '@tablee/table';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import type { StoreError, Write } from '../../src/store/store.ts';
import { holder, newTable, summary } from '../store-contract.ts';
import { newDatabase, openStore } from './database.ts';

/** Two stores are two nodes: they share nothing but the database. */

const ROUNDS = 30;

async function twoNodes(
  tables = 1,
): Promise<{ nodes: readonly PostgresStore[]; keys: number[]; url: string }> {
  const url = await newDatabase();
  const nodes = [await openStore({ url }), await openStore({ url })];
  const ids = Array.from({ length: tables }, (_, i) => `table${String(i).padStart(7, '0')}`);
  await Promise.all(ids.map(id => nodes[0]!.write(newTable(id))));
  const keys = await Promise.all(ids.map(async id => (await nodes[0]!.load(id))!.key));
  return { nodes, keys, url };
}

const move = (key: number, n: number, by: number, version = 0): Write => ({
  kind: 'append',
  key,
  after: n - 1,
  version,
  entry: { seat: (n - 1) % 2, move: `of node ${by}` },
  summary: summary(n, { offers: { ...NO_OFFERS, version } }),
});
const offer = (key: number, after: number, version: number): Write => ({
  kind: 'append',
  key,
  after,
  version,
  entry: null,
  summary: summary(after, { offers: { ...NO_OFFERS, draw: { seat: 0, yes: [] }, version: version + 1 } }),
});
const outcome = (write: Promise<void>): Promise<string> =>
  write.then(
    () => 'written',
    (error: StoreError) => error.kind,
  );
/** Both nodes write at the same time; one of them is refused. */
async function race(nodes: readonly PostgresStore[], writes: readonly Write[]): Promise<number> {
  const kinds = await Promise.all(writes.map((write, i) => outcome(nodes[i]!.write(write))));
  expect([...kinds].sort()).toEqual(['conflict', 'written']);
  return kinds.indexOf('written');
}

describe('two nodes at one table', () => {
  it('append each entry once: the first one wins', async () => {
    const { nodes, keys } = await twoNodes();
    const key = keys[0]!;
    const winners: number[] = [];
    for (let n = 1; n <= ROUNDS; n++) winners.push(await race(nodes, [move(key, n, 0), move(key, n, 1)]));
    const entries = await nodes[1]!.entriesSince(key, 0, ROUNDS + 1);
    expect(entries.map(e => ('move' in e ? e.move : ''))).toEqual(winners.map(by => `of node ${by}`));
  });

  it('accept either an entry or an offer computed from the same state', async () => {
    const { nodes, keys } = await twoNodes();
    const key = keys[0]!;
    let [n, version] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      const writes = [move(key, n + 1, 0, version), offer(key, n, version)];
      const won = await race(round % 2 ? nodes : [...nodes].reverse(), writes);
      if (won === 0) n++;
      else version++;
      const stored = (await nodes[0]!.load('table0000000'))!;
      expect(stored.summary).toMatchObject({ n, offers: { version } });
    }
  });

  it('give a seat to one person', async () => {
    const { nodes, keys } = await twoNodes();
    const key = keys[0]!;
    for (let round = 0; round < ROUNDS; round++) {
      const people = [holder(`Bob ${round}`), holder(`Eve ${round}`)];
      const won = await race(
        nodes,
        people.map(person => ({ kind: 'sit', key, seat: 1, holder: person }) as const),
      );
      expect((await nodes[1]!.load('table0000000'))!.holders[1]).toEqual(people[won]);
      await nodes[won]!.write({ kind: 'rise', key, seat: 1, holder: people[won]! });
    }
  });

  it('count changes of seats, for nodes that keep the table in memory', async () => {
    const { nodes, keys, url } = await twoNodes();
    const key = keys[0]!;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const version = async () =>
      Number((await client.query('SELECT seats_version FROM summaries')).rows[0].seats_version);
    const seen = [await version()];
    for (const write of [
      { kind: 'sit', key, seat: 1, holder: holder('Bob') },
      { kind: 'rise', key, seat: 1, holder: holder('Bob') },
      { kind: 'erase-guest', key, guestHash: 'guest of Ann', free: true },
      move(key, 1, 0),
    ] as const) {
      await nodes[0]!.write(write);
      seen.push(await version());
    }
    await client.end();
    expect(seen).toEqual([0, 1, 2, 3, 3]);
  });

  it('write a line under each number once, and none to a removed table', async () => {
    const { nodes, keys } = await twoNodes();
    const key = keys[0]!;
    const say = (n: number, text: string) =>
      ({ kind: 'say', key, line: { n, seat: 0, text, at: 1 } }) as const;
    for (let n = 1; n <= 5; n++) await race(nodes, [say(n, 'a'), say(n, 'b')]);
    await nodes[0]!.write({ kind: 'remove', key });
    for (const write of [
      say(6, 'c'),
      move(key, 1, 1),
      { kind: 'sit', key, seat: 1, holder: holder('Bob') } as const,
    ])
      expect(await outcome(nodes[1]!.write(write))).toBe('conflict');
  });

  it('archive no table that another node has changed since it was read', async () => {
    const { nodes, keys } = await twoNodes();
    const key = keys[0]!;
    const read = async () => (await nodes[0]!.maintenance.fullTable('table0000000'))!;
    const archive = async (table: Awaited<ReturnType<typeof read>>) =>
      outcome(nodes[0]!.write({ kind: 'archive', key, n: 0, table }));
    const before = await read();
    await nodes[1]!.write({ kind: 'sit', key, seat: 1, holder: holder('Bob') });
    expect(await archive(before)).toBe('conflict');
    const seated = await read();
    await nodes[1]!.write({ kind: 'say', key, line: { n: 1, seat: 1, text: 'hello', at: 1 } });
    expect(await archive(seated)).toBe('conflict');
    expect(await archive(await read())).toBe('written');
  });
});

describe('two nodes with many tables', () => {
  it('do not block each other, whatever the order of their writes', async () => {
    const { nodes, keys } = await twoNodes(40);
    const reversed = [...keys].reverse();
    for (let n = 1; n <= 5; n++) {
      const written = await Promise.all(
        keys.map(async (key, i) => {
          const other = reversed[i]!;
          return Promise.all([
            outcome(
              nodes[0]!.write(move(key, n, 0), { kind: 'tally', key, bytes: 1, touchedAt: 1, played: true }),
            ),
            outcome(
              nodes[1]!.write(move(other, n, 1), {
                kind: 'tally',
                key: other,
                bytes: 1,
                touchedAt: 1,
                played: true,
              }),
            ),
          ]);
        }),
      );
      const kinds = written.flat();
      expect(kinds.filter(kind => kind === 'written')).toHaveLength(keys.length);
      expect(kinds.filter(kind => kind === 'conflict')).toHaveLength(keys.length);
    }
    for (const key of keys) expect(await nodes[0]!.entriesSince(key, 0, 10)).toHaveLength(5);
  });

  it('refuse one write of a batch without harm to the others, in every mixture', async () => {
    const { nodes, keys } = await twoNodes(6);
    const [a, b, c, d, e, f] = keys as [number, number, number, number, number, number];
    await nodes[1]!.write(move(b, 1, 1));
    const kinds = await Promise.all(
      [
        [move(a, 1, 0)],
        [move(b, 1, 0)],
        [offer(c, 0, 0)],
        [{ kind: 'sit', key: d, seat: 0, holder: holder('Eve') } as const],
        [move(e, 1, 0), { kind: 'sit', key: e, seat: 0, holder: holder('Eve') } as const],
        [move(f, 1, 0), move(f, 2, 0)],
        [newTable('table0000000')],
        [newTable('another00000')],
      ].map(writes => outcome(nodes[0]!.write(...writes))),
    );
    expect(kinds).toEqual([
      ...['written', 'conflict', 'written', 'conflict'],
      ...['conflict', 'written', 'conflict', 'written'],
    ]);
    expect(await nodes[1]!.entriesSince(e, 0, 9)).toEqual([]);
    expect(await nodes[1]!.entriesSince(f, 0, 9)).toHaveLength(2);
  });
});
