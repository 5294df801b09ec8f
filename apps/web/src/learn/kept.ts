import { keep, takeJson } from '../storage/store.ts';

/** Steps reached on this device, by their names: a lesson may be taken up where it was left. */

const keyOf = (game: string): string => `lesson.${game}`;

/** What the drawer says, but for steps nobody knows. */
export const readDone = (raw: unknown, steps: readonly string[]): readonly string[] =>
  Array.isArray(raw) ? steps.filter(id => raw.includes(id)) : [];

export const takeDone = (game: string, steps: readonly string[]): readonly string[] =>
  readDone(takeJson(keyOf(game)), steps);

export const keepDone = (game: string, done: readonly string[]): boolean =>
  keep(keyOf(game), JSON.stringify(done));

/** Where to go on: the first step not reached yet; after the last, from the beginning. */
export function resumeAt(steps: readonly string[], done: readonly string[]): number {
  const next = steps.findIndex(id => !done.includes(id));
  return Math.max(0, next);
}
