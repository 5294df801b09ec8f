import type { Problem } from '../refusals.ts';
import type { Cover } from './cover-fr.ts';

export const COLOURS = ['Red', 'Blue', 'Yellow', 'Green'];
export const PAIRS = ['Red-Yellow', 'Blue-Green'];

const problems: { readonly [K in Problem]: string } = {
  'deal-for-three': 'Putting a sixth card aside is for three players only.',
  'deal-for-two': 'Drawing after each card is for two players only.',
  'order-for-two': 'The order of colours can be set for two players only.',
};

/** The texts needed before the game is loaded: on the home page and in the setup. */
export const cover: Cover = {
  kind: 'Race with cards',
  name: 'Tock',
  pitch: 'Four pawns, one lap, cards full of tricks and a partner who may not say a word.',
  seats: COLOURS,
  seatsFor: (players: number): readonly string[] =>
    players === 2 ? PAIRS : players === 3 ? ['Seat 1', 'Seat 2', 'Seat 3'] : COLOURS,
  options: {
    teams: { name: 'In teams (four players)' },
    deal: {
      name: 'Deal',
      values: {
        auto: 'By number of players',
        hands: 'Hands to play out',
        cull: 'Six cards, one put aside (three players)',
        draw: 'Draw after each card (two players)',
      },
    },
    colourOrder: {
      name: 'Order of colours (two players)',
      values: { free: 'Each player chooses', alternate: 'Each colour in turn' },
    },
    houseEntry: {
      name: 'Entering the house',
      values: { automatic: 'Automatic', choice: 'The player’s choice' },
    },
    selfCapture: { name: 'Taking your own pawns' },
    fastStart: { name: 'Quick start: one pawn already on the track' },
    touchMove: { name: 'A card laid is a card played' },
    partnerChat: { name: 'Partners may talk' },
  },
  presets: {
    classique: 'Classic',
    chacun: 'Each for themselves',
    mains: 'Hands to play out',
    confirmes: 'Seasoned players',
    rapide: 'Quick start',
  },
  presetNotes: () => ({
    classique: 'The rulebook’s game; with four players, two teams.',
    chacun: 'Four players, no partners.',
    mains: 'With two or three players: no drawing, nothing put aside.',
    confirmes: 'A card laid cannot be taken back.',
    rapide: 'Each colour begins with one pawn already on the track.',
  }),
  problems,
};
