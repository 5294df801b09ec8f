import { CARDS } from '@tablee/catalogue';
import { NO_LIMITS } from '../apps/server/test/server-child.ts';
import { describeMachine } from '../bench/machine.ts';
import { readSoakArguments, runScript } from './arguments.ts';
import { HonestLoad } from './honest-load.ts';
import type { HonestTableOptions } from './honest-table.ts';
import { type Growth, judgeMemory, type Sample } from './memory-growth.ts';
import { summarize } from './probe.ts';
import { endOnSignals, Sandbox, sleep } from './sandbox.ts';
import type { Target } from './target.ts';

const USAGE = 'npm run soak -- [--minutes 60] [--moves 200]';
const SAMPLE_MS = 5_000;
const MB = 2 ** 20;
/** About three moves a second at each table, as fast players play. */
const TABLES_PER_MOVE = 0.3;
const FEWEST_TABLES = 18;
const RECONNECT_EVERY = 50;
const CLOCK = { kind: 'hourglass', seconds: 120 } as const;

/** All games in turn: with people, with a clock, and with a bot on the last seat. */
function tableOptionsFor(number: number): HonestTableOptions {
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

/** False when memory grew, the server ended or a table failed. */
async function soak(sandbox: Sandbox, minutes: number, moves: number): Promise<boolean> {
  const settings = { ...NO_LIMITS, TABLEE_BOT_PAUSE: '200', TABLEE_BOT_MS: '20' };
  const target = await sandbox.server(settings);
  const tables = Math.max(FEWEST_TABLES, Math.ceil(moves * TABLES_PER_MOVE));
  const load = await HonestLoad.open(target, {
    tables,
    rate: moves,
    tableOptions: tableOptionsFor,
    reconnectEvery: RECONNECT_EVERY,
  });
  sandbox.onEnd(() => load.close());
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
    const recent = load.take();
    for (const ms of recent) delays.push(ms);
    const { p50, p99 } = summarize(recent);
    const memory = [now.rss, now.heap].map(bytes => (bytes / MB).toFixed(0));
    const counts = [now.tables, load.played, load.refused, load.finished];
    printRow([printed, ...memory, ...counts, p50.toFixed(1), p99.toFixed(1)]);
  }
  return conclude(target, load, samples, delays);
}

function conclude(
  target: Target,
  load: HonestLoad,
  samples: readonly Sample[],
  delays: readonly number[],
): boolean {
  const verdict = judgeMemory(samples);
  const { p50, p99, slowest } = summarize(delays);
  console.log(
    `\n${load.played} moves acknowledged, ${load.refused} refused, ${load.finished} games replaced`,
  );
  for (const [reason, count] of load.refusals) console.log(`${count} × refused: ${reason}`);
  console.log(`${load.reconnected} reconnections`);
  console.log(`p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms`);
  if (verdict) {
    printGrowth('RSS', verdict.rss);
    printGrowth('heap', verdict.heap);
  } else console.log('Too short to say whether memory is flat: that takes 20 minutes.');
  if (!target.isAlive) console.log('NOT OK: the server ended.');
  if (load.error) console.log(`NOT OK: ${load.error}`);
  if (target.child.err) console.log(`NOT OK: the server logged errors: ${target.child.err.slice(0, 500)}`);
  return target.isAlive && load.error === null && target.child.err === '' && verdict?.flat !== false;
}

await runScript(USAGE, async () => {
  const { minutes, moves } = readSoakArguments(process.argv.slice(2));
  endOnSignals();
  console.log(`Tablée soaked on ${describeMachine()}`);
  const sandbox = new Sandbox();
  try {
    return (await soak(sandbox, minutes, moves)) ? 0 : 1;
  } finally {
    await sandbox.end();
  }
});
