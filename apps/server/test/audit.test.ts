import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CARDS, rulesOf } from '@tablee/catalogue';
import { describe, expect, it, onTestFinished } from 'vitest';
import { auditFiles, auditFolder } from '../src/audit/audit.ts';
import { PROGRAM, TakeoverAudit } from '../src/audit/takeover-audit.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { randomGame } from './games.ts';
import { type Live, live, newFolder } from './live.ts';
import { archiveAll, unloadAll } from './old-tables.ts';

/** A whole game in the database, a table with one move, and an archived one. */
async function played(): Promise<{ app: Live; whole: string; running: string; archived: string }> {
  const app = await live();
  const [old] = await app.table();
  await app.play(old, 0, 'b2b3');
  unloadAll(app);
  expect(await archiveAll(app)).toBe(1);
  const seats = await app.table();
  for (const [n, { seat, move }] of randomGame(11).entries())
    expect((await app.play(seats[seat]!, n, move)).status).toBe(200);
  const [red] = await app.table();
  await app.play(red, 0, 'b2b3');
  return { app, whole: seats[0].table, running: red.table, archived: old.table };
}

/** Changes the database of a stopped server. */
async function change(app: Live, sql: string, ...values: readonly (string | number)[]): Promise<void> {
  await app.server.stop();
  const db = new DatabaseSync(join(app.data, 'tablee.db'));
  db.prepare(sql).run(...values);
  db.close();
}
const KEY = '(SELECT key FROM tables WHERE id = ?)';
const pathOf = (data: string, id: string): string => join(data, 'archive', id.slice(0, 2), `${id}.json.gz`);

describe('an audit', () => {
  it('replays all tables and archived tables, also while the server runs', async () => {
    const { app } = await played();
    expect(await auditFolder(app.data)).toEqual({ games: 3, findings: [] });
  });

  it('finds nothing in a database of version 0.1', async () => {
    const data = newFolder();
    const packed = new URL('./fixtures/database-0.1/tablee.db.gz', import.meta.url);
    writeFileSync(join(data, 'tablee.db'), gunzipSync(readFileSync(packed)));
    expect(await auditFolder(data)).toEqual({ games: 10, findings: [] });
  });

  it('finds a log that no longer replays, and names the entry', async () => {
    const { app, running } = await played();
    const entry = JSON.stringify({ seat: 0, move: 'b2b5' });
    await change(app, `UPDATE entries SET entry = ? WHERE table_key = ${KEY}`, entry, running);
    expect((await auditFolder(app.data)).findings).toEqual([
      {
        table: running,
        game: 'tchag',
        rules: 1,
        kind: 'broken',
        entry: 1,
        played: 'b2b5',
        detail: 'Entry 1 (b2b5) breaks rule TCHAG-3.',
        key: 'record-move',
        values: [1, 'b2b5', 'TCHAG-3'],
      },
    ]);
  });

  it('finds a table without its summary', async () => {
    const { app, running } = await played();
    await change(app, `DELETE FROM summaries WHERE table_key = ${KEY}`, running);
    expect((await auditFolder(app.data)).findings).toMatchObject([
      { table: running, kind: 'unreadable', key: 'no-summary', detail: 'The table has no summary.' },
    ]);
  });

  it('finds other actors and another outcome than those stored with an entry', async () => {
    const { app, whole, running } = await played();
    await change(app, `UPDATE entries SET actors = 1 WHERE table_key = ${KEY}`, running);
    const db = new DatabaseSync(join(app.data, 'tablee.db'));
    db.prepare(`UPDATE entries SET outcome = NULL WHERE table_key = ${KEY}`).run(whole);
    db.close();
    expect((await auditFolder(app.data)).findings).toMatchObject([
      {
        table: whole,
        kind: 'outcome',
        stored: null,
        replayed: { payoff: [expect.any(Number), expect.any(Number)] },
      },
      { table: running, kind: 'actors', entry: 1, stored: [1], replayed: [0] },
    ]);
  });

  it('finds entries missing at the end of a log', async () => {
    const { app, running } = await played();
    await change(app, `UPDATE summaries SET n = 4 WHERE table_key = ${KEY}`, running);
    expect((await auditFolder(app.data)).findings).toMatchObject([
      { table: running, kind: 'length', stored: 4, replayed: 1 },
    ]);
  });

  it('lists rules and games it does not know', async () => {
    const { app, running, whole } = await played();
    await change(
      app,
      `UPDATE tables SET head = replace(head, '"rules":1', '"rules":77') WHERE id = ?`,
      running,
    );
    const db = new DatabaseSync(join(app.data, 'tablee.db'));
    db.prepare(`UPDATE tables SET head = replace(head, 'tchag', 'chess') WHERE id = ?`).run(whole);
    db.close();
    expect((await auditFolder(app.data)).findings).toEqual([
      { table: whole, game: 'chess', rules: 1, kind: 'unknown-rules' },
      { table: running, game: 'tchag', rules: 77, kind: 'unknown-rules' },
    ]);
  });

  it('reads archive files and records, and lists those it cannot read', async () => {
    const { app, archived } = await played();
    const file = pathOf(app.data, archived);
    expect(await auditFiles([file])).toEqual({ games: 1, findings: [] });
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(file, gzipSync(text.replace('"actors":[0]', '"actors":[1]')));
    expect((await auditFolder(app.data)).findings).toMatchObject([{ table: archived, kind: 'actors' }]);
    writeFileSync(file, gzipSync(text).subarray(0, 60));
    expect((await auditFolder(app.data)).findings).toMatchObject([
      { table: archived, game: null, kind: 'unreadable', key: 'compressed' },
    ]);
    writeFileSync(file, gzipSync('{'));
    expect((await auditFolder(app.data)).findings).toMatchObject([{ kind: 'unreadable', key: 'json' }]);
    writeFileSync(file, gzipSync(text.replace('"kept":{"format":1', '"kept":{"format":2')));
    expect((await auditFolder(app.data)).findings).toMatchObject([
      { kind: 'unreadable', key: 'archive-format', values: [2, 1] },
    ]);
    rmSync(file);
    expect((await auditFolder(app.data)).findings).toMatchObject([{ kind: 'unreadable', key: 'no-file' }]);
    const record = join(newFolder(), 'record.json');
    const { kept: _, ...rest } = JSON.parse(text) as { kept: unknown };
    writeFileSync(record, JSON.stringify({ ...rest, outcome: { payoff: [1, -1], reason: 'captured' } }));
    expect((await auditFiles([record])).findings).toMatchObject([{ table: record, kind: 'outcome' }]);
  });
});

