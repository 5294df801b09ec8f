import type { BadPosition, RefusalKey } from '../refusals.ts';
import type { Reason } from '../state.ts';

export const refusals: { readonly [K in RefusalKey]: string } = {
  'over-flag': 'The game is over: a flag was taken.',
  'over-drawn': 'The game is over: it is a draw.',
  'not-your-turn': 'It is not your turn.',
  'no-such-move': 'A piece goes straight, in the direction of one of its weapons, or makes a quarter turn.',
  'place-first': 'The battle begins once all pieces are placed.',
  'placing-is-over': 'All pieces are placed: the battle has begun.',
  'outside-home': 'A piece is placed in your own home zone.',
  'square-taken': 'That square is taken already.',
  'not-the-drawn-piece': 'Place the piece you drew.',
  'not-in-bag': 'You have no piece of that kind left to place.',
  'no-piece-there': 'There is no piece on that square.',
  'not-your-piece': 'That piece is not on your side.',
  'flag-does-not-turn': 'The flag does not turn: it has a flag on every side.',
  'too-far': 'The weapon on that side does not go so far.',
  'off-the-board': 'That move leads off the board.',
  'way-blocked': 'A piece is in the way: you can neither pass over it nor stop on it.',
  'three-in-a-row': 'That piece has played three times in a row: play another one.',
  'must-act': 'You can play, so you cannot pass.',
};

export const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'This text is not a Tekao position.',
  'position-pieces':
    'A side has at most eight pieces and a flag, one to a square, with the weapons G, T, A, P.',
  'position-flags': 'Each side has one flag, and only one of the two can have been taken.',
  'position-turn': 'The turn does not fit this table.',
  'position-streak': 'A streak names a piece of its own side.',
  'position-quiet': 'The number of turns without a capture does not fit this position.',
  'position-setup': 'Pieces placed, drawn and to be drawn do not fit this table.',
  'position-order': 'Pieces are written in the order of the squares, those in the bag in alphabetical order.',
};

const SIDES = ['Blue', 'Yellow'];

export const reasons: { readonly [R in Reason]: (winner: number | null) => string } = {
  flag: winner =>
    winner === null
      ? 'Tekao! The flag is taken.'
      : `Tekao! ${SIDES[winner % 2]} has taken the flag and wins.`,
  repetition: () => 'A draw: the same position has come up for the third time.',
  quiet: () => 'A draw: too many turns have passed without a capture.',
};
