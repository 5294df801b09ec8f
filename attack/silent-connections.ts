import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { HOME } from './http.ts';
import { checkLoopback } from './loopback.ts';
import { type Attack, inParallel, type Scene, sleep } from './scene.ts';
import type { Target } from './target.ts';

const CONNECTIONS = 2_000;
const LONG_CONNECTIONS = 15_000;
/** The server and this process keep files open besides. */
const SPARE_FILES = 1_000;
/** Beside live connections a server of ours takes this many plain ones. */
const SPARE_CONNECTIONS = 2_000;
/** TABLEE_SILENT is 10 s unless it is set. */
const WAIT_MS = 12_000;
/** What TABLEE_CONNECTIONS_EACH allows unless it is set. */
const EACH = 200;
const NEWCOMER_MS = 1_000;
const ATTACKER = '127.0.0.66';
/** Half a request is no request. */
const HALF = 'GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ';

type Crowd = { readonly sockets: readonly Socket[]; open(): number };

/** Connects and says no more than `first`. Those the server closes are counted as gone. */
async function crowd(scene: Scene, target: Target, count: number, from: string, first = ''): Promise<Crowd> {
  const sockets: Socket[] = [];
  scene.atEnd(() => {
    for (const socket of sockets) socket.destroy();
  });
  await inParallel(count, 200, async () => {
    const socket = connect({ port: target.port, host: HOME, localAddress: checkLoopback(from) });
    sockets.push(socket);
    // Read what comes, or the end of the connection is never seen.
    socket.resume();
    socket.on('error', () => {});
    await new Promise<void>(done => {
      socket.once('connect', () => done());
      socket.once('close', () => done());
    });
    if (first) socket.write(first);
  });
  return { sockets, open: () => sockets.filter(s => !s.destroyed && !s.readableEnded).length };
}

/** How many files this process may hold open, as the shell it came from says. */
function fileLimit(): number {
  const said = execFileSync('/bin/sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  return said === 'unlimited' ? Number.POSITIVE_INFINITY : Number(said);
}

async function run(scene: Scene): Promise<void> {
  const wanted = scene.wish.long ? LONG_CONNECTIONS : CONNECTIONS;
  const count = Math.min(wanted, fileLimit() - SPARE_FILES);
  // So few places that this many connections would take them all.
  const places = Math.max(1, count - SPARE_CONNECTIONS - 100);
  const target = await scene.server({ TABLEE_CONNECTIONS: String(places) });
  const half = await crowd(scene, target, EACH, '127.0.0.67', HALF);
  const silent = await crowd(scene, target, count, ATTACKER);
  await sleep(500);
  const atOnce = silent.open();
  const newcomer = await target.get('/api/games', { from: '127.0.0.2', timeoutMs: 5_000 });
  const waited = newcomer.status === 200 ? newcomer.ms : Number.POSITIVE_INFINITY;
  await sleep(WAIT_MS);
  const sent = `${count} silent connections from one address`;
  const halves = `${EACH} connections with half a request`;
  scene.add(
    { sent, name: 'open at once', value: atOnce, unit: '', target: { atMost: EACH } },
    { sent, name: 'a newcomer gets in after', value: waited, unit: 'ms', target: { atMost: NEWCOMER_MS } },
    { sent, name: 'open after 12 s', value: silent.open(), unit: '', target: { atMost: 0 } },
    { sent: halves, name: 'open after 12 s', value: half.open(), unit: '', target: { atMost: 0 } },
  );
}

export const silentConnections: Attack = {
  name: 'silent-connections',
  about: 'idle connections from one address lock newcomers out',
  seconds: 60,
  run,
};
