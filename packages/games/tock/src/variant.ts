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

/** Rules 1 let a fresh pawn block by colour, rules 2 by player (TOCK-14). */
export type RulesNumber = 1 | 2;

/** The resolved options; shared by all states of a game. */
export type Variant = {
  readonly rules: RulesNumber;
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
  /** TOCK-14: by colour, one bit for each colour whose fresh pawn blocks its pawns. */
  readonly blockers: readonly number[];
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

const OTHER_COLOURS: readonly number[] = Object.freeze([0b1110, 0b1101, 0b1011, 0b0111]);
const OTHER_PLAYER: readonly number[] = Object.freeze([0b1010, 0b0101, 0b1010, 0b0101]);

/** Frozen, because all states of a game share it. */
export function settleVariant(table: Table<TockOptions>, rules: RulesNumber): Variant {
  const { options } = table;
  const seats = table.seats === 2 ? 2 : table.seats === 3 ? 3 : 4;
  return Object.freeze({
    rules,
    seats,
    teams: hasTeams(table),
    deal: options.deal === 'auto' ? DEFAULT_DEALS[seats] : options.deal,
    alternate: options.colourOrder === 'alternate',
    chooseHouse: options.houseEntry === 'choice',
    selfCapture: options.selfCapture,
    fastStart: options.fastStart,
    touchMove: options.touchMove,
    partnerChat: options.partnerChat,
    // TOCK-14: rules 2 go by player. Only with two players does a player have two colours.
    blockers: rules === 2 && seats === 2 ? OTHER_PLAYER : OTHER_COLOURS,
  });
}
