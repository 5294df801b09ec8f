import { applies, type Game, type OptionSheet, type Table } from '@tablee/kernel';
import type { OptionValues } from '../../storage/choices.ts';

/** An option sheet while it is filled in. */

type Wanted = { readonly [name: string]: boolean | number | string | undefined };

export function withDefaults(sheet: OptionSheet, given: Wanted): OptionValues {
  return Object.fromEntries(Object.entries(sheet).map(([name, o]) => [name, given[name] ?? o.initial]));
}

/** Names of the options that have an effect with the other values. */
export const activeOptions = ({ options }: Game, values: OptionValues): readonly string[] =>
  Object.keys(options).filter(name => applies(options, values, name));

/** Options whose default depends on the opponents. Presets and codes of modes leave them alone. */
export const optionsByOpponent = ({ againstBots = {} }: Game): readonly string[] => Object.keys(againstBots);

/** Other values, with the options by opponent as they were chosen; those that were not chosen are left out. */
export function keepByOpponent(game: Game, values: OptionValues, chosen: OptionValues): OptionValues {
  const apart = optionsByOpponent(game);
  const kept = (from: OptionValues, own: boolean) =>
    Object.entries(from).filter(([name]) => apart.includes(name) === own);
  return Object.fromEntries([...kept(values, false), ...kept(chosen, true)]);
}

/** The preset that equals these values, ignoring options without effect. */
export function presetOf(game: Game, values: OptionValues): string | null {
  const asked = activeOptions(game, values);
  const fits = (wanted: OptionValues) =>
    Object.keys(game.options).every(
      name => values[name] === wanted[name] || !(asked.includes(name) || applies(game.options, wanted, name)),
    );
  return (
    Object.entries(game.presets).find(([, wanted]) => fits(withDefaults(game.options, wanted)))?.[0] ?? null
  );
}

/** Applies a preset. Options without effect in it keep their values. */
export function followPreset(game: Game, values: OptionValues, preset: string): OptionValues {
  const wanted = withDefaults(game.options, game.presets[preset] ?? {});
  const unused = Object.keys(wanted).filter(name => !applies(game.options, wanted, name));
  return { ...wanted, ...Object.fromEntries(unused.map(name => [name, values[name] ?? wanted[name]!])) };
}

/** The number of players these options are possible with: the wanted one if it is, else the first that is; null: none. */
export function seatsFor(game: Game, options: OptionValues, wanted: number | null): number | null {
  const { seats } = game.traits;
  const fits = (n: number) =>
    game.problems({ seats: n, options: withDefaults(game.options, options) }).length === 0;
  const ordered = seats.find(n => n === wanted) ? [wanted!, ...seats] : seats;
  return ordered.find(fits) ?? null;
}

/** The problems of a table, each with the option to change. */
export const problemsIn = (game: Game, table: Table) =>
  game.problems(table).map(key => ({ key, option: optionToChange(game, table, key) }));

/** The last option that would solve the problem at its default value; null if there is none. */
export function optionToChange(game: Game, table: Table, problem: string): string | null {
  const solves = (name: string): boolean => {
    const options = { ...table.options, [name]: game.options[name]!.initial };
    return !game.problems({ ...table, options }).includes(problem);
  };
  const asked = Object.keys(game.options).filter(name => applies(game.options, table.options, name));
  return asked.findLast(solves) ?? null;
}
