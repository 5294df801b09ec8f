import { CARDS } from '@tablee/catalogue';
import { NO_LIMITS } from '../apps/server/test/server-child.ts';
import { describeMachine } from '../bench/machine.ts';
import { readSoakArguments, runScript } from './arguments.ts';
import type { HonestWish } from './honest.ts';
import { HonestRoom } from './honest-room.ts';
import { type Growth, judgeMemory, type Sample } from './memory-verdict.ts';
import { summarize } from './probe.ts';
import { endOnSignals, Scene, sleep } from './scene.ts';
import type { Target } from './target.ts';

const USAGE = 'npm run soak -- [--minutes 60] [--moves 200]';
const SAMPLE_MS = 5_000;
const MB = 2 ** 20;
/** About three moves a second and table, as fast players play. */
const TABLES_PER_MOVE = 0.3;
const FEWEST_TABLES = 18;
const RECONNECT_EVERY = 50;
const CLOCK = { kind: 'hourglass', seconds: 120 } as const;

/** Every game in turn: among people, against a clock, and with a bot on the last seat. */
function wishFor(number: number): HonestWish {
  const game = CARDS[number % CARDS.length]!.id;
  const kind = Math.floor(number / CARDS.length) % 3;
  const seed = number + 1;
  if (kind === 1) return { game, seed, clock: CLOCK };
  return kind === 2 ? { game, seed, bots: 1 } : { game, seed };
}

async function sample(target: Target, minute: number): Promise<Sample & { readonly tables: number }> {
  const { text } = await target.get('/metrics');
  const gauge = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    minute,
    rss: target.memory()?.rss ?? Number.NaN,
    heap: gauge('nodejs_heap_size_used_bytes'),
    tables: gauge('tablee_tables'),
  };
}

const WIDTHS = [6, 9, 9, 8, 10, 9, 9, 8, 8];
const printRow = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell, i) => String(cell).padStart(WIDTHS[i]!)).join(' '));

const printGrowth = (name: string, { first, last, flat }: Growth): void =>
  console.log(
    `${name}: ${(first / MB).toFixed(0)} MB → ${(last / MB).toFixed(0)} MB, ${flat ? 'flat' : 'NOT FLAT'}`,
  );

/** Honest play for so many minutes; false when memory grew, the server fell or a table failed. */
async function soak(scene: Scene, minutes: number, moves: number): Promise<boolean> {
  const settings = { ...NO_LIMITS, TABLEE_BOT_PAUSE: '200', TABLEE_BOT_MS: '20' };
  const target = await scene.server(settings);
  const tables = Math.max(FEWEST_TABLES, Math.ceil(moves * TABLES_PER_MOVE));
  const room = await HonestRoom.open(target, {
    tables,
    rate: moves,
    wish: wishFor,
    reconnectEvery: RECONNECT_EVERY,
  });
  scene.atEnd(() => room.close());
  console.log(`${tables} tables, ${moves} moves/s by people, ${minutes} minutes\n`);
  printRow(['minute', 'RSS MB', 'heap MB', 'tables', 'moves', 'refused', 'games', 'p50 ms', 'p99 ms']);
  const began = performance.now();
  const samples: Sample[] = [];
  const delays: number[] = [];
  for (let printed = 0; printed < minutes && target.isAlive; ) {
    await sleep(SAMPLE_MS);
    const minute = (performance.now() - began) / 60_000;
    const now = await sample(target, minute);
    samples.push(now);
    if (minute < printed + 1) continue;
    printed = Math.floor(minute);
    const taken = room.take();
    for (const ms of taken) delays.push(ms);
    const { p50, p99 } = summarize(taken);
    const memory = [now.rss, now.heap].map(bytes => (bytes / MB).toFixed(0));
    const counts = [now.tables, room.played, room.refused, room.finished];
    printRow([printed, ...memory, ...counts, p50.toFixed(1), p99.toFixed(1)]);
  }
  return conclude(target, room, samples, delays);
}

function conclude(
  target: Target,
  room: HonestRoom,
  samples: readonly Sample[],
  delays: readonly number[],
): boolean {
  const verdict = judgeMemory(samples);
  const { p50, p99, slowest } = summarize(delays);
  console.log(
    `\n${room.played} moves acknowledged, ${room.refused} refused, ${room.finished} games replaced`,
  );
  for (const [why, count] of room.refusals) console.log(`${count} × refused: ${why}`);
  console.log(`${room.reconnected} lines lost and opened again`);
  console.log(`p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms`);
  if (verdict) {
    printGrowth('RSS', verdict.rss);
    printGrowth('heap', verdict.heap);
  } else console.log('Too short to say whether memory is flat: that takes 20 minutes.');
  if (!target.isAlive) console.log('NOT OK: the server ended.');
  if (room.trouble) console.log(`NOT OK: ${room.trouble}`);
  if (target.child.err) console.log(`NOT OK: the server complained: ${target.child.err.slice(0, 500)}`);
  return target.isAlive && room.trouble === null && target.child.err === '' && verdict?.flat !== false;
}

await runScript(USAGE, async () => {
  const { minutes, moves } = readSoakArguments(process.argv.slice(2));
  endOnSignals();
  console.log(`Tablée soaked on ${describeMachine()}`);
  const scene = new Scene();
  try {
    return (await soak(scene, minutes, moves)) ? 0 : 1;
  } finally {
    await scene.end();
  }
});
