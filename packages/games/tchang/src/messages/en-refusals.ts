import type { BadPosition, RefusalKey } from '../refusals.ts';
import type { Reason } from '../state.ts';

export const refusals: { readonly [K in RefusalKey]: string } = {
  'over-won': 'The game is over: you are all out.',
  'over-lost': 'The game is over: the group did not get out of the tomb.',
  'not-your-turn': 'It is not your turn.',
  'no-such-move': 'There is no such move.',
  'place-first': 'The search begins once all statues and stones are placed.',
  'placing-is-over': 'All statues and stones are placed: the search has begun.',
  'statues-first': 'Place all statues first.',
  'stones-now': 'The nineteen statues are placed: now the stones.',
  'centre-or-exit': 'Nothing is placed on the start or on an exit.',
  'space-taken': 'There is already one on that space.',
  'pawn-not-in-play': 'That pawn is not in this game.',
  'not-your-pawn': 'That pawn is not yours.',
  'pawn-elsewhere': 'That pawn is not on that space.',
  'already-moved': 'You have already moved a pawn: share some more, or end your turn.',
  'pawn-bitten': 'That pawn is bitten: another one has to come and free it.',
  'exit-closed': 'The exits are closed: dragons or tangram pieces are missing.',
  'other-exit': 'That is not the exit the dragons have shown.',
  'too-few-fireflies': 'That pawn has too few fireflies to go so far.',
  'not-together': 'Those two pawns are not on the same space.',
  'not-so-many': 'That pawn does not have so many fireflies to give.',
  'share-without-you': 'You share with a pawn of your own: those two share on their own turns.',
  'nothing-done': 'You have done nothing yet: pass instead.',
  'something-done': 'You have already acted: end your turn instead of passing.',
};

export const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'This text is no position of T’Chang.',
  'position-walls': 'The walls do not fit this table, or cut the tomb in two.',
  'position-statues':
    'There are nineteen statues: three dragons of each colour and seven tangram pieces, off the start and the exits.',
  'position-stones': 'The stones that lie there and those still unseen do not fit together.',
  'position-pawns': 'The pawns do not fit this table, or stand on what they would have turned.',
  'position-fireflies': 'Purses and reserve are sixty fireflies together.',
  'position-exit': 'The exit does not fit the dragons that are shown.',
  'position-turn': 'The turn does not fit this position.',
  'position-order': 'A position is written without blanks, its fields and spaces in order.',
};

export const reasons: { readonly [R in Reason]: (winner: number | null) => string } = {
  escaped: () => 'Everybody is out! The dragon lets you pass: you have won.',
  stranded: () => 'No pawn can move any more: the group stays in the tomb.',
  quiet: () => 'Two rounds without a move or a share: the last light goes out.',
};
