/** The start of each step, as the game writes positions. All steps share a tomb; seats are red, green, yellow, blue. */

const STATUES = 'b1 d1 f1 a2 d2 g2 c3 e3 a4 g4 b5 c5 f5 a6 d6 g6 b7 d7 f7'.split(' ');
const PAWNS = ['r', 'g', 'y', 'b'];
/** TCHANG-2 */
const TOKENS = 60;

type Tomb = {
  /** Statues that lie face up: a dragon's colour or a tangram piece, by space. */
  readonly shown?: { readonly [space: string]: string };
  readonly stones?: { readonly [space: string]: '?' | 'animal' };
  /** Stones face down: animals, then 1 to 4 fireflies. */
  readonly unseen?: readonly number[];
  /** Where red, green, yellow and blue stand, and what they hold. */
  readonly pawns: readonly string[];
  readonly purses: readonly number[];
  readonly exit?: string;
};

const byPawn = <T>(values: readonly T[]): object => Object.fromEntries(PAWNS.map((p, i) => [p, values[i]]));

/** The fields in the order of the notation. */
const write = ({ shown = {}, stones = {}, unseen = [0, 0, 0, 0, 0], pawns, purses, exit }: Tomb): string =>
  JSON.stringify({
    statues: Object.fromEntries(STATUES.map(space => [space, shown[space] ?? '?'])),
    stones,
    unseen,
    pawns: byPawn(pawns),
    purses: byPawn(purses),
    reserve: purses.reduce((rest, n) => rest - n, TOKENS),
    exit: exit ?? null,
    turn: 0,
    step: 'start',
    quiet: 0,
  });

const EARLY = { d2: 't3', c3: 'b', b5: 't1' };
const LATE = {
  b1: 'g',
  d1: 't5',
  f1: 't2',
  a2: 'b',
  d2: 't3',
  g2: 'y',
  c3: 'b',
  e3: 'r',
  a4: 't6',
  g4: 't7',
  b5: 't1',
  f5: 'y',
  d6: 'g',
  g6: 't4',
  f7: 'r',
};

export const POSITIONS = {
  pay: write({
    shown: { d2: 't3' },
    stones: { b2: '?', f2: '?', b4: '?', f4: '?', b6: '?', f6: '?' },
    unseen: [1, 1, 2, 1, 1],
    pawns: ['d4', 'd2', 'd4', 'd4'],
    purses: [6, 4, 6, 6],
  }),
  stone: write({
    shown: { ...EARLY, d6: 'g' },
    stones: { b2: '?', f2: '?', f4: '?', b6: '?', f6: '?' },
    unseen: [1, 1, 1, 1, 1],
    pawns: ['d4', 'd2', 'c3', 'b5'],
    purses: [2, 4, 3, 3],
  }),
  rescue: write({
    shown: { ...EARLY, d6: 'g' },
    stones: { b2: '?', f2: '?', f5: 'animal', b6: '?', f6: '?' },
    unseen: [0, 1, 1, 1, 1],
    pawns: ['d4', 'f5', 'c3', 'b5'],
    purses: [6, 0, 3, 3],
  }),
  share: write({
    shown: { ...EARLY, d6: 'g', f5: 'y' },
    stones: { b2: '?', f2: '?', b6: '?', f6: '?' },
    unseen: [0, 1, 1, 1, 1],
    pawns: ['f5', 'f5', 'c3', 'b5'],
    purses: [5, 0, 3, 3],
  }),
  open: write({
    shown: LATE,
    stones: { b6: '?' },
    unseen: [0, 0, 0, 1, 0],
    pawns: ['d6', 'b5', 'c3', 'a4'],
    purses: [4, 4, 5, 3],
  }),
  leave: write({
    shown: { ...LATE, b7: 'r' },
    pawns: ['b7', 'a7', 'a7', 'b7'],
    purses: [2, 0, 0, 0],
    exit: 'r',
  }),
} as const;
