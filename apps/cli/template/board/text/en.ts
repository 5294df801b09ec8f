import type { Words } from './fr.ts';

export const en: Words = {
  board: 'The three heaps of Gameid',
  stone: (move, level) => `${move} (from stone ${level} up)`,
  gone: 'Stone taken',
  left: n => (n === 1 ? '1 stone left' : `${n} stones left`),
};
