import { boardWords } from '../../board-words.ts';

export const { words, ready } = boardWords({
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
});
