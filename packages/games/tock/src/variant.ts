import type { Table } from '@tablee/kernel';
import type { Problem } from './refusals.ts';

export const DEALS = ['hands', 'cull', 'draw'] as const;
export type Deal = (typeof DEALS)[number];
export const COLOUR_ORDERS = ['free', 'alternate'] as const;
export const HOUSE_ENTRIES = ['automatic', 'choice'] as const;

/** The defaults are the rulebook's game. `deal: auto` depends on the number of players. */
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

/** The resolved options; shared by all states of a game. */
export type Variant = {
  readonly seats: 2 | 3 | 4;
  /** Partners swap cards and win together; only with four players. */
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

/** TOCK-5, 8, 9: the hand size of each deal of a pack. */
export const HAND_SIZES: { readonly [S in Variant['seats']]: { readonly [D in Deal]?: readonly number[] } } =
  {
    4: { hands: [5, 4, 4] },
    3: { cull: [6, 4, 4, 4], hands: [5, 4, 4, 4] },
    2: { draw: [5], hands: [5, 5, 4, 4, 4, 4] },
  };
const DEFAULT_DEALS: { readonly [S in Variant['seats']]: Deal } = { 4: 'hands', 3: 'cull', 2: 'draw' };

export const handSizes = (variant: Variant): readonly number[] =>
  HAND_SIZES[variant.seats][variant.deal] ?? [];

export function problems({ seats, options }: Table<TockOptions>): Problem[] {
  const found: Problem[] = [];
  if (options.deal === 'cull' && seats !== 3) found.push('deal-for-three');
  if (options.deal === 'draw' && seats !== 2) found.push('deal-for-two');
  if (options.colourOrder === 'alternate' && seats !== 2) found.push('order-for-two');
  return found;
}

export const hasTeams = ({ seats, options }: Table<TockOptions>): boolean => seats === 4 && options.teams;

/** Frozen, because all states of a game share it. */
export function settleVariant(table: Table<TockOptions>): Variant {
  const { options } = table;
  const seats = table.seats === 2 ? 2 : table.seats === 3 ? 3 : 4;
  return Object.freeze({
    seats,
    teams: hasTeams(table),
    deal: options.deal === 'auto' ? DEFAULT_DEALS[seats] : options.deal,
    alternate: options.colourOrder === 'alternate',
    chooseHouse: options.houseEntry === 'choice',
    selfCapture: options.selfCapture,
    fastStart: options.fastStart,
    touchMove: options.touchMove,
    partnerChat: options.partnerChat,
  });
}
