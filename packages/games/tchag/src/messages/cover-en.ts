import type { Cover } from './cover-fr.ts';

export const SEATS = ['Red', 'Yellow'];

/** Texts needed before the game is loaded: on the home page and in the set-up. */
export const cover: Cover = {
  kind: 'Duel of wits',
  name: 'Tchag',
  pitch: 'Every step takes a stone away: the field shrinks, slides and closes up under your pawns.',
  seats: SEATS,
  options: { start: { name: 'Start', values: { rows: 'In rows', diamond: 'In a diamond' } } },
  presets: { classique: 'Classic', losange: 'Diamond' },
};
