import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { auditPostgres } from '../../src/audit/audit.ts';
import { TakeoverAudit } from '../../src/audit/takeover-audit.ts';
import { randomGame } from '../games.ts';
import { live } from '../live.ts';
import { archiveAll, unloadAll } from '../old-tables.ts';
import { databaseOf } from './database.ts';

const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** A server with an archived table and a running one. */
async function played() {
  const app = await live();
  const moves = randomGame(11).slice(0, 6);
  const tables: string[] = [];
  for (let i = 0; i < 2; i++) {
    const seats = await app.table();
    for (const [n, { seat, move }] of moves.entries()) await app.play(seats[seat]!, n, move);
    tables.push(seats[0].table);
    if (i === 0) {
      unloadAll(app);
      expect(await archiveAll(app)).toBe(1);
    }
  }
  return { app, archived: tables[0]!, running: tables[1]!, url: (await databaseOf(app.data))! };
}

const tablee = (url: string, ...args: string[]) => {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, LANG: 'fr_FR.UTF-8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('an audit of PostgreSQL', () => {
  it('replays all tables and archived tables, and finds one that differs', async () => {
    const { app, running, archived, url } = await played();
    expect(await auditPostgres(url)).toEqual({ games: 2, findings: [] });
    // Archived tables return when they are opened.
    expect((await app.get<{ n: number }>(`/api/tables/${archived}`)).status).toBe(200);
    expect(await auditPostgres(url)).toEqual({ games: 2, findings: [] });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(
      `UPDATE entries SET actors = '7' WHERE n = 3 AND table_key = (SELECT key FROM tables WHERE id = $1)`,
      [running],
    );
    await client.end();
    expect((await auditPostgres(url)).findings).toMatchObject([{ table: running, kind: 'actors', entry: 3 }]);
  });

  it('runs in its own process after the database was taken over, and by the command line', async () => {
    const { app, url } = await played();
    const { store } = app.server.context;
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const audit = new TakeoverAudit({
      data: app.data,
      database: url,
      store,
      log,
      delayMs: 0,
      program: 'new',
    });
    await audit.start();
    await expect
      .poll(() => store.maintenance.lastAudit(), { timeout: 50_000 })
      .toMatchObject({
        program: 'new',
        games: 2,
        differing: 0,
      });
    await audit.stop();
    expect(tablee(url, 'audit')).toMatchObject({
      status: 0,
      stdout: 'Parties rejouées : 2. Aucune différence.\n',
    });
  });

  it('is refused by the command line in a sentence, as a backup is', () => {
    const url = 'postgres://ann:not-the-password@127.0.0.1:1/tablee';
    const audit = tablee(url, 'audit');
    expect(audit).toMatchObject({ status: 2, stdout: '' });
    expect(audit.stderr).toMatch(
      /^Le serveur de base de données 127\.0\.0\.1:1 de DATABASE_URL est injoignable\. /,
    );
    for (const command of ['backup', 'restore'])
      expect(tablee(url, command, 'somewhere').stderr).toMatch(
        /^DATABASE_URL est défini : les données sont dans PostgreSQL\. .* pg_dump .* pg_restore\.\n$/,
      );
  });
});
