import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Postgres, startPostgres, TEST_SETTINGS } from '../../../../fleet/postgres.ts';
import type { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import type { StoreError } from '../../src/store/store.ts';
import { randomGame } from '../games.ts';
import { live, newFolder } from '../live.ts';
import { newTable, summary } from '../store-contract.ts';
import { CutLine } from './cut-line.ts';
import { newDatabase, openStore, useDatabase } from './database.ts';

/** The database goes away and comes back. Files of other tests use another server. */

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ settings: TEST_SETTINGS });
});
afterAll(() => postgres.stop());

const TABLES = 12;
const KILLS = 3;
const PATIENCE = { timeout: 40_000, interval: 20 };
const idOf = (i: number): string => `table${String(i).padStart(7, '0')}`;

const append = (store: PostgresStore, key: number, n: number): Promise<void> =>
  store.write({
    kind: 'append',
    key,
    after: n - 1,
    version: 0,
    entry: { seat: 0, move: `move ${n}` },
    summary: summary(n),
  });
const kindOf = (write: Promise<unknown>): Promise<string> =>
  write.then(
    () => 'done',
    (error: StoreError) => error.kind,
  );

/** Appends until `ended`, as a live table does: it reads again when a write may have been lost or overtaken. */
async function play(
  store: PostgresStore,
  id: string,
  played: { acknowledged: number },
  ended: () => boolean,
) {
  const { key } = (await store.load(id))!;
  while (!ended()) {
    const n = played.acknowledged + 1;
    const kind = await kindOf(append(store, key, n));
    if (kind === 'done') played.acknowledged = n;
    else if (kind === 'busy') await sleep(5);
    else if (kind === 'uncertain') {
      const stored = await store.load(id).catch(() => null);
      // At most the uncertain entry is there: no acknowledged one is missing.
      if (stored) {
        expect([n - 1, n]).toContain(stored.summary.n);
        played.acknowledged = stored.summary.n;
      }
    } else throw new Error(`${id}: ${kind} at ${n}`);
  }
}

describe('PostgreSQL is killed under writes', () => {
  it('loses nothing that was acknowledged, and every table goes on by itself', async () => {
    const store = await openStore({ url: await postgres.createDatabase() });
    const tables = Array.from({ length: TABLES }, (_, i) => ({ id: idOf(i), acknowledged: 0 }));
    for (const { id } of tables) await store.write(newTable(id));
    let ended = false;
    const playing = Promise.all(tables.map(table => play(store, table.id, table, () => ended)));
    for (let kill = 0; kill < KILLS; kill++) {
      const before = tables.map(table => table.acknowledged);
      await vi.waitFor(
        () => expect(tables.every((table, i) => table.acknowledged > before[i]! + 2)).toBe(true),
        PATIENCE,
      );
      await postgres.kill();
      await postgres.start();
    }
    const before = tables.map(table => table.acknowledged);
    await vi.waitFor(
      () => expect(tables.every((table, i) => table.acknowledged > before[i]!)).toBe(true),
      PATIENCE,
    );
    ended = true;
    await playing;
    for (const { id, acknowledged } of tables) {
      const { key } = (await store.load(id))!;
      const entries = await store.entriesSince(key, 0, 1_000_000);
      expect(entries.map(e => ('move' in e ? e.move : ''))).toEqual(
        Array.from({ length: acknowledged }, (_, i) => `move ${i + 1}`),
      );
    }
  }, 120_000);
});

describe('while the database is away', () => {
  it('answers 503 with a sentence and when to come back, and goes on by itself', async () => {
    const data = newFolder();
    useDatabase(data, await postgres.createDatabase());
    const app = await live({ data });
    const seats = await app.table();
    const [opening] = randomGame(1);
    const mover = seats[opening!.seat]!;
    const line = await app.watch(mover.table, mover.token);
    expect((await app.get('/healthz')).status).toBe(200);
    await postgres.kill();
    await vi.waitFor(async () => expect((await app.get('/healthz')).status).toBe(503), PATIENCE);
    const health = await app.get('/healthz');
    expect(health.body).toMatchObject({ key: 'unhealthy', sentence: 'The database cannot be reached.' });
    const refused = [
      health,
      await app.play(mover, 0, opening!.move),
      await app.get('/api/tables/zzzzzzzzzzzz'),
      await app.post('/api/tables', { game: 'tchag', name: 'Ann' }),
    ];
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      refused.map(() => [503, '1']),
    );
    // Tables in memory can still be looked at.
    expect((await app.get(`/api/tables/${mover.table}`)).status).toBe(200);
    await postgres.start();
    await vi.waitFor(async () => expect((await app.get('/healthz')).status).toBe(200), PATIENCE);
    expect((await app.play(mover, 0, opening!.move)).body).toEqual({ n: 1 });
    await line.next('table', frame => frame.n === 1);
    await app.table();
  }, 120_000);

  it('refuses reads and writes without waiting for it', async () => {
    const store = await openStore({ url: await postgres.createDatabase() });
    await store.write(newTable(idOf(0)));
    await postgres.kill();
    try {
      // Processes of a killed server live on until they notice, and may still commit.
      let n = 1;
      await vi.waitFor(
        async () => expect(await kindOf(store.write(newTable(idOf(n++))))).toBe('busy'),
        PATIENCE,
      );
      const reads = [kindOf(store.load(idOf(0))), kindOf(store.maintenance.isEmpty())];
      expect(await Promise.all(reads)).toEqual(['busy', 'busy']);
      expect(store.gauges.find(gauge => gauge.name === 'tablee_database_away')?.read()).toBe(1);
    } finally {
      await postgres.start();
    }
    await vi.waitFor(() => store.write(newTable('another00000')), PATIENCE);
    expect(await store.load(idOf(0))).not.toBeNull();
  }, 120_000);
});

describe('a connection is cut', () => {
  it('between a write and its answer: the write is uncertain, and is there', async () => {
    const url = await newDatabase();
    const direct = await openStore({ url });
    const line = await CutLine.open(url);
    const store = await openStore({ url: line.url });
    await store.write(newTable(idOf(0)));
    const { key } = (await store.load(idOf(0)))!;
    await append(store, key, 1);
    line.cutAnswers(true);
    const kind = kindOf(append(store, key, 2));
    expect(await kind).toBe('uncertain');
    line.cutAnswers(false);
    await vi.waitFor(async () => expect(await direct.entriesSince(key, 0, 9)).toHaveLength(2), PATIENCE);
    expect(await store.entriesSince(key, 0, 9)).toHaveLength(2);
    await append(store, key, 3);
  });

  it('while it is idle: nothing is noticed', async () => {
    const url = await newDatabase();
    const store = await openStore({ url });
    await store.write(newTable(idOf(0)));
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    for (let cut = 0; cut < 3; cut++) {
      const { rowCount } = await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'tablee'`,
      );
      expect(rowCount).toBeGreaterThan(1);
      await vi.waitFor(
        async () =>
          expect(
            (
              await admin.query(
                "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'tablee'",
              )
            ).rowCount,
          ).toBe(0),
        PATIENCE,
      );
      expect((await store.load(idOf(0)))?.id).toBe(idOf(0));
      await store.write(newTable(idOf(cut + 1)));
    }
    await admin.end();
  });
});
