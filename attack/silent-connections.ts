import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { LOCALHOST } from './http.ts';
import { checkLoopback } from './loopback.ts';
import { type Attack, inParallel, type Sandbox, sleep } from './sandbox.ts';
import type { Target } from './target.ts';

const CONNECTIONS = 2_000;
const LONG_CONNECTIONS = 15_000;
/** For other open files of the server and this process. */
const SPARE_FILES = 1_000;
/** Plain connections a server accepts in addition to live ones. */
const SPARE_CONNECTIONS = 2_000;
/** The default of TABLEE_SILENT is 10 s. */
const WAIT_MS = 12_000;
/** The default of TABLEE_CONNECTIONS_EACH; half as many more are for plain requests. */
const EACH = 200;
const EACH_IN_ALL = 300;
const NEWCOMER_MS = 2_000;
const ATTACKER = '127.0.0.66';
/** An incomplete request. */
const HALF = 'GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ';

type OpenSockets = { readonly sockets: readonly Socket[]; open(): number };

/** Connects, sends only `first`, and counts the sockets that stay open. */
async function openSockets(
  sandbox: Sandbox,
  target: Target,
  count: number,
  from: string,
  first = '',
): Promise<OpenSockets> {
  const sockets: Socket[] = [];
  sandbox.onEnd(() => {
    for (const socket of sockets) socket.destroy();
  });
  await inParallel(count, 200, async () => {
    const socket = connect({ port: target.port, host: LOCALHOST, localAddress: checkLoopback(from) });
    sockets.push(socket);
    // Without reading, the end of the connection is not noticed.
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

/** The maximum number of open files of this process. */
function fileLimit(): number {
  const limit = execFileSync('/bin/sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  return limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit);
}

async function run(sandbox: Sandbox): Promise<void> {
  const wanted = sandbox.options.long ? LONG_CONNECTIONS : CONNECTIONS;
  const count = Math.min(wanted, fileLimit() - SPARE_FILES);
  // So low a limit that these connections would use all of it.
  const places = Math.max(1, count - SPARE_CONNECTIONS - 100);
  const target = await sandbox.server({ TABLEE_CONNECTIONS: String(places) });
  const half = await openSockets(sandbox, target, EACH, '127.0.0.67', HALF);
  const silent = await openSockets(sandbox, target, count, ATTACKER);
  await sleep(500);
  const atOnce = silent.open();
  const newcomer = await target.get('/api/games', { from: '127.0.0.2', timeoutMs: 5_000 });
  const waited = newcomer.status === 200 ? newcomer.ms : Number.POSITIVE_INFINITY;
  await sleep(WAIT_MS);
  const sent = `${count} silent connections from one address`;
  const halves = `${EACH} connections with half a request`;
  sandbox.add(
    { sent, name: 'open at once', value: atOnce, unit: '', target: { atMost: EACH_IN_ALL } },
    {
      sent,
      name: 'a new client is served after',
      value: waited,
      unit: 'ms',
      target: { atMost: NEWCOMER_MS },
    },
    { sent, name: 'open after 12 s', value: silent.open(), unit: '', target: { atMost: 0 } },
    { sent: halves, name: 'open after 12 s', value: half.open(), unit: '', target: { atMost: 0 } },
  );
}

export const silentConnections: Attack = {
  name: 'silent-connections',
  description: 'idle connections from one address lock out others',
  seconds: 60,
  run,
};
