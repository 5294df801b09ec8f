import type { Seat, Table } from '@tablee/kernel';
import { BLUE, SIZE, type Side, SQUARES, type Square } from './board.ts';
import { canonical, FLAG_PIECE, nameShape, readShape, type Shape } from './piece.ts';
import type { Problem } from './refusals.ts';

export const ARMOURIES = ['standard', 'twins', 'custom'] as const;
export type Armoury = (typeof ARMOURIES)[number];

export const WEAPON_PIECES = 8;
/** TEKAO-2: eight weapon pieces and the flag. */
export const PIECES = WEAPON_PIECES + 1;

/** TEKAO-2: the six cyclic orders of four weapons; one pair of mirror images occurs twice. */
export const STANDARD = 'PTAG PTGA PATG PAGT PGTA PGAT PTAG PGAT';
const TWINS = new Array<string>(WEAPON_PIECES).fill('PTAG').join(' ');
/** The length of a text of eight pieces. */
const PIECES_LENGTH = STANDARD.length;

/** Reads eight words of G, T, A and P; null for any other text. */
export function readPieces(text: string): readonly Shape[] | null {
  if (!/^[GTAP]{4}(?: [GTAP]{4}){7}$/.test(text)) return null;
  return text.split(' ').map(word => readShape(word)!);
}

/** The pieces of each side: the kinds in alphabetical order, and the count of each. */
export type Supply = { readonly kinds: readonly Shape[]; readonly counts: readonly number[] };

export function supplyOf(armoury: Armoury, pieces: string): Supply {
  const words = armoury === 'standard' ? STANDARD : armoury === 'twins' ? TWINS : pieces;
  const weapons = readPieces(words);
  if (!weapons) throw new Error(`"${words}" are no eight pieces`);
  const all = [FLAG_PIECE, ...weapons.map(canonical)];
  const kinds = [...new Set(all)].sort((a, b) => (nameShape(a) < nameShape(b) ? -1 : 1));
  const counts = kinds.map(kind => all.filter(piece => piece === kind).length);
  return Object.freeze({ kinds: Object.freeze(kinds), counts: Object.freeze(counts) });
}

/** TEKAO-4, TEKAO-5 */
export const SETUPS = ['drawn', 'arranged', 'mirrored'] as const;
export type Setup = (typeof SETUPS)[number];

/** TEKAO-1: `wide` is the rulebook's zone; the others are variants. */
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

/** The resolved options of a game, shared by all its states and never changed. */
export type Variant = {
  readonly seats: Seats;
  /** TEKAO-12: the seats in playing order; odd indices are yellow. */
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

/** Number of rows, first column, and first column beyond; from the owner's point of view. */
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

/** TEKAO-1: the home of a side, in square order. */
export const homeSquares = (home: Home, side: Side): readonly Square[] => HOME_SQUARES[home][side]!;

export function problems({ options }: Table<TekaoOptions>): Problem[] {
  return options.armoury === 'custom' && !readPieces(options.pieces) ? ['pieces-words'] : [];
}

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
