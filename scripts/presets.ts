import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '@tablee/catalogue';
import { type Game, readTable } from '@tablee/kernel';
import {
  type BotName,
  figureOf,
  type PresetCell,
  type PresetFigures,
  runSimulation,
  summarise,
  wonOf100,
} from '@tablee/simulation';
import { spawnWorker } from '@tablee/simulation/node';
import { root } from './setup.mjs';

/**
 * Measures how often a team of bots wins with each preset and number of players, and stores it in the folder of the game:
 * `npm run presets -- tchang`. Runs that are stored are not played again unless --again is given.
 */
const USAGE =
  'npm run presets -- <game> [--games 300] [--seeds m1,m2,m3,m4] [--only preset/players,…] [--again] [--check]';
const BOT: BotName = '4';

type Run = PresetCell['runs'][number];

async function measure(
  game: Game,
  cell: Omit<PresetCell, 'runs'>,
  seed: string,
  games: number,
): Promise<Run> {
  const { seats, options } = readTable(game, cell.seats, game.presets[cell.preset]);
  const bots = Array.from({ length: seats }, () => BOT);
  const settings = { game: game.id, rules: game.rules, seats, options, bots, seed, games };
  const played = await runSimulation(settings, { spawn: spawnWorker, workers: availableParallelism() });
  const { team } = summarise(played, bots, true);
  return { seed, games, wins: team!.wins };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '300' },
    seeds: { type: 'string', default: 'm1,m2,m3,m4' },
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    /** Compares what is played with what is stored, and writes nothing. */
    check: { type: 'boolean', default: false },
  },
});
const [id = ''] = positionals;
const games = Number(values.games);
if (id === '' || !Number.isInteger(games) || games < 1) throw new Error(USAGE);
const game = await loadGame(id);
if (game.traits.goal !== 'shared')
  throw new Error(`${id} has no team of all players: its presets show no win rate.`);
const folder = join(root, 'packages/games', id);
const file = join(folder, 'measured.json');
const stored: PresetFigures | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
const usable = stored !== null && stored.rules === game.rules && stored.bot === BOT ? stored.cells : [];
const only = values.only?.split(',');
const cells = Object.keys(game.presets).flatMap(preset =>
  game.traits.seats
    .toSorted((a, b) => a - b)
    .map(seats => ({
      preset,
      seats,
      runs: [...(usable.find(cell => cell.preset === preset && cell.seats === seats)?.runs ?? [])],
    })),
);
for (const { preset, seats, runs } of cells) {
  const wanted = only === undefined || only.includes(`${preset}/${seats}`);
  for (const seed of wanted ? values.seeds.split(',') : []) {
    const at = runs.findIndex(run => run.seed === seed);
    const old = runs[at];
    if (old?.games === games && !values.again && !values.check) continue;
    const run = await measure(game, { preset, seats }, seed, games);
    console.log(`${preset}, ${seats} players, seed ${seed}: won ${run.wins} of ${run.games}`);
    if (values.check) {
      if (old?.games === run.games && old.wins === run.wins) continue;
      console.log(`  stored: ${old ? `won ${old.wins} of ${old.games}` : 'nothing'}`);
      process.exitCode = 1;
    } else {
      runs.splice(at < 0 ? runs.length : at, at < 0 ? 0 : 1, run);
      runs.sort((a, b) => (a.seed < b.seed ? -1 : 1));
      // After each run, so that an interrupted measurement goes on.
      write();
    }
  }
}

function write(): void {
  const figures: PresetFigures = {
    game: id,
    rules: game.rules,
    bot: BOT,
    date: new Date().toISOString().slice(0, 10),
    command: `npm run presets -- ${id}`,
    cells,
  };
  // One line for each run.
  const text = JSON.stringify(figures, null, 2).replaceAll(
    /\{\s+"seed": (.*),\s+"games": (\d+),\s+"wins": (\d+)\s+\}/g,
    '{ "seed": $1, "games": $2, "wins": $3 }',
  );
  writeFileSync(file, `${text}\n`);
  const shown = Object.keys(game.presets).map(preset => {
    const rates = [1, 2, 3, 4].map(seats => {
      const figure = figureOf(figures, preset, seats);
      return figure ? wonOf100(figure) : 'null';
    });
    return `  ${preset}: [${rates.join(', ')}],`;
  });
  writeFileSync(
    join(folder, 'src/won-of-100.ts'),
    `/** Written by \`npm run presets -- ${id}\` from measured.json: games won of 100, for one to four players. */\n` +
      `export const WON_OF_100: { readonly [preset: string]: readonly number[] } = {\n${shown.join('\n')}\n};\n`,
  );
}
