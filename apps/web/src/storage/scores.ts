import { loadJson, remove, save } from './store.ts';

/** Points of earlier games at a table and its rematches, by seat of this table: 1 for a win, 0.5 for a draw. */

const keyOfScore = (id: string): string => `score.${id}`;

const isScore = (x: unknown, seats: number): x is readonly number[] =>
  Array.isArray(x) && x.length === seats && x.every(points => typeof points === 'number');

/** Null for the first game. */
export function loadScore(id: string, seats: number): readonly number[] | null {
  const raw = loadJson(keyOfScore(id));
  return isScore(raw, seats) ? raw : null;
}

export const addPoints = (before: readonly number[] | null, payoff: readonly number[]): readonly number[] =>
  payoff.map((points, seat) => points + (before?.[seat] ?? 0));

/** Stores the score for the rematch, in which everyone sits one seat further on. */
export function carryScore(from: string, to: string, payoff: readonly number[]): void {
  const sum = addPoints(loadScore(from, payoff.length), payoff);
  save(keyOfScore(to), JSON.stringify(sum.map((_, seat) => sum.at(seat - 1))));
}

export const removeScore = (id: string): void => remove(keyOfScore(id));
