import { chmodSync, chownSync, copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainStart } from '../../src/serve.ts';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { newTable } from '../store-contract.ts';
import { newDatabase, openStore, serverUrl } from './database.ts';

/** Of an authority that issued the certificate for "localhost" in this folder; valid until 2126, for these tests only. */
const file = (name: string): string => fileURLToPath(new URL(`./tls/${name}`, import.meta.url));
const AUTHORITY = file('authority.pem');
const OTHER_AUTHORITY = file('other-authority.pem');

async function ask(sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl()! });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return String(rows[0]?.[0]);
}

/** Takes effect without a restart, for new connections that ask for TLS; those of other tests do not. */
async function switchTls(to: 'on' | 'off'): Promise<void> {
  await ask(`ALTER SYSTEM SET ssl = ${to}`);
  await ask('SELECT pg_reload_conf()');
  while ((await ask('SHOW ssl')) !== to) await sleep(20);
}

async function secureUrl(mode: string, authority?: string, host = 'localhost'): Promise<string> {
  const url = new URL(await newDatabase());
  url.hostname = host;
  url.searchParams.set('sslmode', mode);
  if (authority) url.searchParams.set('sslrootcert', authority);
  return url.href;
}

/** Why the server does not start, in both languages. */
async function refusal(url: string): Promise<{ readonly english: string; readonly french: string }> {
  const error = await PostgresStore.open({ url }).then(
    () => new Error('it was opened'),
    (e: unknown) => e,
  );
  return {
    english: explainStart(error, '', 'en') ?? String(error),
    french: explainStart(error, '', 'fr') ?? String(error),
  };
}

describe('TLS by DATABASE_URL', () => {
  it('is refused by a server without it', async () => {
    const { english, french } = await refusal(await secureUrl('require'));
    expect(english).toMatch(
      /^The database server \S+ in DATABASE_URL cannot be used: The server does not support SSL connections\.$/,
    );
    expect(french).toMatch(/^Le serveur de base de données \S+ de DATABASE_URL ne peut pas être utilisé\. /);
  });

  describe('on a server with a certificate of its own authority', () => {
    beforeAll(async () => {
      const data = await ask('SHOW data_directory');
      const { uid, gid } = statSync(data);
      for (const name of ['server.key', 'server.crt']) {
        copyFileSync(file(name), join(data, name));
        chownSync(join(data, name), uid, gid);
        // PostgreSQL refuses a key that others can read.
        chmodSync(join(data, name), 0o600);
      }
      await switchTls('on');
    });
    afterAll(() => switchTls('off'));

    it.each<[mode: string, authority?: string, host?: string]>([
      ['require'],
      ['require', AUTHORITY],
      ['verify-ca', AUTHORITY, '127.0.0.1'],
      ['verify-full', AUTHORITY],
    ])('all connections are encrypted with sslmode=%s (%s)', async (mode, authority, host) => {
      const url = await secureUrl(mode, authority, host);
      const store = await openStore({ url });
      await store.write(newTable('aaaaaaaaaaaa'));
      expect(await store.load('aaaaaaaaaaaa')).not.toBeNull();
      await store.fleet.duties.beat('node', 1_000, true, '');
      const database = new URL(url).pathname.slice(1);
      const plain = `FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = '${database}'`;
      expect(Number(await ask(`SELECT count(*) ${plain} AND ssl`))).toBeGreaterThan(1);
      expect(await ask(`SELECT count(*) ${plain} AND NOT ssl`)).toBe('0');
    });

    it.each<[what: string, url: () => Promise<string>]>([
      ['of another authority', () => secureUrl('verify-full', OTHER_AUTHORITY)],
      ['of another authority, whatever its name', () => secureUrl('require', OTHER_AUTHORITY)],
      ['of an authority that is not known', () => secureUrl('verify-full')],
      ['for another host', () => secureUrl('verify-full', AUTHORITY, '127.0.0.1')],
    ])('a certificate %s is refused', async (_, urlOf) => {
      const url = await urlOf();
      const { english, french } = await refusal(url);
      expect(english).toMatch(
        /^The certificate of the database server \S+ is not trusted: .+\. Correct sslrootcert or the host in DATABASE_URL\.$/,
      );
      expect(french).toMatch(
        /^Le certificat du serveur de base de données \S+ n’est pas reconnu\. Corrigez /,
      );
      expect(english + french).not.toContain(new URL(url).password);
    });
  });
});
