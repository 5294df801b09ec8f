import { applies, type Game, type OptionSheet, type Table } from '@tablee/kernel';
import type { OptionValues } from '../../storage/choices.ts';

/** An option sheet being filled in. */

type Wanted = { readonly [name: string]: boolean | number | string | undefined };

export function withDefaults(sheet: OptionSheet, given: Wanted): OptionValues {
  return Object.fromEntries(Object.entries(sheet).map(([name, o]) => [name, given[name] ?? o.initial]));
}

/** What is asked for: what means nothing beside the other values is not. */
export const askedIn = ({ options }: Game, values: OptionValues): readonly string[] =>
  Object.keys(options).filter(name => applies(options, values, name));

/** The preset these values are, as far as they count. */
export function presetOf(game: Game, values: OptionValues): string | null {
  const asked = askedIn(game, values);
  const fits = (wanted: OptionValues) =>
    Object.keys(game.options).every(
      name => values[name] === wanted[name] || !(asked.includes(name) || applies(game.options, wanted, name)),
    );
  return (
    Object.entries(game.presets).find(([, wanted]) => fits(withDefaults(game.options, wanted)))?.[0] ?? null
  );
}

/** A preset; what it leaves out of play keeps its value for the day it counts again. */
export function followPreset(game: Game, values: OptionValues, preset: string): OptionValues {
  const wanted = withDefaults(game.options, game.presets[preset] ?? {});
  const kept = Object.keys(wanted).filter(name => !applies(game.options, wanted, name));
  return { ...wanted, ...Object.fromEntries(kept.map(name => [name, values[name] ?? wanted[name]!])) };
}

/** Why the table cannot be laid so, each with the option it lies with. */
export const problemsIn = (game: Game, table: Table) =>
  game.problems(table).map(key => ({ key, option: blameOf(game, table, key) }));

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
