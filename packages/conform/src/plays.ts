import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadText, type Game, readTable } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { randomPlay, readPlay, type SayEvent, writePlay } from './golden.ts';
import { checkRow, readPerft } from './perft.ts';

/** A play to keep: made from its seed the first time, from its own moves ever after. */
export type Wanted = {
  readonly name: string;
  readonly seats?: number;
  readonly options?: unknown;
  /** At most so many moves, where a whole game would be too long to read. */
  readonly limit?: number;
};

const ENDING = '.play';
const COMMAND = 'npm run golden';

/** The play as today's rules tell it; when they refuse one of its moves, a new one from the same seed. */
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
 * Registers a test for every play wanted and every `.play` file of the folder (one may be written by hand).
 * With GOLDEN=write in the environment the files are made anew instead.
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
