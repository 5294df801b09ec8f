import type { Level } from '@tablee/bots';
import type { ClockEnd } from '@tablee/kernel';
import { isFields, load, loadJson, save } from './store.ts';

/** The choices of the last set-up, so that they need not be made again. */

export type SeatChoice = number | 'lot';
/**
 * 'usual' is the default of the game; red and blue are hourglasses, short and long give more time with each turn; a
 * number is days a turn, by link.
 */
export const CLOCK_CHOICES = ['usual', 'none', 'red', 'blue', 'short', 'long', 1, 3, 7] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];
export const PAUSE_CHOICES = ['none', 'nights', 'weekends', 'both'] as const;
export type PauseChoice = (typeof PAUSE_CHOICES)[number];
export type OptionValues = { readonly [name: string]: boolean | number | string };
/** Level of a bot; null for a person, or for no choice. */
type Levels = readonly (Level | null)[];
export type Choices = {
  /** Null: the number of players the game recommends. */
  readonly seats: number | null;
  readonly options: OptionValues;
  readonly level: Level;
  /** Levels of single opponents, starting at the next seat; null: `level`. */
  readonly levels: Levels;
  readonly seat: SeatChoice;
  /** Bots on a shared screen; null: a person. */
  readonly screen: Levels;
  readonly clock: ClockChoice;
  /** What the chosen clock ends at zero, where there is a choice. */
  readonly zero: ClockEnd;
  readonly pauses: PauseChoice;
};

/** Must agree with LEVELS of the bots, which the home page does not load. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export const isLevel = (x: unknown): x is Level => LEVELS.some(l => l === x);
/** Easy enough for a first game. */
const FIRST_LEVEL: Level = 2;

const isOptionValues = (x: unknown): x is OptionValues =>
  isFields(x) && Object.values(x).every(v => ['boolean', 'number', 'string'].includes(typeof v));

const readLevels = (x: unknown): Levels =>
  Array.isArray(x) ? x.map(level => (isLevel(level) ? level : null)) : [];

export function loadChoices(game: string): Choices {
  const raw = loadJson(`choices.${game}`);
  const fields = isFields(raw) ? raw : {};
  return {
    seats: typeof fields.seats === 'number' ? fields.seats : null,
    options: isOptionValues(fields.options) ? fields.options : {},
    level: LEVELS.find(l => l === fields.level) ?? FIRST_LEVEL,
    levels: readLevels(fields.levels),
    seat: typeof fields.seat === 'number' ? fields.seat : 'lot',
    screen: readLevels(fields.screen),
    clock: CLOCK_CHOICES.find(choice => choice === fields.clock) ?? 'usual',
    zero: fields.zero === 'game' || fields.zero === 'understudy' ? fields.zero : 'turn',
    pauses: PAUSE_CHOICES.find(choice => choice === fields.pauses) ?? 'none',
  };
}

export const saveChoices = (game: string, choices: Choices): boolean =>
  save(`choices.${game}`, JSON.stringify(choices));

/** Whether a game of this kind was started on this device. */
export const hasStarted = (game: string): boolean => load(`started.${game}`) !== null;
export const markStarted = (game: string): boolean => save(`started.${game}`, 'yes');

export const loadName = (): string => load('name') ?? '';
/** Null: none was chosen on this device. */
export function loadAvatar(): number | null {
  const stored = load('avatar');
  return stored !== null && /^\d{1,2}$/.test(stored) ? Number(stored) : null;
}
export const saveAvatar = (avatar: number): boolean => save('avatar', String(avatar));
export const saveName = (name: string): boolean => save('name', name);
