import { applies, type Game, type Table } from '@tablee/kernel';

/**
 * Which option a problem lies with: the last one that would solve it by being what it was at first. Null where none
 * alone would.
 */
export function blameOf(game: Game, table: Table, problem: string): string | null {
  const solves = (name: string): boolean => {
    const options = { ...table.options, [name]: game.options[name]!.initial };
    return !game.problems({ ...table, options }).includes(problem);
  };
  const asked = Object.keys(game.options).filter(name => applies(game.options, table.options, name));
  return asked.findLast(solves) ?? null;
}
