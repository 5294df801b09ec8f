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
import type { Typed } from './arguments.ts';
import { BadGameText } from './bad-text.ts';
import { readInput, Wrong } from './io.ts';
import { languageOf, sayRefusal } from './language.ts';
import { mistakes } from './mistakes.ts';

/** Options of every command that needs a table. */
export const TABLE_OPTIONS = {
  seats: { type: 'string' },
  options: { type: 'string' },
} as const;

/** The game named by the first word. */
export async function takeGame(typed: Typed, more = 0): Promise<Game> {
  const [id, ...rest] = typed.words;
  if (id === undefined) throw new Wrong(mistakes.whichGame);
  if (rest.length > more) throw new Wrong(mistakes.tooMany(rest[more]!));
  return loadGame(id);
}

export function takeTable(game: Game, typed: Typed): Table {
  const seats = typed.count('seats', 1) ?? undefined;
  const options = readJson('--options', typed.text('options'));
  return inWordsOf(game, () => readTable(game, seats, options));
}

/** Runs a reader; what it throws is said in the words of the game. */
function inWordsOf<T>(game: Game, read: () => T): T {
  try {
    return read();
  } catch (e) {
    throw e instanceof BadText ? new BadGameText(e, game.id) : e;
  }
}

/** For games between bots alone. */
export function takeBotsOnlyTable(game: Game, typed: Typed): Table {
  const options = readJson('--options', typed.text('options'));
  return readBotsOnlyTable(game, typed.count('seats', 1) ?? undefined, options);
}

export function readJson(name: string, text: string | null): unknown {
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
  const { rule } = step.refusal;
  throw new Wrong(`${rule} ${await sayRefusal(game, step.refusal, languageOf(process.env))} ("${text}")`);
}
