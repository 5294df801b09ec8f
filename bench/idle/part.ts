import type WebSocket from 'ws';
import { layTable, startTablee, watchTable } from '../peers/tablee.ts';
import type { Part } from '../report.ts';

const SPECTATORS = 5_000;
const TABLES = 50;
const AT_ONCE = 100;

/** Thousands who only watch: what each costs the server in resident memory. */
export async function measureIdle(): Promise<Part> {
  const server = await startTablee();
  try {
    const tables = await Promise.all(
      Array.from({ length: TABLES }, async () => (await layTable(server.port)).table),
    );
    const watch = (i: number): Promise<WebSocket> =>
      watchTable(server.port, tables[i % TABLES]!, undefined, () => undefined);
    // The first guests make the server compile and reserve what it needs however few there are.
    await seat(AT_ONCE, watch, socket => socket.terminate());
    const before = await server.settle();
    const sockets: WebSocket[] = [];
    const start = performance.now();
    await seat(SPECTATORS, watch, socket => sockets.push(socket));
    const seconds = (performance.now() - start) / 1000;
    const after = await server.settle();
    const quiet = await quietCpu(server.sample);
    const held = sockets.filter(socket => socket.readyState === socket.OPEN).length;
    for (const socket of sockets) socket.terminate();
    return {
      title: `${SPECTATORS.toLocaleString('en')} idle spectators on ${TABLES} tables`,
      rows: [
        { name: 'still connected', value: held, unit: 'spectators', target: { atLeast: SPECTATORS } },
        {
          name: 'resident memory each',
          value: (after.rss - before.rss) / 1024 / SPECTATORS,
          unit: 'KB',
          target: { atMost: 12 },
        },
        { name: 'coming in', value: SPECTATORS / seconds, unit: 'spectators/s' },
        { name: 'server CPU while nothing happens', value: quiet, unit: '% of a core' },
      ],
    };
  } finally {
    await server.stop();
  }
}

/** In portions: a crowd at the door at once would measure the door. */
async function seat(
  count: number,
  watch: (i: number) => Promise<WebSocket>,
  seated: (socket: WebSocket) => void,
): Promise<void> {
  for (let first = 0; first < count; first += AT_ONCE) {
    const portion = Array.from({ length: AT_ONCE }, (_, i) => watch(first + i));
    for (const socket of await Promise.all(portion)) seated(socket);
  }
}

const QUIET_MS = 3_000;

async function quietCpu(sample: () => Promise<{ readonly cpuMicros: number }>): Promise<number> {
  const before = await sample();
  await new Promise(resolve => setTimeout(resolve, QUIET_MS));
  const after = await sample();
  return ((after.cpuMicros - before.cpuMicros) / (QUIET_MS * 1000)) * 100;
}
