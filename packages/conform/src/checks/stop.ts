import { type Chance, type Eyes, type Game, type GameRecord, type Seat, searchChance } from '@tablee/kernel';
import type { CheckName, Finding } from './finding.ts';
import type { Stop, Walk } from './walk.ts';

/** A check of one position of a walk. */
export type StopCheck = (game: Game, stop: Stop, walk: Walk) => Generator<Finding>;

/** The record up to entry n: opening it shows the position. */
export const recordAt = (walk: Walk, n: number): GameRecord => ({
  ...walk.record,
  entries: walk.record.entries.slice(0, n),
});

/** Makes findings that name the position. */
export function findAt(check: CheckName, game: Game, stop: Stop, walk: Walk): (sentence: string) => Finding {
  const n = stop.match.n;
  return sentence => ({
    check,
    sentence: `${sentence} (seed ${walk.seed}, after entry ${n}, at "${game.writeState(stop.match.state)}")`,
    record: recordAt(walk, n),
  });
}

export const seatsAt = (walk: Walk): readonly Seat[] =>
  Array.from({ length: walk.table.seats }, (_, seat) => seat);

export const eyesAt = (walk: Walk): readonly Eyes[] => [...seatsAt(walk), 'public', 'referee'];

export const textsOf = (game: Game, state: unknown, seat: Seat): string[] =>
  Array.from(game.moves(state, seat), m => game.writeMove(m));

const edits: readonly ((t: string, at: number, other: string) => string)[] = [
  (t, at) => t.slice(0, at) + t.slice(at + 1),
  (t, at, other) => t.slice(0, at) + other + t.slice(at),
  (t, at, other) => t.slice(0, at) + other + t.slice(at + 1),
  (t, at) => t.slice(0, at) + t.slice(at, at + 1).repeat(2) + t.slice(at + 1),
  (t, at) => t.slice(0, at) + t.slice(at + 1, at + 2) + t.slice(at, at + 1) + t.slice(at + 2),
  t => t.toUpperCase(),
  t => t.toLowerCase(),
  t => ` ${t}`,
  t => `${t} `,
  t => `${t}\n`,
  t => t.replace(/[0-9]/, d => `0${d}`),
  t => t.replace(/[0-9]/, d => `+${d}`),
];

/** Slightly changed texts: one letter more, less, other, swapped or doubled; other case; blanks. */
export function* mutantsOf(texts: readonly string[], count: number, seed: number): Generator<string> {
  if (texts.length === 0) return;
  const dice = searchChance(seed);
  const alphabet = [...new Set(texts.join('')), '0', '9', '-', ' ', '~', 'é'];
  for (let i = 0; i < count; i++) yield mutate(texts[dice.pick(texts.length)]!, alphabet, dice);
}

function mutate(text: string, alphabet: readonly string[], dice: Chance): string {
  const edit = edits[dice.pick(edits.length)]!;
  return edit(text, dice.pick(text.length + 1), alphabet[dice.pick(alphabet.length)]!);
}
