import { en as placing } from './placing/words-en.ts';
import type { Words } from './words-fr.ts';

export const en: Words = {
  board: lower => `Tekao board, ${lower} at the bottom`,
  ways: n => (n === 0 ? 'blocked' : n === 1 ? '1 possible move' : `${n} possible moves`),
  hint: 'advised',
  streak: n => (n === 1 ? 'played last' : `played ${n} times in a row`),
  rests: 'rests after three times in a row',
  left: n => (n === 1 ? '1 piece on the board' : `${n} pieces on the board`),
  placed: n => (n === 1 ? '1 piece placed' : `${n} pieces placed`),
  quiet: n =>
    n === 1 ? 'A draw at the next turn without a capture' : `A draw in ${n} turns without a capture`,
  keys: [
    ['+ −', 'turn the chosen piece, right or left'],
    ['M', 'show threats'],
    ['F', 'who beats whom'],
    ['P', 'show the square to your team'],
  ],
  tools: 'Help',
  threats: 'Threats',
  threatened: squares =>
    squares.length === 0 ? 'No piece is threatened.' : `Threatened: ${squares.join(', ')}.`,
  wheel: 'Who beats whom',
  wheelTitle: 'Who beats whom?',
  point: 'Show',
  pointNow: 'Tap the square to show.',
  brief: {
    piece: square => `Piece on ${square}`,
    flag: square => `Flag on ${square}`,
    pass: 'Passes',
  },
  placing,
};
