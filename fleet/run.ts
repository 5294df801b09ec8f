import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runScript } from '../attack/arguments.ts';
import { sleep } from '../attack/sandbox.ts';
import { readFleetArguments } from './arguments.ts';
import { Fleet } from './fleet.ts';
import type { FleetNode } from './node.ts';
import { type Postgres, PostgresUnavailable, startPostgres } from './postgres.ts';

const USAGE = 'npm run fleet -- [--nodes 3] [--port 8080]';
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const DATABASE = 'tablee';
/** An error code of PostgreSQL: it was created by an earlier run. */
const DUPLICATE_DATABASE = '42P04';
const RESTART_MS = 1_000;
/** Settings of this process that hold for the whole fleet instead of a node. */
const OWN_SETTINGS = ['TABLEE_DATA'];

/** Settings for all nodes, from the environment. */
const sharedSettings = (): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('TABLEE_') && !OWN_SETTINGS.includes(name) && value !== undefined
        ? [[name, value] as const]
        : [],
    ),
  );

/** The database given, or a PostgreSQL of our own whose files stay in `folder`. */
async function openDatabase(
  folder: string,
): Promise<{ readonly url: string; readonly own: Postgres | null }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, own: null };
  const own = await startPostgres({ folder: join(folder, 'postgres') });
  try {
    return { url: await own.createDatabase(DATABASE), own };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DUPLICATE_DATABASE)) throw error;
    const url = new URL(own.url);
    url.pathname = `/${DATABASE}`;
    return { url: url.href, own };
  }
}

/** Starts a node that died again, after a second each time. */
async function revive(node: FleetNode, isStopping: () => boolean): Promise<void> {
  while (!isStopping() && !node.isRunning) {
    await sleep(RESTART_MS);
    if (isStopping()) return;
    try {
      await node.start();
      console.log(`${node.name} runs again: ${node.url}`);
    } catch (error) {
      console.error(`${node.name} does not start: ${sentenceOf(error)}`);
    }
  }
}

const sentenceOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim();

/** A sentence for what the person who started it can correct; null for bugs. */
function explain(error: unknown, port: number): string | null {
  if (error instanceof PostgresUnavailable) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one with --port.`;
  if (code === 'EACCES') return `Port ${port} is not allowed. Choose another one with --port.`;
  // A node says itself why it cannot start.
  return error instanceof Error && error.message.startsWith('the server ended') ? sentenceOf(error) : null;
}

await runScript(USAGE, async () => {
  const { nodes: count, port } = readFleetArguments(process.argv.slice(2));
  const folder = process.env.TABLEE_DATA ?? join(ROOT, 'data', 'fleet');
  let stopping = false;
  const stopped = new Promise<void>(done => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        // The second signal ends everything at once: acknowledged moves are on disk.
        if (stopping) process.exit(1);
        stopping = true;
        done();
      });
  });
  let own: Postgres | null = null;
  let fleet: Fleet | null = null;
  try {
    const database = await openDatabase(folder);
    own = database.own;
    const settings = { TABLEE_LOG: 'warn', ...sharedSettings(), DATABASE_URL: database.url };
    fleet = await Fleet.start({
      count,
      folder,
      settings: () => settings,
      balancer: { port, host: process.env.HOST ?? '0.0.0.0' },
      onOutput: (name, text) => {
        // Its own address is told below, with the process.
        for (const line of text.split('\n'))
          if (line !== '' && !line.startsWith('Tablée: ')) console.log(`${name}: ${line}`);
      },
    });
    for (const node of fleet.nodes)
      node.onDeath = ({ code, signal }) => {
        if (stopping) return;
        console.error(`${node.name} died (${signal ?? code}).`);
        void revive(node, () => stopping);
      };
    console.log(
      `PostgreSQL: ${own ? `port ${own.port}, files in ${join(folder, 'postgres')}` : 'DATABASE_URL'}`,
    );
    for (const { name, url, pid } of fleet.nodes) console.log(`${name}: ${url} (process ${pid})`);
    console.log(`Tablée: http://localhost:${fleet.balancer.port}`);
    await stopped;
    console.log('Stopping.');
    return 0;
  } catch (error) {
    const sentence = explain(error, port);
    if (sentence === null) throw error;
    console.error(sentence);
    return 2;
  } finally {
    await fleet?.stop();
    await own?.stop();
  }
});
