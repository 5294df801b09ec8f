import type { Seat, Table } from '@tablee/kernel';
import {
  ARMOURIES,
  PIECES_LENGTH,
  readPieces,
  STANDARD,
  type Supply,
  supplyOf,
  WEAPON_PIECES,
} from './armoury.ts';
import { BLUE, SIZE, type Side, SQUARES, type Square } from './board.ts';
import type { Problem } from './refusals.ts';

/** TEKAO-4, TEKAO-5 */
export const SETUPS = ['drawn', 'arranged', 'mirrored'] as const;
export type Setup = (typeof SETUPS)[number];

/** TEKAO-1: the rulebook's zone is `wide`; the others are for trying out. */
export const HOMES = ['wide', 'narrow', 'deep'] as const;
export type Home = (typeof HOMES)[number];

export const OPTIONS = {
  setup: { kind: 'choice', of: SETUPS, initial: 'drawn' },
  armoury: { kind: 'choice', of: ARMOURIES, initial: 'standard' },
  pieces: {
    kind: 'text',
    longest: PIECES_LENGTH,
    initial: STANDARD,
    words: { count: WEAPON_PIECES, letters: 4, of: 'GTAP' },
    when: { option: 'armoury', is: 'custom' },
  },
  home: { kind: 'choice', of: HOMES, initial: 'wide' },
  drawAfter: { kind: 'count', min: 20, max: 300, initial: 100, step: 10 },
} as const;
export type TekaoOptions = typeof OPTIONS;

export type Seats = 2 | 3 | 4;

/** What was agreed before the game, settled; shared by all states of one game and never changed. */
export type Variant = {
  readonly seats: Seats;
  /** TEKAO-12: the seats in the order in which they play; odd places are yellow. */
  readonly cycle: readonly Seat[];
  readonly setup: Setup;
  readonly supply: Supply;
  readonly home: Home;
  /** TEKAO-11 */
  readonly drawAfter: number;
};

const CYCLES: { readonly [S in Seats]: readonly Seat[] } = {
  2: Object.freeze([0, 1]),
  3: Object.freeze([0, 1, 2, 1]),
  4: Object.freeze([0, 1, 2, 3]),
};

/** TEKAO-12: blue is seats 0 and 2, yellow seats 1 and 3, whatever the number of players. */
export const sideOfSeat = (seat: Seat): Side => seat & 1;

/** First row behind the home, first column, first column beside it; seen from the side it belongs to. */
const ZONES: { readonly [H in Home]: readonly [number, number, number] } = {
  wide: [2, 0, SIZE],
  narrow: [2, 1, SIZE - 1],
  deep: [3, 0, SIZE],
};

export function isHome(home: Home, side: Side, square: Square): boolean {
  const [rows, from, to] = ZONES[home];
  const seen = side === BLUE ? square : SQUARES - 1 - square;
  const x = seen % SIZE;
  return Math.floor(seen / SIZE) < rows && x >= from && x < to;
}

const everySquare = Array.from({ length: SQUARES }, (_, square) => square);
const HOME_SQUARES: { readonly [H in Home]: readonly (readonly Square[])[] } = {
  wide: [0, 1].map(side => everySquare.filter(square => isHome('wide', side, square))),
  narrow: [0, 1].map(side => everySquare.filter(square => isHome('narrow', side, square))),
  deep: [0, 1].map(side => everySquare.filter(square => isHome('deep', side, square))),
};

/** TEKAO-1: a side's home, in square order. */
export const homeSquares = (home: Home, side: Side): readonly Square[] => HOME_SQUARES[home][side]!;

export function problems({ options }: Table<TekaoOptions>): Problem[] {
  return options.armoury === 'custom' && !readPieces(options.pieces) ? ['pieces-words'] : [];
}

/** Frozen, whole: all states of a game share it. */
export function settleVariant({ seats, options }: Table<TekaoOptions>): Variant {
  const players: Seats = seats === 3 ? 3 : seats === 4 ? 4 : 2;
  return Object.freeze({
    seats: players,
    cycle: CYCLES[players],
    setup: options.setup,
    supply: supplyOf(options.armoury, options.pieces),
    home: options.home,
    drawAfter: options.drawAfter,
  });
}
