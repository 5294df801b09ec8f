import type { Colour } from './board.ts';

export const DEALS = ['hands', 'cull', 'draw'] as const;
export type Deal = (typeof DEALS)[number];
export const COLOUR_ORDERS = ['free', 'alternate'] as const;
export const HOUSE_ENTRIES = ['automatic', 'choice'] as const;

/** Every option is off by default: the rulebook is the standard. `deal: auto` is what the number of players asks for. */
export const OPTIONS = {
  teams: { kind: 'flag', initial: true },
  deal: { kind: 'choice', of: ['auto', ...DEALS], initial: 'auto' },
  colourOrder: { kind: 'choice', of: COLOUR_ORDERS, initial: 'free' },
  houseEntry: { kind: 'choice', of: HOUSE_ENTRIES, initial: 'automatic' },
  selfCapture: { kind: 'flag', initial: false },
  fastStart: { kind: 'flag', initial: false },
  touchMove: { kind: 'flag', initial: false },
  partnerChat: { kind: 'flag', initial: false },
} as const;
export type TockOptions = typeof OPTIONS;

/** What was agreed before the game, settled; shared by all states of one game and never changed. */
export type Variant = {
  readonly seats: 2 | 3 | 4;
  /** Partners swap and win together; only with four. */
  readonly teams: boolean;
  readonly deal: Deal;
  readonly alternate: boolean;
  /** TOCK-17 */
  readonly chooseHouse: boolean;
  readonly selfCapture: boolean;
  readonly fastStart: boolean;
  readonly touchMove: boolean;
  readonly partnerChat: boolean;
};

/** Which colours a seat owns: with two players two opposite ones, with three the unused one is skipped. */
export type Ownership = readonly (readonly Colour[])[];
