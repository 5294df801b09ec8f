import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { countTree } from '@tablee/conform';
import { defaultOptions, defaultTable, type Game, refereeOnly, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { tekao } from '@tablee/tekao';
import type { Part, Row } from '../report.ts';
import { median } from '../statistics.ts';
import { cpuSeconds } from './clock.ts';
import { type Ask, PLAYERS, type Played, type Player } from './playing.ts';
import { timeSplits } from './splits.ts';

const ROUNDS = 7;
const ROUND_MS = 700;
const WARM_MS = 2_000;
const PERFT_DEPTH = 7;
const TEKAO_DEPTH = 4;

type Rates = { readonly [P in Player]: number };

/** Random play and perft: the speed of the rules on one core. */
export async function measureRules(): Promise<Part> {
  const rounds = await playSideBySide();
  const rate = (player: Player): number => median(rounds.map(round => round[player]));
  const ratio = (player: Player): number => median(rounds.map(round => round.tablee / round[player]));
  return {
    title: 'Rules: whole random games, moves in a second of one core',
    rows: [
      { name: 'Tchag', value: rate('tablee'), unit: 'moves/s', target: { atLeast: 400_000 } },
      { name: 'the same rules in boardgame.io’s client', value: rate('documented'), unit: 'moves/s' },
      { name: '  Tablée is faster', value: ratio('documented'), unit: '×', target: { atLeast: 50 } },
      { name: '  written to go around its Immer', value: rate('copy'), unit: 'moves/s' },
      { name: '  Tablée is faster', value: ratio('copy'), unit: '×' },
      { name: `Tchag, perft ${PERFT_DEPTH} from the start`, value: timeTchag(), unit: 'nodes/s' },
      { name: 'Tock, four in teams', value: rate('tock4'), unit: 'moves/s', target: { atLeast: 300_000 } },
      { name: 'Tock, three', value: rate('tock3'), unit: 'moves/s', target: { atLeast: 300_000 } },
      { name: 'Tock, two', value: rate('tock2'), unit: 'moves/s', target: { atLeast: 300_000 } },
      ...listSplits(),
      {
        name: 'Tekao, the battle of two',
        value: rate('tekao'),
        unit: 'moves/s',
        target: { atLeast: 1_000_000 },
      },
      { name: `Tekao, perft ${TEKAO_DEPTH} from a mirrored start`, value: timeTekao(), unit: 'nodes/s' },
      { name: 'T’Chang, four', value: rate('tchang'), unit: 'moves/s' },
      { name: 'Combats de dragons, three', value: rate('dragons'), unit: 'moves/s' },
    ],
  };
}

/** Lists of a 7 in two-player positions drawn to be bad: all eight pawns on the track. */
function listSplits(): Row[] {
  const { slowest, longest } = timeSplits();
  return [
    { name: 'Tock, the slowest list of a 7', value: slowest.ms, unit: 'ms', target: { atMost: 10 } },
    { name: '  so many ways to split it', value: slowest.moves, unit: 'moves' },
    { name: 'Tock, the longest list of a 7', value: longest.moves, unit: 'moves' },
    { name: '  listed in', value: longest.ms, unit: 'ms' },
  ];
}

/** Interleaved, so that whatever else the machine does falls on all of them. */
async function playSideBySide(): Promise<Rates[]> {
  const workers = new Map(
    PLAYERS.map(p => [p, new Worker(new URL('./worker.ts', import.meta.url), { workerData: p })]),
  );
  const play = async (player: Player, ask: Ask): Promise<number> => {
    const worker = workers.get(player)!;
    worker.postMessage(ask);
    const [played]: Played[] = await once(worker, 'message');
    return played!.moves / played!.seconds;
  };
  for (const player of PLAYERS) await play(player, { ms: WARM_MS, seed: 0 });
  const rounds: Rates[] = [];
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const round: { [P in Player]?: number } = {};
    for (const player of PLAYERS) round[player] = await play(player, { ms: ROUND_MS, seed });
    rounds.push(round as Rates);
  }
  await Promise.all([...workers.values()].map(worker => worker.terminate()));
  return rounds;
}

const timeTchag = (): number =>
  timePerft(tchag as unknown as Game, tchag.setup(defaultTable(tchag), refereeOnly).state, PERFT_DEPTH);

function timeTekao(): number {
  const table = { seats: 2, options: { ...defaultOptions(tekao.options), setup: 'mirrored' as const } };
  return timePerft(tekao as unknown as Game, tekao.setup(table, searchChance(4)).state, TEKAO_DEPTH);
}

function timePerft(game: Game, state: unknown, depth: number): number {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuSeconds();
    const nodes = countTree(game, state, depth);
    rates.push(nodes / (cpuSeconds() - before));
  }
  return median(rates);
}
