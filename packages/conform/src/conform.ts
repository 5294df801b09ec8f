import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadText, type Game, readTable } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { CHECKS, type CheckName } from './checks/finding.ts';
import { type Plan, runCheck, walksOf } from './checks/run.ts';
import type { Walk } from './checks/walk.ts';
import { randomPlay, readPlay, type SayEvent, writePlay } from './golden.ts';
import { checkRow, readPerft } from './perft.ts';

/** A check that a game cannot pass, and why. */
export type Skip = { readonly test: CheckName; readonly why: string };
export type Conformance = Plan & { readonly skip?: readonly Skip[] };

/** Registers the tests that every game must pass. */
export function conform(game: Game, { skip = [], ...plan }: Conformance = {}): void {
  describe(`${game.id} conforms`, () => {
    let walks: readonly Walk[] | null = null;
    const walked = () => {
      walks ??= walksOf(game, plan);
      return walks;
    };
    for (const check of CHECKS) {
      const named = skip.find(s => s.test === check);
      if (named) it.skip(`${check}: ${named.why}`);
      else
        it(check, () => {
          expect(runCheck(check, game, walked()).map(f => f.sentence)).toEqual([]);
        });
    }
  });
}

/** A golden play. Its name is the seed of the first version; later versions repeat its moves. */
export type Wanted = {
  readonly name: string;
  readonly seats?: number;
  readonly options?: unknown;
  /** The greatest number of moves. */
  readonly limit?: number;
};

const ENDING = '.play';
const COMMAND = 'npm run golden';

/** The play under the current rules; if they refuse one of its moves, a new play from the same seed. */
function tellAnew(game: Game, wanted: Wanted, old: string | null, say?: SayEvent): string {
  const fresh = () =>
    writePlay(
      game,
      randomPlay(game, readTable(game, wanted.seats, wanted.options), wanted.name, wanted.limit),
      say,
    );
  if (old === null) return fresh();
  try {
    return writePlay(game, readPlay(game, old), say);
  } catch (e) {
    if (e instanceof BadText) return fresh();
    throw e;
  }
}

/**
 * Registers a test for every play wanted and every other `.play` file in the folder. With GOLDEN=write in the environment
 * it writes the files instead.
 */
export function golden(game: Game, folder: URL, wanted: readonly Wanted[], say?: SayEvent): void {
  const path = fileURLToPath(folder);
  const kept = existsSync(path) ? readdirSync(path).filter(f => f.endsWith(ENDING)) : [];
  const plays = new Map(wanted.map(w => [w.name, w]));
  for (const file of kept) {
    const name = file.slice(0, -ENDING.length);
    if (!plays.has(name)) plays.set(name, { name });
  }
  describe(`${game.id} golden plays`, () => {
    for (const play of plays.values()) {
      const file = join(path, play.name + ENDING);
      it(`golden ${play.name}`, () => {
        const old = existsSync(file) ? readFileSync(file, 'utf8') : null;
        if (process.env.GOLDEN === 'write') {
          mkdirSync(path, { recursive: true });
          writeFileSync(file, tellAnew(game, play, old, say));
          return;
        }
        expect(old, `${play.name}${ENDING} is missing. Make it: ${COMMAND}`).not.toBeNull();
        const now = writePlay(game, readPlay(game, old!), say);
        expect(now, `The play goes otherwise now. If you meant it: ${COMMAND}`).toBe(old);
      });
    }
  });
}

/** Registers a test for every row of a `perft.txt`. */
export function perftFile(game: Game, file: URL): void {
  describe(`${game.id} perft`, () => {
    for (const row of readPerft(game, readFileSync(fileURLToPath(file), 'utf8')))
      it(`perft ${row.origin}`, () => expect(checkRow(game, row)).toEqual([]));
  });
}
