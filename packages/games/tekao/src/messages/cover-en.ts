import type { Problem } from '../refusals.ts';
import type { Cover } from './cover-fr.ts';

export const SIDES = ['Blue', 'Yellow'];
const SEATS = ['Blue 1', 'Yellow 1', 'Blue 2', 'Yellow 2'];

const problems: { readonly [P in Problem]: string } = {
  'pieces-words': 'Write eight words of four letters, each letter G, T, A or P, with a space between words.',
};

/** Texts needed before the game is loaded: on the home page and in the set-up. */
export const cover: Cover = {
  kind: 'Tactical battle',
  name: 'Tekao',
  pitch: 'Four weapons a piece, one on each side: turn, advance, strike, and take the enemy flag.',
  seats: SEATS,
  seatsFor: players => (players === 2 ? SIDES : players === 3 ? ['Blue 1', 'Yellow', 'Blue 2'] : SEATS),
  options: {
    setup: {
      name: 'Set-up',
      values: {
        drawn: 'Pieces drawn by lot, one by one',
        arranged: 'Everyone chooses their pieces',
        mirrored: 'Quick: at random, mirrored',
      },
    },
    armoury: {
      name: 'Pieces',
      values: { standard: 'The six kinds', twins: 'Eight identical pieces', custom: 'Make your own' },
    },
    pieces: {
      name: 'Your eight pieces',
      hint: 'A word of four letters for each piece, clockwise from the top: G grapple, T tower, A bow, P pistol.',
    },
    home: {
      name: 'Home zone',
      values: { wide: 'Two rows', narrow: 'Two rows of six squares', deep: 'Three rows' },
    },
    drawAfter: { name: 'Turns without a capture before a draw' },
  },
  presets: { classique: 'Classic', rapide: 'Quick', arrangee: 'Arranged', jumeaux: 'Twins' },
  problems,
};
