import type { BadPosition, Reason, RefusalKey } from '../refusals.ts';

export const refusals: { readonly [K in RefusalKey]: string } = {
  over: 'The game is over: all pawns of the winners are home.',
  'not-your-turn': 'It is not your turn yet: everybody plays one card in turn.',
  'no-such-move': 'There is no such move.',
  'swap-first': 'First choose a card for your partner.',
  'already-given': 'You have chosen your card already: the others are still thinking.',
  'no-swap-now': 'Cards are swapped right after the deal, not now.',
  'no-partner': 'Everybody plays alone: no cards are swapped.',
  'cull-first': 'First put one of your six cards aside.',
  'already-culled': 'You have put a card aside already: the others are still thinking.',
  'no-cull-now': 'A card is put aside only from a hand of six.',
  'not-in-hand': 'This card is not in your hand.',
  'must-play': 'One of your cards can be played: you have to play one.',
  blocked: 'A 10 blocks your turn: discard a card.',
  'no-pawn-for-card': 'No pawn can use this card.',
  'no-pawn-there': 'There is no pawn here.',
  'not-your-pawn': 'This pawn is not yours to move.',
  'other-colour-first': 'It is your other colour’s turn.',
  'own-pawns-first': 'Bring all your own pawns home first: then you play your partner’s.',
  'card-does-not-enter': 'This card brings no pawn in: it takes an ace, a king or a joker.',
  'all-in-reserve': 'Your pawns are waiting in the reserve: it takes an ace, a king or a joker to enter.',
  'enters-on-18': 'Pawns enter on square 18 of their own side.',
  'own-pawn-on-18': 'A pawn of this colour already stands on square 18.',
  'wrong-count': 'This card does not lead to that square.',
  'own-pawn-there': 'A pawn of the same colour stands on that square.',
  'fresh-pawn-blocks': 'A pawn that has just entered on its 18 bars the way.',
  'own-pawn-on-seven':
    'From a 7 the pawn leaps to the opposite 7: a pawn of its own colour stands on one of them.',
  'leap-goes-on': 'A pawn never stops on a 7: it leaps across.',
  'house-takes-in': 'The count is right: this pawn turns into its house.',
  'house-way-blocked': 'In the house no pawn passes another.',
  'house-exact-count': 'In the house the count must be exact.',
  'house-too-short': 'The house has only four squares: this pawn cannot go that far.',
  'house-forward-only': 'In the house pawns only go forward.',
  'four-not-in-house': 'A 4 moves no pawn back inside a house, nor back into one.',
  'four-goes-back': 'A 4 goes four squares back.',
  'five-rivals-only': 'A 5 moves a rival’s pawn, never one of yours or your partner’s.',
  'no-rival-for-five': 'No rival’s pawn can move 5 squares.',
  'split-sum': 'The parts of a split 7 must add up to 7.',
  'split-pawn-twice': 'In a 7 each pawn moves only once.',
  'split-order': 'This split of a 7 is written in another order.',
  'split-last-pawn': 'A 7 counts as less than 7 only to bring your very last pawn home.',
  'jack-swaps': 'A jack does not move forward: it swaps two pawns.',
  'swap-on-track': 'A jack swaps only pawns on the track.',
  'swap-own-18': 'Somebody else’s pawn on its own square 18 cannot be swapped.',
  'swap-own-pawn': 'One of the two pawns must be yours.',
  'swap-two-pawns': 'A swap takes two different pawns.',
  'swap-order': 'This swap is written the other way round.',
  'no-pair-to-swap': 'There are no two pawns to swap.',
};

export const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'This text is not a Tock position.',
  'position-table': 'This position belongs to another table: number of players or options differ.',
  'position-pawns': 'Each colour in play has four pawns, one to a square.',
  'position-cards': 'The cards do not make a pack of 54, or the hands do not fit the deal.',
  'position-turn': 'It cannot be this player’s turn.',
  'position-phase': 'This stage of the game does not fit the rest of the position.',
  'position-order': 'This position is written in another order.',
};

export const reasons: { readonly [R in Reason]: (winner: number | null, who?: string) => string } = {
  home: (winner, who) =>
    winner === null
      ? `${who ?? 'The winners'} have brought all eight pawns home.`
      : `${who ?? 'The winner'} has brought every pawn home.`,
};
