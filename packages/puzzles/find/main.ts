import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPuzzles } from '../src/index.ts';
import { FINDERS, type Finder } from './finder.ts';
import { makePuzzles, writePuzzles } from './make.ts';

/** `npm run puzzles -- tchag` makes the puzzles of a game anew; `npm run puzzles -- prove tchag` proves them again. */
const USAGE = `npm run puzzles -- <game> [--count n] [--seed n] [--to file]
npm run puzzles -- prove <game>
games: ${Object.keys(FINDERS).join(', ')}`;

const fileOf = (game: string): string =>
  join(import.meta.dirname, '..', '..', 'games', game, 'puzzles', 'puzzles.json');

async function make(finder: Finder, count: number, seed: number, file: string): Promise<void> {
  const puzzles = await makePuzzles(finder, { count, seed }, ({ id, grade, goal }, kept) =>
    console.error(`${kept}/${count} ${id} grade ${grade} ${goal.key} ${goal.numbers.join(' ')}`),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, writePuzzles(puzzles));
  console.log(`${puzzles.length} puzzles in ${file}`);
  if (puzzles.length < count) process.exitCode = 1;
}

async function prove(finder: Finder): Promise<void> {
  const puzzles = readPuzzles(JSON.parse(readFileSync(fileOf(finder.game), 'utf8')) as unknown[]);
  let wrong = 0;
  for (const puzzle of puzzles) {
    const mistake = await finder.prove(puzzle);
    if (mistake === null) continue;
    wrong++;
    console.log(`${puzzle.id}: ${mistake}`);
  }
  console.log(`${puzzles.length - wrong} of ${puzzles.length} puzzles of ${finder.game} proven`);
  if (wrong > 0) process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string' }, seed: { type: 'string', default: '1' }, to: { type: 'string' } },
  });
  const proving = positionals[0] === 'prove';
  const id = positionals[proving ? 1 : 0] ?? '';
  const finder = Object.hasOwn(FINDERS, id) ? await FINDERS[id]!() : null;
  const count = Number(values.count ?? finder?.count);
  const seed = Number(values.seed);
  if (!finder || positionals.length > (proving ? 2 : 1) || !(count >= 1) || !Number.isInteger(seed)) {
    console.error(USAGE);
    process.exitCode = 2;
  } else if (proving) await prove(finder);
  else await make(finder, count, seed, values.to ?? fileOf(id));
}

await run();
