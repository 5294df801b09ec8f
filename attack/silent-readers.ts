import { connect, type Socket } from 'node:net';
import { NO_LIMITS } from '../apps/server/test/server-child.ts';
import { endTurns } from './end-turns.ts';
import { HOME } from './http.ts';
import { type Attack, type Scene, sleep } from './scene.ts';
import type { Target } from './target.ts';

const READERS = 20;
/** Long enough for the buffers of the system between the two to fill. */
const ENTRIES = 6_000;
const FILL_MS = 30_000;
/** Two heartbeats of 30 s, as a WebSocket that does not answer is given. */
const CUT_MS = 65_000;
const GROWTH_MB = 64;

/** Asks for the events of a table and never reads what comes. */
function readNothing(target: Target, table: string): Socket {
  const socket = connect({ port: target.port, host: HOME });
  socket.pause();
  socket.on('error', () => {});
  socket.write(`GET /api/tables/${table}/events HTTP/1.1\r\nHost: ${HOME}\r\n\r\n`);
  return socket;
}

/** The server's own count, since a reader that reads nothing does not see the end either. */
async function streamsOf(target: Target): Promise<number> {
  const { text } = await target.get('/metrics');
  return Number(/^tablee_event_streams (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}

async function run(scene: Scene): Promise<void> {
  const target = await scene.server(NO_LIMITS);
  const seats = await target.seat({ game: 'tchako' });
  const before = target.memory()?.rss ?? 0;
  const sockets = Array.from({ length: READERS }, () => readNothing(target, seats[0].table));
  scene.atEnd(() => {
    for (const socket of sockets) socket.destroy();
  });
  // Every end of a turn is an event for every reader.
  await endTurns(target, seats, { most: ENTRIES, ms: FILL_MS });
  const opened = await streamsOf(target);
  await sleep(CUT_MS);
  const left = await streamsOf(target);
  const grown = ((target.memory()?.rss ?? Number.POSITIVE_INFINITY) - before) / 2 ** 20;
  const sent = `${READERS} event streams that are never read`;
  scene.add(
    { sent, name: 'open at first', value: opened, unit: '', target: { atLeast: READERS } },
    { sent, name: `open ${CUT_MS / 1000} s later`, value: left, unit: '', target: { atMost: 0 } },
    { sent, name: 'memory grew by', value: grown, unit: 'MB', target: { atMost: GROWTH_MB } },
  );
}

export const silentReaders: Attack = {
  name: 'silent-readers',
  about: 'event streams that are never read stay open',
  seconds: 150,
  aside: true,
  run,
};
