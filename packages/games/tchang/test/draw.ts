import { driveGame, type TableChoices } from '@tablee/conform/testkit';
import {
  GROUND,
  nameSpace,
  readSpace,
  type State,
  type Tchang,
  type TchangOptions,
  tchang,
  tchangRules1,
} from '../src/index.ts';

export type Said = TableChoices<TchangOptions>;

export const { actor, after, moves, play, positionKey, read, refusal, start, tableFor } = driveGame(tchang);

/** Both games, for tests of what rules 2 changed. */
export const BY_RULES: { readonly [rules: number]: Tchang } = { 1: tchangRules1, 2: tchang };

type Lying = { readonly [space: string]: string };

/** A position from what matters. */
export type Drawing = {
  /** Statues shown or hidden where they are named; the rest of the nineteen lie hidden where there is room. */
  readonly statues?: Lying;
  /** Stones where they are named and nowhere else. */
  readonly stones?: Lying;
  /** Unseen stones; by default as many as lie face down, taken from the richest ones. */
  readonly unseen?: readonly number[];
  /** `d4:6`; a pawn not named stands on d4 without fireflies. */
  readonly pawns?: { readonly [letter: string]: string };
  readonly walls?: readonly string[];
  readonly exit?: string | null;
  readonly turn?: number;
  readonly step?: 'start' | 'shared' | 'moved';
  readonly quiet?: number;
};

const inOrder = (lying: Lying): Lying =>
  Object.fromEntries(Object.entries(lying).sort(([a], [b]) => readSpace(a) - readSpace(b)));

/** The hidden statues that are not named go to the last spaces of the board, off everything that is named. */
function fillStatues(named: Lying, taken: ReadonlySet<string>): Lying {
  const free = GROUND.map(nameSpace).filter(space => !(space in named) && !taken.has(space));
  const rest = free.slice(free.length - (19 - Object.keys(named).length));
  return inOrder({ ...named, ...Object.fromEntries(rest.map(space => [space, '?'])) });
}

function richest(count: number, animals: number): number[] {
  const unseen = [0, 0, 0, 0, 0];
  const supply = [animals, 5, 6, 5, 5];
  let left = count;
  for (const face of [4, 3, 2, 1, 0]) {
    unseen[face] = Math.min(left, supply[face]!);
    left -= unseen[face]!;
  }
  return unseen;
}

export function at(drawing: Drawing, said: Said = {}, game: Tchang = tchang): State {
  const { seats = 4, animals = 4 } = said;
  const letters = seats === 3 ? 'rgy' : 'rgyb';
  const pawns = Object.fromEntries([...letters].map(l => [l, (drawing.pawns?.[l] ?? 'd4:0').split(':')]));
  const purses = Object.fromEntries([...letters].map(l => [l, Number(pawns[l]![1] ?? 0)]));
  const stones = inOrder(drawing.stones ?? {});
  const taken = new Set([...Object.values(pawns).map(([space]) => space!), ...Object.keys(stones)]);
  const down = Object.values(stones).filter(word => word === '?').length;
  const text = JSON.stringify({
    ...(said.labyrinth === 'walls' ? { walls: drawing.walls ?? [] } : {}),
    statues: fillStatues(drawing.statues ?? {}, taken),
    stones,
    unseen: drawing.unseen ?? richest(down, animals),
    pawns: Object.fromEntries([...letters].map(l => [l, pawns[l]![0]])),
    purses,
    reserve: 60 - Object.values(purses).reduce((sum, n) => sum + n, 0),
    exit: drawing.exit ?? null,
    turn: drawing.turn ?? 0,
    step: drawing.step ?? 'start',
    quiet: drawing.quiet ?? 0,
  });
  return game.readState(text, tableFor(said));
}

/** All statues shown, so that the exit is open: all pieces and the three dragons of the exit's colour, no others. */
export const FOUND: Lying = Object.fromEntries(
  ['t1', 't2', 't3', 't4', 't5', 't6', 't7'].map((word, i) => [`${'bcdefab'[i]}${i < 5 ? 7 : 6}`, word]),
);
export const found = (colour: string): Lying => ({ ...FOUND, c6: colour, d6: colour, e6: colour });

type Fields = {
  readonly statues: Lying;
  readonly stones: Lying;
  readonly unseen: readonly number[];
  readonly pawns: Lying;
  readonly purses: { readonly [letter: string]: number };
  readonly reserve: number;
  readonly exit: string | null;
  readonly turn: number;
  readonly step: string;
  readonly quiet: number;
};

/** The position as its text has it. */
export const fields = (s: State): Fields => JSON.parse(tchang.writeState(s)) as Fields;
