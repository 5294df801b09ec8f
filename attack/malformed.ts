import type { Seated } from '@tablee/wire';
import { randomGame } from '../apps/server/test/games.ts';
import { hostileRandom, sendHostileFrames } from '../apps/server/test/hostile-frames.ts';
import { databaseHash, sendHostileBytes, sendHostileRequest } from '../apps/server/test/hostile-requests.ts';
import { NO_LIMITS } from '../apps/server/test/server-child.ts';
import type { Attack, Scene } from './scene.ts';
import type { Target } from './target.ts';

/** Of all that is thrown: so much as requests, and as bytes on a bare connection; the rest are frames. */
const REQUESTS = 0.27;
const RAW = 0.03;
const LINES = 8;
const TABLES = 6;

/**
 * Frames and requests with something wrong in them: none may change a table or be the server's fault. That hidden hands
 * stay hidden is tested in apps/server/test/tock-secrets.test.ts, with pairs of games that differ only in what is hidden.
 */
async function run(scene: Scene): Promise<void> {
  const target = await scene.server(NO_LIMITS);
  const tables = await begin(target);
  const seats = tables.flat();
  const before = databaseHash(target.data);
  const perLine = Math.ceil(scene.wish.frames / LINES);
  const requests = Math.round(perLine * REQUESTS);
  const raw = Math.round(perLine * RAW);
  const faults: string[] = [];
  const began = performance.now();
  const lines = Array.from({ length: LINES }, async (_, i) => {
    const blame = (e: unknown) => faults.push(e instanceof Error ? e.message : String(e));
    const frames = sendHostileFrames(
      target.url,
      hostileRandom(100 + i),
      seats,
      perLine - requests - raw,
    ).catch(blame);
    const luck = hostileRandom(200 + i);
    for (let k = 0; k < requests && target.isAlive; k++)
      await sendHostileRequest(target.url, luck, seats).catch(blame);
    for (let k = 0; k < raw && target.isAlive; k++) await sendHostileBytes(target.url, luck);
    await frames;
  });
  await Promise.all(lines);
  const seconds = (performance.now() - began) / 1000;
  const changed = target.isAlive && databaseHash(target.data) === before ? 0 : 1;
  const played = await playOn(target, tables);
  const sent = `${perLine * LINES} hostile frames, requests and bytes`;
  scene.add(
    { sent, name: 'a second', value: (perLine * LINES) / seconds, unit: '/s' },
    { sent, name: 'server alive', value: target.isAlive ? 1 : 0, unit: '', target: { atLeast: 1 } },
    {
      sent,
      name: faults[0] ?? 'faults of the server',
      value: faults.length,
      unit: '',
      target: { atMost: 0 },
    },
    { sent, name: 'lines in its log of errors', value: linesOf(target), unit: '', target: { atMost: 0 } },
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
    const seats = await target.seat({ game: 'tchag' });
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

/** It is started to log errors only, and says its address. */
const linesOf = ({ said }: Target): number => said.trim().split('\n').length - 1;

export const malformed: Attack = {
  name: 'malformed',
  about: 'frames and requests with something wrong in them (--frames N)',
  // On a busy machine 500 a second were measured.
  seconds: ({ frames }) => 60 + frames / 100,
  run,
};
