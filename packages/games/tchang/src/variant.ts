import type { Seat, Table } from '@tablee/kernel';
import { COLOURS, type Colour } from './board.ts';
import { LABYRINTHS, type Labyrinth } from './maze.ts';

/** TCHANG-16: distance of the statues from the start. */
export const SCATTERS = ['spread', 'near', 'far'] as const;
export type Scatter = (typeof SCATTERS)[number];
/** TCHANG-16: whether stones lie on statues. */
export const COVERS = ['random', 'none', 'all'] as const;
export type Cover = (typeof COVERS)[number];
/** TCHANG-4 */
export const PLACEMENTS = ['auto', 'manual'] as const;
export type Placement = (typeof PLACEMENTS)[number];

export const OPTIONS = {
  fireflies: { kind: 'count', min: 3, max: 9, initial: 6 },
  animals: { kind: 'count', min: 3, max: 4, initial: 4 },
  tangramBonus: { kind: 'count', min: 0, max: 1, initial: 0 },
  statues: { kind: 'choice', of: SCATTERS, initial: 'spread' },
  cover: { kind: 'choice', of: COVERS, initial: 'random' },
  placement: { kind: 'choice', of: PLACEMENTS, initial: 'auto' },
  labyrinth: { kind: 'choice', of: LABYRINTHS, initial: 'open' },
} as const;
export type TchangOptions = typeof OPTIONS;

/** TCHANG-2 */
export const STATUES = 19;
const DRAGONS_EACH = 3;
/** Stones with one, two, three and four fireflies. */
const FIREFLY_STONES: readonly number[] = [5, 6, 5, 5];

/** By StatueFace: three dragons of each colour, then one of each piece. */
export const STATUE_SUPPLY: readonly number[] = Object.freeze([
  ...COLOURS.map(() => DRAGONS_EACH),
  ...[1, 1, 1, 1, 1, 1, 1],
]);

export type Seats = 1 | 2 | 3 | 4;

/** Rules 2 changed TCHANG-5, TCHANG-9 and TCHANG-11; see `mayShare` in turn.ts. */
export type Rules = 1 | 2;

/** Resolved options. Immutable, shared by all states of a game. */
export type Variant = {
  readonly rules: Rules;
  readonly seats: Seats;
  /** TCHANG-3: the colours in play, in order. */
  readonly colours: readonly Colour[];
  readonly fireflies: number;
  /** TCHANG-2: stones with an animal, then with one, two, three, four fireflies. */
  readonly stoneSupply: readonly number[];
  /** Total number of stones. */
  readonly stones: number;
  readonly tangramBonus: number;
  readonly statues: Scatter;
  readonly cover: Cover;
  readonly placement: Placement;
  readonly labyrinth: Labyrinth;
};

/** TCHANG-3: one pawn each for four and three seats (blue is out); two each for two, four for one. */
export const ownerOf = (variant: Variant, colour: Colour): Seat => colour % variant.seats;

const PAWNS: { readonly [S in Seats]: readonly Colour[] } = {
  1: Object.freeze([0, 1, 2, 3]),
  2: Object.freeze([0, 1, 2, 3]),
  3: Object.freeze([0, 1, 2]),
  4: Object.freeze([0, 1, 2, 3]),
};

export function settleVariant({ seats, options }: Table<TchangOptions>, rules: Rules): Variant {
  const players: Seats = seats === 1 ? 1 : seats === 2 ? 2 : seats === 3 ? 3 : 4;
  const stoneSupply = Object.freeze([options.animals, ...FIREFLY_STONES]);
  return Object.freeze({
    rules,
    seats: players,
    colours: PAWNS[players],
    fireflies: options.fireflies,
    stoneSupply,
    stones: stoneSupply.reduce((sum, n) => sum + n, 0),
    tangramBonus: options.tangramBonus,
    statues: options.statues,
    cover: options.cover,
    placement: options.placement,
    labyrinth: options.labyrinth,
  });
}
