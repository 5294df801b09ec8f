import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Command, OK } from '../command.ts';
import { type Io, Wrong } from '../io.ts';
import { mistakes } from '../mistakes.ts';
import { TABLE_OPTIONS } from '../options.ts';
import { checkCompany, readBots } from '../players.ts';
import { results } from '../result-words.ts';
import type { Batch, Played } from '../simulate.ts';
import { takeBotsOnlyTable, takeGame } from '../table.ts';

/** Wilson's 95 % interval of a share: valid for few games and for shares near 0 and 1. */
export function intervalOf(share: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const zz = (z * z) / games;
  const middle = share + zz / 2;
  const spread = z * Math.sqrt((share * (1 - share)) / games + zz / (4 * games));
  return [Math.max(0, (middle - spread) / (1 + zz)), Math.min(1, (middle + spread) / (1 + zz))];
}

const WIDTH = 30;
const bar = (done: number, of: number): string => {
  const full = Math.floor((WIDTH * done) / of);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${results.progress(done, of)}`;
};

function playBatch(batch: Batch, tell: (played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../simulate-worker.ts', import.meta.url), { workerData: batch });
    worker.on('message', tell);
    worker.on('error', reject);
    worker.on('exit', code =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
    );
  });
}

type Share = {
  readonly wins: number;
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
};
type Seat = Share & { readonly seat: number; readonly bot: string };

/** A win is the best payoff, not shared with a rival. A draw is a game without a winner that not all lost together. */
const wonBy = ({ payoff }: Played, seat: number): boolean =>
  payoff[seat]! > 0.5 && payoff.every(v => v <= payoff[seat]!);
const isLost = ({ payoff }: Played): boolean => payoff.every(v => v === 0);
const isDraw = (played: Played): boolean =>
  !isLost(played) && !played.payoff.some((_, seat) => wonBy(played, seat));

/** With `shared`, all seats win or lose together, and one number stands for the team. */
export function summarise(games: readonly Played[], bots: readonly string[], shared = false) {
  const mean = (of: (p: Played) => number) => games.reduce((sum, p) => sum + of(p), 0) / games.length;
  const most = (of: (p: Played) => number) => games.reduce((max, p) => Math.max(max, of(p)), 0);
  const shareOf = (wins: number): Share => ({
    wins,
    share: wins / games.length,
    interval: intervalOf(wins / games.length, games.length),
  });
  const reasons: { [reason: string]: number } = {};
  for (const { reason } of games) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    games: games.length,
    seats: bots.map(
      (bot, seat): Seat => ({
        seat,
        bot,
        ...shareOf(games.filter(p => wonBy(p, seat)).length),
      }),
    ),
    ...(shared ? { team: shareOf(games.filter(p => wonBy(p, 0)).length) } : {}),
    draws: shareOf(games.filter(isDraw).length),
    lost: shareOf(games.filter(isLost).length),
    moves: { mean: mean(p => p.moves), most: most(p => p.moves) },
    turns: { mean: mean(p => p.turns), most: most(p => p.turns) },
    reasons,
  };
}

function printSummary(io: Io, s: ReturnType<typeof summarise>): void {
  const tell = (who: string, { wins, share, interval }: Share) =>
    io.line(results.share(who, wins, s.games, share, interval));
  if (s.team) tell(results.teamWins(s.seats.map(({ bot }) => bot)), s.team);
  else {
    for (const seat of s.seats) tell(results.seatWins(seat.seat, seat.bot), seat);
    tell(results.draws, s.draws);
  }
  io.line(results.length(s.turns, s.moves));
  for (const [reason, n] of Object.entries(s.reasons).sort()) io.line(results.ends(reason, n / s.games));
}

export const sim: Command = {
  words: 'game',
  needs: ['games', 'bots'],
  takes: [...TABLE_OPTIONS, 'seed', 'workers', 'ms', 'json'],
  async run(typed, io) {
    const game = await takeGame(typed);
    const table = takeBotsOnlyTable(game, typed);
    const wanted = typed.count('games', 1);
    if (wanted === null) throw new Wrong(mistakes.howManyGames);
    const named = typed.text('bots');
    if (named === null) throw new Wrong(mistakes.whichBots);
    const bots = readBots(named, table.seats);
    checkCompany(game, table, bots);
    const workers = Math.min(wanted, typed.count('workers', 1) ?? availableParallelism());
    const ms = typed.count('ms', 1);
    const played: Played[] = [];
    const cut = (w: number) => Math.floor((wanted * w) / workers);
    const batches = Array.from(
      { length: workers },
      (_, w): Batch => ({
        game: game.id,
        seats: table.seats,
        options: table.options,
        bots,
        seed: typed.text('seed') ?? 'sim',
        from: cut(w),
        to: cut(w + 1),
        ...(ms === null ? {} : { ms }),
      }),
    );
    const tell = (p: Played) => {
      played.push(p);
      io.progress(bar(played.length, wanted));
    };
    await Promise.all(batches.map(batch => playBatch(batch, tell)));
    io.progress('');
    const summary = summarise(played, bots, game.traits.goal === 'shared');
    if (io.json) io.value(summary);
    else printSummary(io, summary);
    return OK;
  },
};
