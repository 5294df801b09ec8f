import type { Cover } from './cover-fr.ts';

export const SEATS = ['Red', 'Green', 'Yellow', 'Blue', 'White'];

/** Texts needed before the game is loaded: home page and set-up. */
export const cover: Cover = {
  kind: 'Memory and duels',
  name: 'Combats de dragons',
  pitch: 'Rock, paper, scissors! The winner fishes for fireflies… or wakes a nasty beast. Ages five and up.',
  seats: SEATS,
  options: {
    hands: {
      name: 'Rock, paper, scissors',
      values: { screen: 'On the screen', real: 'With real hands' },
      hint: 'Unless you choose: real hands for people on one screen, on the screen with the computer or by link.',
    },
  },
  presets: { classique: 'Classic', mains: 'Real hands' },
  problems: { 'no-hands': 'Computers have no hands: with real hands, only people can play.' },
};
