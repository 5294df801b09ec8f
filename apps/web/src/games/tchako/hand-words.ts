import { boardWords } from '../board-words.ts';

/** Apart from the board's own words, which are read at first sight. */
export const { words: handWords, ready } = boardWords({
  fr: async () => (await import('./words-hand-fr.ts')).fr,
  en: async () => (await import('./words-hand-en.ts')).en,
});
