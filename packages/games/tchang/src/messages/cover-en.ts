import { noteRates } from '../win-rates.ts';
import type { Cover } from './cover-fr.ts';

const SEATS = ['Red', 'Green', 'Yellow', 'Blue'];
const NUMBERS = ['', '', 'two', 'three', 'four'];

/** Texts needed before the game is loaded: home page and set-up. */
export const cover: Cover = {
  kind: 'Cooperative adventure',
  name: 'T’Chang',
  pitch:
    'Lost in an emperor’s tomb, by the light of fireflies: find the dragons and the tangram, and get out all together.',
  seats: SEATS,
  seatsFor: players =>
    players === 1
      ? ['All four pawns']
      : players === 2
        ? ['Red and Yellow', 'Green and Blue']
        : SEATS.slice(0, players),
  options: {
    fireflies: { name: 'Fireflies for each pawn at the start' },
    animals: { name: 'Dangerous animals' },
    tangramBonus: { name: 'Fireflies for each tangram piece found' },
    statues: {
      name: 'Statues',
      values: { spread: 'At random', near: 'Near the start', far: 'Far from the start' },
    },
    cover: {
      name: 'Stones',
      values: { random: 'At random', none: 'Beside the statues', all: 'On all statues' },
    },
    placement: {
      name: 'Set-up',
      values: { auto: 'At random', manual: 'By hand, in turn' },
    },
    labyrinth: {
      name: 'Corridors',
      values: { open: 'All open', walls: 'Some walled up' },
    },
  },
  presets: { decouverte: 'Discovery', classique: 'Classic', expert: 'Expert', tchang: 'T’Chang' },
  presetNotes: players =>
    noteRates(players, won =>
      players === 1
        ? `Alone, a computer of level Strategist wins ${won} games in 100.`
        : `A team of ${NUMBERS[players]} computers of level Strategist wins ${won} games in 100.`,
    ),
};
