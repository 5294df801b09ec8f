import type { Face } from '../board.ts';
import { nameSpace } from '../board.ts';
import type { BadPosition, RefusalKey } from '../refusals.ts';
import type { Reason } from '../state.ts';
import { cover, SEATS } from './cover-en.ts';
import type { Messages } from './fr.ts';

const GESTURES = ['Rock', 'Paper', 'Scissors'];

const fireflies = (n: number): string => (n === 1 ? '1 firefly' : `${n} fireflies`);
const aFace = (face: Face): string => (face === 0 ? 'a dangerous animal' : fireflies(face));
const join = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

const refusals: { readonly [K in RefusalKey]: string } = {
  over: 'The game is over.',
  'no-such-move': 'There is no such move.',
  'not-your-turn': 'It is not your turn.',
  'out-of-duel': 'You are out of this duel.',
  'already-chosen': 'You have already chosen your gesture.',
  'duel-first': 'Rock, paper, scissors comes first.',
  'duel-is-over': 'The duel is over: the winner turns a stone.',
  'hands-are-real': 'You are playing with real hands: just say who won.',
  'hands-on-screen': 'Everyone chooses a gesture on the screen.',
  'no-such-player': 'That dragon does not play.',
  'no-stone-down': 'There is no stone face down on that space.',
  'nothing-to-keep': 'Turn a stone first.',
  'hide-first': 'First hide the stones you lost.',
  'nothing-to-hide': 'There is nothing to hide.',
  'not-turned': 'You do not have to hide that stone.',
  'not-free': 'That space was not empty.',
};

const positions: { readonly [K in BadPosition]: string } = {
  'position-shape': 'This text is not a position of Combats de dragons.',
  'position-stones': 'The twenty-five stones do not add up.',
  'position-duel': 'The gestures do not fit this position.',
  'position-kept': 'The fireflies won do not fit the stones that are left.',
  'position-phase': 'This moment of the game does not fit the stones.',
  'position-order': 'Stones are written in the order of the spaces.',
};

const reasons: { readonly [R in Reason]: (winner: number | null) => string } = {
  counted: winner =>
    winner === null
      ? 'No fireflies are left to catch: the jars are counted.'
      : `No fireflies are left to catch: the ${SEATS[winner]?.toLowerCase()} dragon wins.`,
};

export const en: Messages = {
  ...cover,
  inBrief: 'Win the gestures and catch the most fireflies.',
  gestures: GESTURES,
  refusals,
  positions,
  reasons,
  tasks: {
    gesture: 'Choose: rock, paper or scissors',
    tell: 'Who won?',
    turn: 'Turn a stone',
    more: 'Another stone, or keep them all?',
    hide: 'Hide the stones elsewhere',
    over: 'The game is over',
  },
  moves: {
    won: who => `${who} won`,
    keep: 'Keep all',
    turn: space => `Turn the stone on ${nameSpace(space)}`,
    hide: (from, to) => `Hide the stone from ${nameSpace(from)} on ${nameSpace(to)}`,
  },
  events: {
    laid: n => (n === 1 ? '1 stone is laid out, face down.' : `${n} stones are laid out, face down.`),
    chose: (who, gesture) =>
      gesture === null ? `${who} has chosen.` : `${who} chooses ${GESTURES[gesture]?.toLowerCase()}.`,
    shown: shown =>
      `${shown.map(([who, gesture]) => `${who}: ${GESTURES[gesture]?.toLowerCase()}`).join(', ')}.`,
    again: who => `Once more for ${join(who)}.`,
    won: who => `${who} wins and may turn a stone.`,
    turned: (who, space, face) => `${who} turns the stone on ${nameSpace(space)}: ${aFace(face)}.`,
    lost: (who, n) =>
      n === 0
        ? `Ouch! ${who} hides the animal elsewhere.`
        : `Ouch! ${who} loses ${fireflies(n)} and hides all these stones elsewhere.`,
    hid: (who, from, to) => `${who} hides the stone from ${nameSpace(from)} on ${nameSpace(to)}.`,
    kept: (who, n) => `${who} keeps ${fireflies(n)}.`,
    round: 'All together: rock, paper, scissors!',
  },
  space: (space, down, face) =>
    `${nameSpace(space)}, ${down ? 'stone face down' : face === null ? 'empty' : aFace(face)}`,
};
