import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { saveRow, writePage } from './results.ts';
import type { Pair, PairResult } from './strength/contest.ts';
import { wilson } from './strength/interval.ts';
import { nameOf } from './strength/player.ts';
import { type Contest, PROGRAMMES } from './strength/programme.ts';

/**
 * How strong the bots are: `npm run strength tchag`, `npm run strength tock -- --levels`. With
 * --levels also every level against the one below. Long matches print what they have after each batch and go on where
 * they were left with --skip; --only names the contests wanted.
 */
const USAGE =
  'npm run strength <game> -- [--games n] [--skip n] [--ms 1000] [--levels | --only-levels] [--only name,…] [--workers 2] [--save]\n' +
  `games: ${Object.keys(PROGRAMMES).join(', ')}`;

type Settings = {
  readonly game: string;
  readonly games: number;
  /** Games of each contest played earlier. */
  readonly skip: number;
  readonly ms: number;
  readonly conditions: string;
  readonly contests: readonly Contest[];
  readonly workers: number;
  /** Whether results go to bench/results and docs/figures.md. */
  readonly save: boolean;
};

const BATCH = 20;

function readSettings(): Settings {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string' },
      skip: { type: 'string', default: '0' },
      ms: { type: 'string' },
      workers: { type: 'string', default: '2' },
      only: { type: 'string' },
      levels: { type: 'boolean', default: false },
      'only-levels': { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
    },
  });
  const [game = ''] = positionals;
  if (!Object.hasOwn(PROGRAMMES, game)) throw new Error(USAGE);
  const programme = PROGRAMMES[game]!;
  const count = (text: string | undefined, initial: number, least = 1): number => {
    const n = text === undefined ? initial : Number(text);
    if (!Number.isInteger(n) || n < least) throw new Error(USAGE);
    return n;
  };
  const ms = count(values.ms, programme.ms);
  const main = programme.main(ms);
  const ladder = programme.ladder(ms);
  const only = values.only?.split(',');
  const wanted = [
    ...(values['only-levels'] ? [] : main),
    ...(values.levels || values['only-levels'] ? ladder : []),
  ];
  const contests = only ? [...main, ...ladder].filter(c => only.includes(c.name)) : wanted;
  if (contests.length === 0) {
    throw new Error(`${USAGE}\ncontests: ${[...main, ...ladder].map(c => c.name).join(', ')}`);
  }
  return {
    game,
    games: count(values.games, programme.games),
    skip: count(values.skip, 0, 0),
    ms,
    conditions: programme.conditions,
    contests,
    workers: count(values.workers, 2),
    save: values.save,
  };
}

/** Every hall plays the next pair as soon as it is free. */
async function hold(contest: Contest, settings: Settings, halls: readonly Worker[]): Promise<PairResult[]> {
  const results: PairResult[] = [];
  const { a, b } = contest;
  let next = Math.floor(settings.skip / 2);
  const last = next + Math.ceil(settings.games / 2);
  await Promise.all(
    halls.map(async hall => {
      while (next < last) {
        const pair: Pair = { game: settings.game, a, b, pair: next++ };
        hall.postMessage(pair);
        const [result] = (await once(hall, 'message')) as [PairResult];
        results.push(result);
        process.stderr.write(`\r${nameOf(a)} – ${nameOf(b)}: ${tally(results)} of ${settings.games}   `);
        const played = results.length * 2;
        if (played % BATCH === 0 && played < settings.games) {
          console.log(`  after ${played} games (skipped ${settings.skip}): ${tally(results)}`);
        }
      }
    }),
  );
  process.stderr.write('\n');
  return results;
}

const payoffsOf = (results: readonly PairResult[]): number[] => results.flatMap(r => r.payoffs);
const tally = (results: readonly PairResult[]): string =>
  [1, 0.5, 0].map((r, i) => `${'+=-'[i]}${payoffsOf(results).filter(x => x === r).length}`).join(' ');
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function report(contest: Contest, results: readonly PairResult[]): string {
  const payoffs = payoffsOf(results);
  const won = wilson(payoffs.filter(r => r === 1).length, payoffs.length);
  const score = payoffs.reduce((sum, r) => sum + r, 0) / payoffs.length;
  const turns = results.reduce((sum, r) => sum + r.turns, 0) / payoffs.length;
  const longest = results.reduce((most, r) => Math.max(most, r.longestMs), 0);
  return [
    `${nameOf(contest.a)} – ${nameOf(contest.b)}`.padEnd(22),
    tally(results).padEnd(14),
    `won ${percent(won.share)}`.padEnd(14),
    `95 %: ${percent(won.low)} – ${percent(won.high)}`.padEnd(26),
    `score ${percent(score)}`.padEnd(15),
    `${turns.toFixed(0)} turns a game, longest thought ${longest.toFixed(0)} ms`,
    contest.wanted === undefined ? '' : `wanted ${percent(contest.wanted)}`,
  ]
    .join('  ')
    .trimEnd();
}

function save(contest: Contest, { game, ms, games }: Settings, results: readonly PairResult[]): void {
  const payoffs = payoffsOf(results);
  const wins = payoffs.filter(r => r === 1).length;
  const { low, high } = wilson(wins, payoffs.length);
  saveRow('strength', {
    id: `${game}/${contest.name}`,
    name: `${game}: ${nameOf(contest.a)} against ${nameOf(contest.b)}, ${ms} ms`,
    text: `won ${wins} of ${payoffs.length} (95 %: ${percent(low)} – ${percent(high)})`,
    command: `npm run strength ${game} -- --only ${contest.name} --games ${games}`,
  });
}

async function main(): Promise<void> {
  const settings = readSettings();
  const halls = Array.from(
    { length: settings.workers },
    () => new Worker(new URL('./strength/hall.ts', import.meta.url)),
  );
  const { game, ms, conditions } = settings;
  console.log(`${game}: at most ${ms} ms a turn for the top level; ${conditions}`);
  for (const contest of settings.contests) {
    const results = await hold(contest, settings, halls);
    console.log(report(contest, results));
    if (settings.save) save(contest, settings, results);
  }
  if (settings.save) writePage();
  await Promise.all(halls.map(hall => hall.terminate()));
}

main().catch((e: unknown) => {
  console.error(e instanceof Error ? e.message : e);
  process.exit(1);
});
