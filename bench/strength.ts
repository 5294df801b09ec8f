import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { LEVELS } from '@tablee/bots';
import type { Pair, PairResult } from './strength/contest.ts';
import { wilson } from './strength/interval.ts';
import { GAMES, nameOf, type PlayerCard } from './strength/player.ts';

/**
 * How strong the bots are: `npm run strength tchag -- --games 100 --ms 1000 --levels --workers 2`.
 * The top level against plain UCT with the same time a turn; with --levels also every level against the one below,
 * and the lowest against somebody who takes what he can.
 */
const USAGE =
  'npm run strength <game> -- [--games 100] [--ms 1000] [--levels | --only-levels] [--workers 2]\n' +
  `games: ${GAMES.join(', ')}`;

/** `wanted` is the share of games to be won. */
type Contest = { readonly a: PlayerCard; readonly b: PlayerCard; readonly wanted?: number };
type Settings = {
  readonly game: string;
  readonly games: number;
  readonly ms: number;
  readonly contests: readonly Contest[];
  readonly workers: number;
};

function readSettings(): Settings {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      ms: { type: 'string', default: '1000' },
      workers: { type: 'string', default: '2' },
      levels: { type: 'boolean', default: false },
      'only-levels': { type: 'boolean', default: false },
    },
  });
  const [game = ''] = positionals;
  if (!GAMES.includes(game)) throw new Error(USAGE);
  const count = (text: string): number => {
    const n = Number(text);
    if (!Number.isInteger(n) || n < 1) throw new Error(USAGE);
    return n;
  };
  const ms = count(values.ms);
  const top: PlayerCard = { kind: 'level', level: 5, ms };
  const ladder = LEVELS.slice(1).map((level): Contest => {
    const a: PlayerCard = level === 5 ? top : { kind: 'level', level };
    return { a, b: { kind: 'level', level: LEVELS[level - 2]! }, wanted: 0.65 };
  });
  const beginner: Contest = { a: { kind: 'level', level: 1 }, b: { kind: 'taker' } };
  const contests: Contest[] = [
    ...(values['only-levels'] ? [] : [{ a: top, b: { kind: 'uct', ms } as const, wanted: 0.9 }]),
    ...(values.levels || values['only-levels'] ? [beginner, ...ladder] : []),
  ];
  return { game, games: count(values.games), ms, contests, workers: count(values.workers) };
}

/** Every hall plays the next pair as soon as it is free. */
async function hold(contest: Contest, settings: Settings, halls: readonly Worker[]): Promise<number[]> {
  const results: number[] = [];
  let next = 0;
  const pairs = Math.ceil(settings.games / 2);
  const { a, b } = contest;
  await Promise.all(
    halls.map(async hall => {
      while (next < pairs) {
        const pair: Pair = { game: settings.game, a, b, pair: next++ };
        hall.postMessage(pair);
        const [result] = (await once(hall, 'message')) as [PairResult];
        results.push(...result);
        process.stderr.write(`\r${nameOf(a)} – ${nameOf(b)}: ${tally(results)} of ${pairs * 2}   `);
      }
    }),
  );
  process.stderr.write('\n');
  return results;
}

const tally = (results: readonly number[]): string =>
  [1, 0.5, 0].map((r, i) => `${'+=-'[i]}${results.filter(x => x === r).length}`).join(' ');
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function report(contest: Contest, results: readonly number[]): string {
  const won = wilson(results.filter(r => r === 1).length, results.length);
  const score = results.reduce((sum, r) => sum + r, 0) / results.length;
  return [
    `${nameOf(contest.a)} – ${nameOf(contest.b)}`.padEnd(22),
    tally(results).padEnd(14),
    `won ${percent(won.share)}`.padEnd(14),
    `95 %: ${percent(won.low)} – ${percent(won.high)}`.padEnd(26),
    `score ${percent(score)}`.padEnd(15),
    contest.wanted === undefined ? '' : `wanted ${percent(contest.wanted)}`,
  ]
    .join('  ')
    .trimEnd();
}

async function main(): Promise<void> {
  const settings = readSettings();
  const halls = Array.from(
    { length: settings.workers },
    () => new Worker(new URL('./strength/hall.ts', import.meta.url)),
  );
  const { game, ms } = settings;
  console.log(`${game}: ${ms} ms a turn for level 5 and UCT, both colours, two random turns to open`);
  for (const contest of settings.contests) {
    console.log(report(contest, await hold(contest, settings, halls)));
  }
  await Promise.all(halls.map(hall => hall.terminate()));
}

main().catch((e: unknown) => {
  console.error(e instanceof Error ? e.message : e);
  process.exit(1);
});
