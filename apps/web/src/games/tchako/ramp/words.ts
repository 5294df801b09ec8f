import { boardWords } from '../../board-words.ts';

export const { words, ready } = boardWords({
  fr: async () => (await import('./words-fr.ts')).fr,
  en: async () => (await import('./words-en.ts')).en,
});
