import type { Level } from '@tablee/bots';
import { isFields, keep, take, takeJson } from './store.ts';

/** What was chosen last time, so that nobody chooses twice. */

export type SeatWish = number | 'lot';
export type OptionValues = { readonly [name: string]: boolean | number | string };
export type Choices = {
  readonly options: OptionValues;
  readonly level: Level;
  readonly seat: SeatWish;
};

/** Must agree with the bots' levels; named here so that the home page does not load them. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export const isLevel = (x: unknown): x is Level => LEVELS.some(l => l === x);
/** Friendly to a first game, and already worth beating. */
const FIRST_LEVEL: Level = 2;

const isOptionValues = (x: unknown): x is OptionValues =>
  isFields(x) && Object.values(x).every(v => ['boolean', 'number', 'string'].includes(typeof v));

export function takeChoices(game: string): Choices {
  const raw = takeJson(`choices.${game}`);
  const fields = isFields(raw) ? raw : {};
  return {
    options: isOptionValues(fields.options) ? fields.options : {},
    level: LEVELS.find(l => l === fields.level) ?? FIRST_LEVEL,
    seat: typeof fields.seat === 'number' ? fields.seat : 'lot',
  };
}

export const keepChoices = (game: string, choices: Choices): boolean =>
  keep(`choices.${game}`, JSON.stringify(choices));

export const takeName = (): string => take('name') ?? '';
export const keepName = (name: string): boolean => keep('name', name);
