import { availableParallelism } from 'node:os';
import {
  LONGEST_SEED,
  MOST_GAMES,
  runSimulation,
  type Settings,
  type Share,
  type Simulation,
  type Summary,
  summarise,
  writeCsv,
  writeSimulation,
} from '@tablee/simulation';
import { spawnWorker } from '@tablee/simulation/node';
import { type Command, OK, type Typed } from '../command.ts';
import { type Io, Wrong, writeOutput } from '../io.ts';
import { mistakes } from '../mistakes.ts';
import { TABLE_OPTIONS } from '../options.ts';
import { checkCompany, readBots } from '../players.ts';
import { results } from '../result-words.ts';
import { takeBotsOnlyTable, takeGame } from '../table.ts';

const WIDTH = 30;
const bar = (done: number, of: number): string => {
  const full = Math.floor((WIDTH * done) / of);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${results.progress(done, of)}`;
};

function printSummary(io: Io, s: Summary, withLeads: boolean): void {
  const tell = (who: string, { wins, share, interval }: Share) =>
    io.line(results.share(who, wins, s.games, share, interval));
  if (s.team) tell(results.teamWins(s.seats.map(({ bot }) => bot)), s.team);
  else {
    for (const seat of s.seats) tell(results.seatWins(seat.seat, seat.bot), seat);
    tell(results.draws, s.draws);
  }
  io.line(results.length(s.turns, s.moves));
  if (withLeads) io.line(s.leads ? results.leads(s.leads) : results.noLeads);
  for (const [reason, n] of Object.entries(s.reasons).sort()) io.line(results.ends(reason, n / s.games));
}

function takeSeed(typed: Typed): string {
  const seed = typed.text('seed') ?? 'sim';
  if (seed.length === 0 || seed.length > LONGEST_SEED || /\p{Cc}/u.test(seed))
    throw new Wrong(mistakes.notASeed(LONGEST_SEED));
  return seed;
}

/** Ctrl-C ends the simulation; what was played counts. A second one ends the program. */
async function untilInterrupted<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    return await run(stop.signal);
  } finally {
    process.off('SIGINT', interrupt);
  }
}

export const sim: Command = {
  words: 'game',
  needs: ['games', 'bots'],
  takes: [...TABLE_OPTIONS, 'seed', 'workers', 'ms', 'leads', 'save', 'csv', 'json'],
  async run(typed, io) {
    const game = await takeGame(typed);
    const table = takeBotsOnlyTable(game, typed);
    const games = typed.count('games', 1);
    if (games === null) throw new Wrong(mistakes.howManyGames);
    if (games > MOST_GAMES) throw new Wrong(mistakes.tooManyGames(MOST_GAMES));
    const named = typed.text('bots');
    if (named === null) throw new Wrong(mistakes.whichBots);
    const bots = readBots(named, table.seats);
    checkCompany(game, table, bots);
    const ms = typed.count('ms', 1);
    const settings: Settings = {
      game: game.id,
      rules: game.rules,
      seats: table.seats,
      options: table.options,
      bots,
      seed: takeSeed(typed),
      games,
      ...(ms === null ? {} : { ms }),
    };
    let done = 0;
    const played = await untilInterrupted(signal =>
      runSimulation(settings, {
        spawn: spawnWorker,
        workers: typed.count('workers', 1) ?? availableParallelism(),
        signal,
        onPlayed: () => io.progress(bar(++done, games)),
      }),
    );
    io.progress('');
    if (played.length < games) io.note(results.stopped(played.length, games));
    const simulation: Simulation = { ...settings, played };
    const [save, csv] = [typed.text('save'), typed.text('csv')];
    if (save !== null) writeOutput(save, `${writeSimulation(simulation)}\n`);
    if (csv !== null) writeOutput(csv, writeCsv(simulation));
    const summary = summarise(played, bots, game.traits.goal === 'shared');
    if (io.json) io.value(summary);
    else if (played.length > 0) printSummary(io, summary, typed.flag('leads'));
    return OK;
  },
};
