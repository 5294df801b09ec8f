import { loadGame } from '@tablee/catalogue';
import {
  BadText,
  type Game,
  isRefused,
  Line,
  type Match,
  type Refused,
  readBotsOnlyTable,
  readTable,
  type Seat,
  type Table,
} from '@tablee/kernel';
import { BadGameText } from './bad-text.ts';
import type { Typed } from './command.ts';
import { readInput, Wrong } from './io.ts';
import { sayRefusal, terminalLanguage } from './language.ts';
import { mistakes } from './mistakes.ts';

/** The game named by the first word. */
export async function takeGame({ words: [id] }: Typed): Promise<Game> {
  if (id === undefined) throw new Wrong(mistakes.whichGame);
  return loadGame(id);
}

export const takeTable = (game: Game, typed: Typed): Table => readWith(readTable, game, typed);

/** For games between bots alone. */
export const takeBotsOnlyTable = (game: Game, typed: Typed): Table =>
  readWith(readBotsOnlyTable, game, typed);

function readWith(read: typeof readTable, game: Game, typed: Typed): Table {
  const seats = typed.count('seats', 1) ?? undefined;
  const options = readJson('--options', typed.text('options'));
  return inWordsOf(game, () => read(game, seats, options));
}

/** Runs a reader; what it throws is said in the words of the game. */
export function inWordsOf<T>(game: Game, read: () => T): T {
  try {
    return read();
  } catch (e) {
    throw e instanceof BadText ? new BadGameText(e, game.id) : e;
  }
}

function readJson(name: string, text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Wrong(mistakes.notJson(name, text));
  }
}

/** `--position` is a text, or `@file` that holds one. */
export function takePosition(game: Game, table: Table, typed: Typed): unknown {
  const given = typed.text('position');
  if (given === null) throw new Wrong(mistakes.whichPosition);
  const text = given.startsWith('@') ? readInput(given.slice(1)).replace(/\r?\n$/, '') : given;
  return inWordsOf(game, () => game.readState(text, table));
}

/** A match that begins at a given position. */
export const matchAt = (game: Game, table: Table, state: unknown): Match => ({
  game,
  table,
  state,
  n: 0,
  line: Line.EMPTY,
  decisions: Array.from({ length: table.seats }, (_, seat) => (game.actors(state).includes(seat) ? 0 : -1)),
  outcome: game.outcome(state),
});

/** The seat that moves: `--seat`, else the only actor. Null: the game is over. */
export function takeSeat(game: Game, table: Table, state: unknown, typed: Typed): Seat | null {
  const seat = typed.count('seat', 0);
  if (seat !== null && seat >= table.seats) throw new Wrong(mistakes.seatRange(table.seats - 1));
  if (seat !== null) return seat;
  const actors = game.actors(state);
  if (actors.length > 1) throw new Wrong(mistakes.whichSeat(actors.join(', ')));
  return actors[0] ?? null;
}

/** Returns the step, or throws the refusal as a sentence. */
export async function demand<T extends object>(game: Game, text: string, step: T | Refused): Promise<T> {
  if (!isRefused(step)) return step;
  const sentence = await sayRefusal(game, step.refusal, terminalLanguage(process.env));
  throw new Wrong(mistakes.refused(step.refusal.rule, sentence, text));
}
