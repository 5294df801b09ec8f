import type { TockOptions } from '@tablee/tock';
import type { Changes } from '../../changes.ts';

export const changes: Changes<TockOptions> = {
  teams: {
    note: 'With four players, two teams: partners swap a card and win together.',
    says: 'With four players, each for themselves: no partner and no swap of cards.',
  },
  deal: {
    note: 'How many cards you get, and when you get more.',
    says: {
      hands: 'You play your whole hand before the next deal, without drawing or culling.',
      cull: 'With three players, six cards in the first deal, one of them culled.',
      draw: 'With two players, five cards in hand: you draw one after each card played.',
    },
  },
  colourOrder: {
    note: 'With two players, each plays two colours: as they like, or one after the other.',
    says: { alternate: 'With two players, your two colours take turns.' },
  },
  houseEntry: {
    note: 'A pawn that can go into its house does so by itself, or if the player likes.',
    says: { choice: 'The player of the card decides whether the pawn goes in or goes on.' },
  },
  selfCapture: {
    note: 'A pawn may stop on a pawn of its own colour and send it back.',
    says: 'You may take your own pawns, but never in a house.',
  },
  fastStart: {
    note: 'Each colour has a pawn on the track already: the game gets going faster.',
    says: 'Each colour starts with a pawn already on its square 18.',
  },
  touchMove: {
    note: 'For experienced players: a card laid cannot be taken back.',
    says: 'A card laid is a card played: it cannot be taken back.',
  },
  partnerChat: {
    note: 'Usually partners do not talk before the end.',
    says: 'Partners may write to each other during the game.',
  },
};
