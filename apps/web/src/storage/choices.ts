import type { Level } from '@tablee/bots';
import { isFields, keep, take, takeJson } from './store.ts';

/** What was chosen last time, so that nobody chooses twice. */

export type SeatWish = number | 'lot';
/** Which hourglass to play against; 'usual': what the game is usually played against. */
export const GLASS_WISHES = ['usual', 'none', 'red', 'blue'] as const;
export type GlassWish = (typeof GLASS_WISHES)[number];
export type OptionValues = { readonly [name: string]: boolean | number | string };
/** A bot of that level, or null: a person, or no choice of its own. */
type Levels = readonly (Level | null)[];
export type Choices = {
  /** How many play; null: as many as the game likes best. */
  readonly seats: number | null;
  readonly options: OptionValues;
  readonly level: Level;
  /** Levels of single opponents, from the next player on; null: like the others. */
  readonly levels: Levels;
  readonly seat: SeatWish;
  /** Who sits where on one screen; null: a person. */
  readonly screen: Levels;
  readonly clock: GlassWish;
};

/** Must agree with the bots' levels; named here so that the home page does not load them. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export const isLevel = (x: unknown): x is Level => LEVELS.some(l => l === x);
/** Friendly to a first game, and already worth beating. */
const FIRST_LEVEL: Level = 2;

const isOptionValues = (x: unknown): x is OptionValues =>
  isFields(x) && Object.values(x).every(v => ['boolean', 'number', 'string'].includes(typeof v));

const readLevels = (x: unknown): Levels =>
  Array.isArray(x) ? x.map(level => (isLevel(level) ? level : null)) : [];

export function takeChoices(game: string): Choices {
  const raw = takeJson(`choices.${game}`);
  const fields = isFields(raw) ? raw : {};
  return {
    seats: typeof fields.seats === 'number' ? fields.seats : null,
    options: isOptionValues(fields.options) ? fields.options : {},
    level: LEVELS.find(l => l === fields.level) ?? FIRST_LEVEL,
    levels: readLevels(fields.levels),
    seat: typeof fields.seat === 'number' ? fields.seat : 'lot',
    screen: readLevels(fields.screen),
    clock: GLASS_WISHES.find(wish => wish === fields.clock) ?? 'usual',
  };
}

export const keepChoices = (game: string, choices: Choices): boolean =>
  keep(`choices.${game}`, JSON.stringify(choices));

export const takeName = (): string => take('name') ?? '';
export const keepName = (name: string): boolean => keep('name', name);