describe('the audit after another program took over', () => {
  const said: { level: string; sentence: string; details: object }[] = [];
  const at = (level: string) => (details: object, sentence: string) => {
    said.push({ level, sentence, details });
  };
  const log = { info: at('info'), warn: at('warn'), error: at('error') };

  async function until(happened: () => boolean): Promise<void> {
    const deadline = Date.now() + 30_000;
    while (!happened()) {
      if (Date.now() > deadline) throw new Error('it did not happen');
      await new Promise(done => setTimeout(done, 20));
    }
  }

  function openAudit(
    data: string,
    program: string,
    isOurs = () => true,
  ): { store: SqliteStore; audit: TakeoverAudit } {
    said.length = 0;
    const store = SqliteStore.open({ data });
    const audit = new TakeoverAudit({ data, store, log, delayMs: 0, program, isOurs });
    onTestFinished(() => audit.stop().then(() => store.close()));
    return { store, audit };
  }

  it('runs once for each program, and its result is kept', async () => {
    const { app, running } = await played();
    await change(app, `UPDATE entries SET actors = 1 WHERE table_key = ${KEY}`, running);
    const note = '1 of 3 games do not replay as they are stored. "tablee audit" lists them.';
    for (const program of ['1', '2', '1']) {
      const { store, audit } = openAudit(app.data, program);
      await audit.start();
      expect([audit.isRunning, audit.note]).toEqual([true, null]);
      await until(() => !audit.isRunning);
      expect(audit.note).toBe(note);
      expect(said).toEqual([
        {
          level: 'warn',
          sentence: 'stored games do not replay as they are stored',
          details: {
            games: 3,
            differing: 1,
            first: [{ table: running, game: 'tchag', rules: 1, kind: 'actors' }],
          },
        },
      ]);
      await until(() => audit.differing === 1);
      await store.write();
      await store.close();
      const again = openAudit(app.data, program);
      await again.audit.start();
      expect([again.audit.isRunning, again.audit.note]).toEqual([false, note]);
      await again.store.close();
    }
  });

  it('is left to another node that maintains the database', async () => {
    const { app } = await played();
    await app.server.stop();
    let asked = 0;
    const { store, audit } = openAudit(app.data, '1', () => {
      asked++;
      return false;
    });
    await audit.start();
    await until(() => asked > 0);
    expect([audit.isRunning, await store.maintenance.lastAudit(), said]).toEqual([true, null, []]);
  });

  it('does not start a process for an empty database', async () => {
    const { store, audit } = openAudit(newFolder(), '1');
    await audit.start();
    expect([audit.isRunning, audit.note]).toEqual([false, null]);
    expect(await store.maintenance.lastAudit()).toEqual({ program: '1', games: 0, differing: 0 });
  });

  it('that was interrupted runs at the next start', async () => {
    const { app } = await played();
    await app.server.stop();
    const first = openAudit(app.data, '1');
    await first.audit.start();
    await first.audit.stop();
    expect(await first.store.maintenance.lastAudit()).toBeNull();
    await first.store.close();
    const second = openAudit(app.data, '1');
    await second.audit.start();
    await until(() => !second.audit.isRunning);
    expect(said).toEqual([
      { level: 'info', sentence: 'all stored games replay as they are stored', details: { games: 3 } },
    ]);
  });

  it('is shown at /healthz and /metrics', async () => {
    const { app, running } = await played();
    await change(app, `UPDATE entries SET actors = 1 WHERE table_key = ${KEY}`, running);
    const server = await live({ data: app.data, auditAfterMs: 0 });
    await until(() => server.logs.some(line => line.includes('do not replay')));
    expect(await server.get('/healthz')).toMatchObject({
      status: 200,
      body: { ok: true, note: '1 of 3 games do not replay as they are stored. "tablee audit" lists them.' },
    });
    expect((await server.get<string>('/metrics')).body).toContain('\ntablee_audit_differing 1\n');
  });

  it('knows a program by its version and all its rules numbers', () => {
    expect(PROGRAM).toMatch(/^\d+\.\d+\.\d+; dragons /);
    for (const { id } of CARDS) expect(PROGRAM).toContain(`; ${id} ${rulesOf(id).join(',')}`);
  });
});
