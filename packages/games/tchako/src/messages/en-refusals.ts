import type { BadPosition, RefusalKey } from '../refusals.ts';
import type { Reason } from '../state.ts';

export const refusals: { readonly [K in RefusalKey]: string } = {
  'game-over': 'The game is over.',
  'not-your-turn': 'It is not your turn.',
  'choose-first': 'Choose first whether a triangle replaces one of your elastics.',
  'choosing-is-over': 'The elastics are chosen: the game has begun.',
  'not-your-puck': 'That puck is not yours.',
  'puck-not-there': 'That puck is not on the board.',
  'already-shot': 'That puck has been shot in this turn already.',
  'too-few-points': 'You have too few action points left.',
  'nothing-to-load': 'In this game shots are not loaded.',
  'shift-too-far': 'A puck is shifted by a finger’s width at most.',
  'shift-without-need': 'Nothing is near enough to shift that puck: no rail, no post, no puck of yours.',
  'shift-nearer': 'That shift brings the puck nearer to what hinders it.',
  'shift-blocked': 'The way is not free for that shift.',
  'zone-not-yours': 'Create on a captured zone, or on one of your own the enemy does not control.',
  'space-taken': 'A created puck still stands on that space.',
  'box-empty': 'All your eleven pucks are on the board.',
  'no-room': 'The pucks in the way cannot be moved aside.',
  'creations-used': 'You have created all the pucks you may.',
  'creations-over': 'No more pucks are created at this stage of the game.',
  'not-your-elastic': 'That elastic is not yours.',
  'elastic-not-in-play': 'That elastic is not in this game.',
  'hook-elsewhere': 'That elastic is not hooked there.',
  'not-along-line': 'An elastic lies along a thin line, at its own length.',
  'one-hook-stays': 'One of the hooks stays: move only the other.',
  'elastic-there': 'That elastic lies there already.',
  'post-taken': 'Another elastic is hooked on that post.',
  'segment-taken': 'Another elastic lies there already.',
  'elastic-on-puck': 'A puck is under that elastic.',
  'triangle-whole': 'A triangle is laid by its three posts.',
  'no-triangle-there': 'A triangle does not go on those posts.',
  'no-room-for-triangle': 'The pucks caught in the triangle cannot be pushed out.',
  'must-create': 'You have no puck left: create one while you can.',
  'answer-first': 'Answer the proposal first.',
  'nothing-offered': 'Nothing is proposed.',
  'not-between-turns': 'A mode is added between turns, before anything is done.',
  'declined-already': 'A proposal was just declined: wait for your next turn.',
  'mode-there': 'That mode is in play already, or another of its kind.',
  'countdown-odd': 'Propose an even number of turns, so that both sides have the same number.',
  'reach-without-queens': 'Without queens there are never twelve pucks to gather.',
  'reach-beyond':
    'Sudden death and the pucks to gather contradict each other: there would not be enough creations.',
  'sudden-after-end': 'Sudden death and the countdown contradict each other: the game would end first.',
  'mode-decides': 'That mode would decide the game at once.',
  'time-not-up': 'Your time is not up: end the turn yourself.',
};

export const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'This text is not a position of T’Chako.',
  'position-modes': 'These modes do not go together, or are not those of this table.',
  'position-pucks': 'These are not the pucks of the game.',
  'position-overlap': 'Pucks overlap or lie off the terrain.',
  'position-set': 'A created puck has to be on its space, one to a space.',
  'position-elastics': 'The elastics cannot lie like this.',
  'position-turn': 'Turn, number and points do not fit together.',
  'position-zones': 'The captured zones do not fit the start of the turn.',
  'position-counts': 'This number of creations is impossible.',
  'position-over': 'The stated end does not fit the position.',
  'position-order': 'A position is written without spaces, its fields in order.',
};

const SIDES = ['South', 'North'];
const who = (winner: number | null): string => SIDES[winner ?? 0] ?? '';
const foe = (winner: number | null): string => SIDES[1 - (winner ?? 0)] ?? '';

export const reasons: { readonly [R in Reason]: (winner: number | null) => string } = {
  'queen-hit': w => `${foe(w)}’s queen is hit in the middle of t’chako.`,
  'queen-gone': w => `${foe(w)} is in t’chako, and without a queen.`,
  extinct: w => `${foe(w)} has no puck left and can create no more.`,
  zones: w => `The countdown is over: ${who(w)} captures more zones.`,
  pucks: w => `The countdown is over: equal zones, but ${who(w)} has more pucks.`,
  nearest: w => `The countdown is over: ${who(w)} has the puck nearest to the enemy vital zone.`,
  even: () => 'The countdown is over: all is even.',
  anarchy: w => `${who(w)} controls ${foe(w)}’s vital zone, linked to a base.`,
  hill: w => `${who(w)} has taken the hill.`,
  lead: w => `${who(w)} is far enough ahead in pucks.`,
  reach: w => `${who(w)} has gathered enough pucks.`,
};
