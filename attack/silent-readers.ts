import { connect, type Socket } from 'node:net';
import { NO_LIMITS } from '../apps/server/test/server-child.ts';
import { endTurns } from './end-turns.ts';
import { LOCALHOST } from './http.ts';
import { type Attack, type Sandbox, sleep } from './sandbox.ts';
import type { Target } from './target.ts';

const READERS = 20;
/** Enough to fill the buffers of the system. */
const ENTRIES = 6_000;
const FILL_MS = 30_000;
/** Two heartbeats of 30 s, as for a WebSocket that does not answer. */
const CUT_MS = 65_000;
const GROWTH_MB = 64;

/** Requests the events of a table and never reads them. */
function readNothing(target: Target, table: string): Socket {
  const socket = connect({ port: target.port, host: LOCALHOST });
  socket.pause();
  socket.on('error', () => {});
  socket.write(`GET /api/tables/${table}/events HTTP/1.1\r\nHost: ${LOCALHOST}\r\n\r\n`);
  return socket;
}

/** Counted by the server: a socket that is not read does not notice its end. */
async function streamsOf(target: Target): Promise<number> {
  const { text } = await target.get('/metrics');
  return Number(/^tablee_event_streams (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}

async function run(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server(NO_LIMITS);
  const seats = await target.createFullTable({ game: 'tchako' });
  const before = target.memory()?.rss ?? 0;
  const sockets = Array.from({ length: READERS }, () => readNothing(target, seats[0].table));
  sandbox.onEnd(() => {
    for (const socket of sockets) socket.destroy();
  });
  // Every end of a turn is sent to every reader.
  await endTurns(target, seats, { most: ENTRIES, ms: FILL_MS });
  const opened = await streamsOf(target);
  await sleep(CUT_MS);
  const left = await streamsOf(target);
  const grown = ((target.memory()?.rss ?? Number.POSITIVE_INFINITY) - before) / 2 ** 20;
  const sent = `${READERS} event streams that are never read`;
  sandbox.add(
    { sent, name: 'open at first', value: opened, unit: '', target: { atLeast: READERS } },
    { sent, name: `open ${CUT_MS / 1000} s later`, value: left, unit: '', target: { atMost: 0 } },
    { sent, name: 'memory grew by', value: grown, unit: 'MB', target: { atMost: GROWTH_MB } },
  );
}

export const silentReaders: Attack = {
  name: 'silent-readers',
  description: 'event streams that are never read stay open',
  seconds: 150,
  background: true,
  run,
};
