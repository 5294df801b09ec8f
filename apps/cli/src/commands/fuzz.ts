import { join } from 'node:path';
import { CARDS, loadGame } from '@tablee/catalogue';
import { CHECKS, type CheckName, type Finding, runChecks, tablesOf, walk } from '@tablee/conform/checks';
import type { Game } from '@tablee/kernel';
import { type Command, FOUND, OK } from '../command.ts';
import { type Io, writeOutput } from '../io.ts';
import { results } from '../result-words.ts';
import { takeGame } from '../table.ts';

/** These checks do not depend on the walk; the conformance test runs them. */
const ELSEWHERE: readonly CheckName[] = ['options', 'traits'];
/** Checks that a game cannot pass. Must agree with the `skip` of its conformance test, which has the reasons. */
const EXCEPTED: { readonly [game: string]: readonly CheckName[] } = {
  tchag: ['state-whole'],
  tekao: ['state-end', 'state-whole'],
};
const fuzzed = ({ id }: Game): readonly CheckName[] =>
  CHECKS.filter(check => !ELSEWHERE.includes(check) && !EXCEPTED[id]?.includes(check));
const LONGEST = 2_000;
/** Random sampled moves hardly ever end a game, so many short walks find more than long ones. */
const LONGEST_SAMPLED = 60;
const GAMES = 100;

/** Writes a record that `tablee open` shows one move before the finding. */
function keepRecord(game: Game, seed: string, finding: Finding, folder: string): string {
  const path = join(folder, `crash-${game.id}-${finding.check}-${seed}.json`.replace(/[^a-zA-Z0-9.-]/g, '_'));
  writeOutput(path, `${JSON.stringify(finding.record, null, 1)}\n`);
  return path;
}

/** Returns the number of findings. */
export function fuzzGame(game: Game, games: number, name: string, folder: string, io: Io): number {
  const tables = tablesOf(game);
  const checks = fuzzed(game);
  const longest = game.traits.moves === 'sampled' ? LONGEST_SAMPLED : LONGEST;
  let found = 0;
  let entries = 0;
  for (let i = 0; i < games; i++) {
    const seed = `${name}-${i}`;
    const walked = walk(game, tables[i % tables.length]!, seed, longest);
    entries += walked.record.entries.length;
    for (const finding of runChecks(game, [walked], checks)) {
      found++;
      const file = finding.record ? keepRecord(game, seed, finding, folder) : null;
      io.note(`${finding.check}: ${finding.sentence}${file ? ` ${results.openIt(file)}` : ''}`);
    }
    io.progress(results.fuzzing(game.id, i + 1, games, found));
  }
  io.progress('');
  if (io.json) io.value({ game: game.id, seed: name, games, entries, findings: found });
  else io.line(results.fuzzed({ game: game.id, games, entries, checks: checks.length, found, seed: name }));
  return found;
}

export const fuzz: Command = {
  words: 'any-game',
  takes: ['games', 'seed', 'out', 'json'],
  async run(typed, io) {
    const games =
      typed.words.length > 0
        ? [await takeGame(typed)]
        : await Promise.all(CARDS.map(card => loadGame(card.id)));
    const seed = typed.text('seed') ?? `s${Math.floor(Math.random() * 2 ** 31)}`;
    const count = typed.count('games', 1) ?? GAMES;
    const found = games.map(game => fuzzGame(game, count, seed, typed.text('out') ?? '.', io));
    return found.some(n => n > 0) ? FOUND : OK;
  },
};
