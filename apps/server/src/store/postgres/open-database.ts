import { userInfo } from 'node:os';
import type pg from 'pg';
import { type DatabaseProblem, StoreUnusable, sentenceOf, UNFINISHED_COPY } from '../errors.ts';
import { connect } from './link.ts';
import { hasTable, migrate } from './migrations.ts';
import { codeOf, isCertificateError, isConnectionLoss } from './postgres-errors.ts';

/** Five years of support: older servers get no fixes. */
const OLDEST = 14;

const DEFAULT_PORT = 5432;

/** Parts of a URL that may be shown: never the password. */
type Target = { readonly server: string; readonly user: string; readonly database: string };

export type Opening = {
  /** How long a query may wait for its answer. */
  readonly answerMs?: number;
  /** Runs before the connection is given to the caller. Default: creates or migrates the schema. */
  readonly prepare?: (client: pg.Client) => Promise<void>;
};

/** A connection to a database in our format, created or migrated if necessary. Rejects with StoreUnusable. */
export async function openDatabase(
  url: string,
  name: string,
  { answerMs, prepare = prepareForServer }: Opening = {},
): Promise<pg.Client> {
  const target = targetOf(url);
  let client: pg.Client | null = null;
  try {
    client = await connect({ url, name, ...(answerMs === undefined ? {} : { answerMs }) });
    const refusal = await unfit(client, target);
    if (refusal) throw new StoreUnusable(refusal);
    await prepare(client);
    return client;
  } catch (error) {
    await client?.end();
    throw error instanceof StoreUnusable ? error : new StoreUnusable(problemOf(error, target), error);
  }
}

async function prepareForServer(client: pg.Client): Promise<void> {
  if (await hasTable(client, UNFINISHED_COPY)) throw new StoreUnusable({ key: 'unfinished-copy' });
  await migrate(client);
}

export function targetOf(url: string): Target {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const user = decodeURIComponent(username) || userInfo().username;
  return {
    server: `${hostname || searchParams.get('host')}:${port || DEFAULT_PORT}`,
    user,
    database: decodeURIComponent(pathname.slice(1)) || user,
  };
}

async function unfit(client: pg.Client, { database }: Target): Promise<DatabaseProblem | null> {
  const { rows } = await client.query(
    `SELECT current_setting('server_encoding') AS encoding, current_setting('server_version') AS version,
       current_setting('server_version_num')::integer AS number`,
  );
  const { encoding, version, number } = rows[0] as { encoding: string; version: string; number: number };
  if (number < OLDEST * 10_000) return { key: 'database-old', version, needed: OLDEST };
  if (encoding !== 'UTF8') return { key: 'database-encoding', database, encoding };
  return null;
}

function problemOf(error: unknown, { server, user, database }: Target): DatabaseProblem {
  // With several addresses for a name, the error of all attempts has no message of its own.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const detail = sentenceOf(first).replace(/\.$/, '');
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return { key: 'database-login', server, user };
    case '3D000':
      return { key: 'database-missing', server, database };
    case '42501':
      return { key: 'database-rights', user, database, detail };
  }
  // pg asks for a password only when the server wants one, and rejects with an error of its own.
  if (/password/i.test(detail) && codeOf(error) === '') return { key: 'database-login', server, user };
  if (isCertificateError(first)) return { key: 'database-certificate', server, detail };
  return { key: isConnectionLoss(error) ? 'database-unreachable' : 'database-unusable', server, detail };
}
