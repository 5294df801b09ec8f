import { loadGame } from '@tablee/catalogue';
import {
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
import { readInput, Wrong } from './io.ts';
import { languageOf, sayRefusal } from './language.ts';

/** Options of every command that needs a table. */
export const TABLE_OPTIONS = {
  seats: { type: 'string' },
  options: { type: 'string' },
} as const;

/** The game named by the first word. */
export async function takeGame(typed: Typed, more = 0): Promise<Game> {
  const [id, ...rest] = typed.words;
  if (id === undefined) throw new Wrong('Which game? Say its id; `tablee games` lists them.');
  if (rest.length > more) throw new Wrong(`"${rest[more]}" is one word too many.`);
  return loadGame(id);
}

export function takeTable(game: Game, typed: Typed): Table {
  return readTable(game, typed.count('seats', 1) ?? undefined, readJson('--options', typed.text('options')));
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
    throw new Wrong(`${name} is not JSON: ${text}`);
  }
}

/** `--position` is a text, or `@file` that holds one. */
export function takePosition(game: Game, table: Table, typed: Typed): unknown {
  const given = typed.text('position');
  if (given === null)
    throw new Wrong('Which position? Give its text, or a file that holds it, as --position.');
  const text = given.startsWith('@') ? readInput(given.slice(1)).replace(/\r?\n$/, '') : given;
  return game.readState(text, table);
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
  if (seat !== null && seat >= table.seats) throw new Wrong(`There are only seats 0 to ${table.seats - 1}.`);
  if (seat !== null) return seat;
  const actors = game.actors(state);
  if (actors.length > 1) throw new Wrong(`Seats ${actors.join(', ')} choose at once; say which with --seat.`);
  return actors[0] ?? null;
}

/** Returns the step, or throws the refusal as a sentence. */
export async function demand<T extends object>(game: Game, text: string, step: T | Refused): Promise<T> {
  if (!isRefused(step)) return step;
  const { rule } = step.refusal;
  throw new Wrong(`${rule} ${await sayRefusal(game, step.refusal, languageOf(process.env))} ("${text}")`);
}
