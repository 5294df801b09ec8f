import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { explainStart } from '../../src/serve.ts';
import { MIGRATIONS, migrate, versionOf } from '../../src/store/postgres/migrations.ts';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { startChild } from '../child.ts';
import { newFolder } from '../live.ts';
import { newTable } from '../store-contract.ts';
import { newDatabase, openStore, serverUrl } from './database.ts';

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const changed = (url: string, change: (url: URL) => void): string => {
  const copy = new URL(url);
  change(copy);
  return copy.href;
};

describe('starting on PostgreSQL', () => {
  it.each<[what: string, url: () => Promise<string>, english: RegExp, french: RegExp]>([
    [
      'a wrong password',
      async () =>
        changed(serverUrl()!, url => {
          url.password = 'not-the-password';
        }),
      /^The database server \S+ does not let "postgres" in: the user or password in DATABASE_URL is wrong\.$/,
      /^Le serveur de base de données \S+ refuse « postgres » : /,
    ],
    [
      'no password',
      async () =>
        changed(serverUrl()!, url => {
          url.password = '';
        }),
      /^The database server \S+ does not let "postgres" in: /,
      /^Le serveur de base de données \S+ refuse « postgres » : /,
    ],
    [
      'a server that is not there',
      async () => 'postgres://ann:not-the-password@127.0.0.1:1/tablee',
      /^The database server 127\.0\.0\.1:1 in DATABASE_URL cannot be reached: .*ECONNREFUSED.*\.$/,
      /^Le serveur de base de données 127\.0\.0\.1:1 de DATABASE_URL est injoignable\. /,
    ],
    [
      'a name that is not known',
      async () => 'postgres://ann:not-the-password@nowhere.invalid/tablee',
      /^The database server nowhere\.invalid:5432 in DATABASE_URL cannot be reached: .*\.$/,
      /^Le serveur de base de données nowhere\.invalid:5432 de DATABASE_URL est injoignable\. /,
    ],
    [
      'a database that is not there',
      async () =>
        changed(serverUrl()!, url => {
          url.pathname = '/missing';
        }),
      /^The database server \S+ has no database "missing"\. Create it, or correct DATABASE_URL\.$/,
      /^Le serveur de base de données \S+ n’a pas de base « missing »\./,
    ],
    [
      'a file of certificates that is not there',
      async () => `${serverUrl()}?sslmode=verify-full&sslrootcert=/missing/ca.pem`,
      /^The database server \S+ in DATABASE_URL cannot be used: ENOENT.*\.$/,
      /^Le serveur de base de données \S+ de DATABASE_URL ne peut pas être utilisé\. /,
    ],
    [
      'no right to create tables',
      async () => {
        const url = await newDatabase('empty');
        const client = await connect(url);
        const role = `reader${Math.trunc(performance.now() * 1000)}`;
        await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'not-the-password'`);
        return changed(url, to => {
          to.username = role;
          to.password = 'not-the-password';
        });
      },
      /^The user "reader\d+" may not create tables in the database "t\w+": permission denied for schema public\.$/,
      /^L’utilisateur « reader\d+ » n’a pas le droit de créer des tables dans la base « t\w+ »\. /,
    ],
    [
      'data of a newer version',
      async () => {
        const url = await newDatabase();
        await (await connect(url)).query('UPDATE schema_version SET version = 99');
        return url;
      },
      /^The data was written by a newer Tablée \(format 99; this one knows \d+\)\. Please update\.$/,
      /^Les données viennent d’un Tablée plus récent \(format 99 ; /,
    ],
    [
      'another encoding',
      async () => {
        const name = `latin${Math.trunc(performance.now() * 1000)}`;
        const client = await connect(serverUrl()!);
        await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'`);
        return changed(serverUrl()!, url => {
          url.pathname = `/${name}`;
        });
      },
      /^The database "latin\d+" stores texts as LATIN1, not UTF8\. /,
      /^La base « latin\d+ » enregistre les textes en LATIN1 et non en UTF8\. /,
    ],
  ])('explains %s in both languages, without the password', async (_what, urlOf, english, french) => {
    const url = await urlOf();
    const error = await PostgresStore.open({ url }).then(
      () => null,
      (e: unknown) => e,
    );
    expect(explainStart(error, '', 'en')).toMatch(english);
    expect(explainStart(error, '', 'fr')).toMatch(french);
    const { password } = new URL(url);
    if (password !== '') expect(String((error as Error).stack)).not.toContain(password);
  });

  it('ends with code 2 and one sentence', async () => {
    const child = startChild({
      TABLEE_DATA: newFolder(),
      DATABASE_URL: 'postgres://ann:not-the-password@127.0.0.1:1/tablee',
    });
    expect(await child.ended).toEqual({ code: 2, signal: null });
    expect(child.err).toMatch(/^The database server 127\.0\.0\.1:1 .*\n$/);
    expect(child.err + child.out).not.toContain('not-the-password');
  });

  it('acknowledges what is on disk, even if the database is set up otherwise', async () => {
    const url = await newDatabase();
    const client = await connect(url);
    await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    const store = await openStore({ url });
    await store.write(newTable('aaaaaaaaaaaa'));
    await client.query(`CREATE TABLE seen (setting text);
      CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN new; END $$;
      CREATE TRIGGER note AFTER INSERT ON tables FOR EACH ROW EXECUTE FUNCTION note()`);
    await store.write(newTable('bbbbbbbbbbbb'));
    expect((await client.query('SELECT setting FROM seen')).rows).toEqual([{ setting: 'on' }]);
  });
});

describe('migrations', () => {
  it('are made once when several nodes start at once', async () => {
    const url = await newDatabase('empty');
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStore({ url })));
    await Promise.all(stores.map((store, i) => store.write(newTable(`table${String(i).padStart(7, '0')}`))));
    expect(await versionOf(await connect(url))).toBe(MIGRATIONS.length);
  });

  it('leave the database unchanged when a step fails, and go on from any version', async () => {
    const client = await connect(await newDatabase('empty'));
    const steps = ['CREATE TABLE a (x integer)', 'ALTER TABLE a ADD COLUMN y integer DEFAULT 7', 'NONSENSE'];
    await migrate(client, steps.slice(0, 1));
    await client.query('INSERT INTO a VALUES (1)');
    await expect(migrate(client, steps)).rejects.toThrow(/syntax error/);
    expect(await versionOf(client)).toBe(1);
    await migrate(client, steps.slice(0, 2));
    await migrate(client, steps.slice(0, 2));
    expect((await client.query('SELECT x, y FROM a')).rows).toEqual([{ x: 1, y: 7 }]);
  });
});
