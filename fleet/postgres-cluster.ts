import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Account, PostgresUnavailable, program, runAs } from './postgres-binaries.ts';

export const SUPERUSER = 'postgres';

/** A folder with the files of one PostgreSQL server. */
export type Cluster = { readonly data: string; readonly password: string };

const CACHE = fileURLToPath(new URL('../node_modules/.cache/postgres-18-cluster', import.meta.url));
const PASSWORD = 'password';
const DATA = 'data';

/** A temporary folder that the account can enter. */
export function temporaryFolder(account: Account): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablée postgres '));
  // Programs of root are copied into it and run by another user.
  chmodSync(folder, 0o755);
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** The cluster in `folder`, created when missing. */
export function clusterIn(folder: string, native: string, account: Account): Cluster {
  const data = join(folder, DATA);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(folder, { recursive: true });
    if (account) chownSync(folder, account.uid, account.gid);
    if (isReadable(CACHE)) copyCluster(CACHE, folder, account);
    else {
      createCluster(folder, native, account);
      keepCopy(folder);
    }
  }
  return { data, password: readFileSync(join(folder, PASSWORD), 'utf8') };
}

/** The files of a cluster can be read by their owner alone. */
function isReadable(folder: string): boolean {
  try {
    accessSync(join(folder, DATA, 'PG_VERSION'), constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** initdb takes five seconds, a copy of its result a tenth of one. */
function keepCopy(folder: string): void {
  try {
    mkdirSync(dirname(CACHE), { recursive: true });
    const copy = mkdtempSync(`${CACHE}-`);
    for (const part of [DATA, PASSWORD]) cpSync(join(folder, part), join(copy, part), { recursive: true });
    renameSync(copy, CACHE);
  } catch (error) {
    // Another process was first, or this user may not write here: the next start takes longer, nothing else.
    if (!['ENOTEMPTY', 'EEXIST', 'EACCES', 'EPERM', 'EROFS'].includes(codeOf(error))) throw error;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function createCluster(folder: string, native: string, account: Account): void {
  const password = join(folder, PASSWORD);
  writeFileSync(password, randomBytes(16).toString('hex'), { mode: 0o600 });
  if (account) chownSync(password, account.uid, account.gid);
  const args = [
    ...['-D', join(folder, DATA), '-U', SUPERUSER, `--pwfile=${password}`, '--auth=scram-sha-256'],
    ...['--no-sync', '--locale=C', '--encoding=UTF8', '--no-instructions'],
  ];
  const done = spawnSync(program(native, 'initdb'), args, { ...runAs(account), cwd: '/', encoding: 'utf8' });
  if (done.status !== 0)
    throw new PostgresUnavailable(
      `PostgreSQL could not create its files in "${folder}"${account ? `, which user "${account.name}" must be able to enter` : ''}: ${done.error?.message ?? done.stderr.trim()}`,
    );
}

function copyCluster(from: string, to: string, account: Account): void {
  for (const part of [DATA, PASSWORD]) cpSync(join(from, part), join(to, part), { recursive: true });
  if (account) giveTo(account, join(to, DATA));
  chmodSync(join(to, DATA), 0o700);
}

function giveTo({ uid, gid }: NonNullable<Account>, folder: string): void {
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, entry), uid, gid);
}
