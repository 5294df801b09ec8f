import type { Seated } from '@tablee/wire';
import { randomGame } from '../apps/server/test/games.ts';
import { hostileRandom, sendHostileFrames } from '../apps/server/test/hostile-frames.ts';
import { databaseHash, sendHostileBytes, sendHostileRequest } from '../apps/server/test/hostile-requests.ts';
import { NO_LIMITS } from '../apps/server/test/server-child.ts';
import type { Attack, Sandbox } from './sandbox.ts';
import type { Target } from './target.ts';

/** Fractions sent as requests and as raw bytes; the rest are frames. */
const REQUESTS = 0.27;
const RAW = 0.03;
const CONNECTIONS = 8;
const TABLES = 6;

/** Malformed frames and requests: none may change a table or cause an error of the server. */
async function run(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server(NO_LIMITS);
  const tables = await begin(target);
  const seats = tables.flat();
  const before = databaseHash(target.data);
  const perConnection = Math.ceil(sandbox.options.frames / CONNECTIONS);
  const requests = Math.round(perConnection * REQUESTS);
  const raw = Math.round(perConnection * RAW);
  const errors: string[] = [];
  const began = performance.now();
  const senders = Array.from({ length: CONNECTIONS }, async (_, i) => {
    const report = (e: unknown) => errors.push(e instanceof Error ? e.message : String(e));
    const frames = sendHostileFrames(
      target.url,
      hostileRandom(100 + i),
      seats,
      perConnection - requests - raw,
    ).catch(report);
    const luck = hostileRandom(200 + i);
    for (let k = 0; k < requests && target.isAlive; k++)
      await sendHostileRequest(target.url, luck, seats).catch(report);
    for (let k = 0; k < raw && target.isAlive; k++) await sendHostileBytes(target.url, luck);
    await frames;
  });
  await Promise.all(senders);
  const seconds = (performance.now() - began) / 1000;
  const changed = target.isAlive && databaseHash(target.data) === before ? 0 : 1;
  const played = await playOn(target, tables);
  const sent = `${perConnection * CONNECTIONS} hostile frames, requests and bytes`;
  sandbox.add(
    { sent, name: 'a second', value: (perConnection * CONNECTIONS) / seconds, unit: '/s' },
    { sent, name: 'server alive', value: target.isAlive ? 1 : 0, unit: '', target: { atLeast: 1 } },
    {
      sent,
      name: errors[0] ?? 'errors of the server',
      value: errors.length,
      unit: '',
      target: { atMost: 0 },
    },
    { sent, name: 'lines in its error log', value: logLines(target), unit: '', target: { atMost: 0 } },
    { sent, name: 'tables changed', value: changed, unit: '', target: { atMost: 0 } },
    {
      sent: 'the next move at every table',
      name: 'played',
      value: played,
      unit: '',
      target: { atLeast: TABLES },
    },
  );
}

/** Tables with a few moves each. */
async function begin(target: Target): Promise<(readonly [Seated, Seated])[]> {
  const tables: (readonly [Seated, Seated])[] = [];
  for (let i = 0; i < TABLES; i++) {
    const seats = await target.createFullTable({ game: 'tchag' });
    for (const [n, { seat, move }] of randomGame(i + 1)
      .slice(0, 5 + i)
      .entries())
      await target.play(seats[seat]!, n, move);
    tables.push(seats);
  }
  return tables;
}

async function playOn(target: Target, tables: readonly (readonly [Seated, Seated])[]): Promise<number> {
  let played = 0;
  for (const [i, seats] of tables.entries()) {
    const { seat, move } = randomGame(i + 1)[5 + i]!;
    if ((await target.play(seats[seat]!, 5 + i, move)).status === 200) played++;
  }
  return played;
}

/** The server logs errors only; the first line is its address. */
const logLines = ({ output }: Target): number => output.trim().split('\n').length - 1;

export const malformed: Attack = {
  name: 'malformed',
  description: 'malformed frames and requests (--frames N)',
  // A busy machine was measured at 500 a second.
  seconds: ({ frames }) => 60 + frames / 100,
  run,
};
