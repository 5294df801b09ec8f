import { findCard } from '@tablee/catalogue';
import { type Game, readBotsOnlyTable } from '@tablee/kernel';
import { type BotName, LONGEST_SEED, type Settings } from '@tablee/simulation';
import type { OptionValues } from '../../storage/choices.ts';
import { withDefaults } from '../setup/option-values.ts';

/** The settings of a simulation while they are chosen. */
export type Draft = {
  readonly game: string;
  readonly seats: number;
  /** Only options that were chosen. */
  readonly options: OptionValues;
  /** In seat order; may be longer than `seats`. */
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly games: number;
};

/** The bots offered in the page; results from the command line may name others. */
export const OFFERED_BOTS = ['1', '2', '3', '4', '5', 'random'] as const satisfies readonly BotName[];
export const SLOWEST_BOT: BotName = '5';
const USUAL_BOT: BotName = '2';
export const MOST_HERE = 10_000;
export const LONGEST_HERE = Math.min(60, LONGEST_SEED);

export const draftFor = (game: string): Draft => ({
  game,
  seats: findCard(game)?.seats[0] ?? 2,
  options: {},
  bots: [],
  seed: 'labo',
  games: 100,
});

export const draftOf = ({ game, seats, options, bots, seed, games }: Settings): Draft => ({
  game,
  seats,
  options,
  bots,
  seed,
  games,
});

export const botAt = ({ bots }: Draft, seat: number): BotName => bots[seat] ?? bots[0] ?? USUAL_BOT;

export const botsOf = (draft: Draft): readonly BotName[] =>
  Array.from({ length: draft.seats }, (_, seat) => botAt(draft, seat));

export const valuesOf = (rules: Game, { options }: Draft): OptionValues =>
  withDefaults(rules.options, options);

/** As `tablee sim` settles them: where the default might never end, bots play the game's preset for them. */
export function settingsOf(rules: Game, draft: Draft): Settings {
  const values = valuesOf(rules, draft);
  const chosen = Object.entries(values).filter(([name, value]) => value !== rules.options[name]?.initial);
  const { seats, options } = readBotsOnlyTable(rules, draft.seats, Object.fromEntries(chosen));
  const { seed, games } = draft;
  return { game: rules.id, rules: rules.rules, seats, options, bots: botsOf(draft), seed, games };
}

/** Options that differ from the defaults, as `--options` takes them. */
export const changedOptions = (rules: Game, options: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== rules.options[name]?.initial),
  );

/** The command that repeats a simulation, for a POSIX shell. */
export function commandOf(rules: Game, { seats, options, bots, seed, games, ms }: Settings): string {
  const changed = changedOptions(rules, options);
  const quote = (word: string) =>
    /^[\w.,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
  return [
    `npx tablee sim ${rules.id} --games ${games} --bots ${bots.join(',')} --seed ${quote(seed)}`,
    ...(seats === rules.traits.seats[0] ? [] : [`--seats ${seats}`]),
    ...(Object.keys(changed).length === 0 ? [] : [`--options ${quote(JSON.stringify(changed))}`]),
    ...(ms === undefined ? [] : [`--ms ${ms}`]),
  ].join(' ');
}
