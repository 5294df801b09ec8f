import type { Language } from '../../settings.ts';
import type { Words } from './fr.ts';

export type { Words } from './fr.ts';

/** The screen's own words, one language at a time. */
export const loadWords: { readonly [L in Language]: () => Promise<Words> } = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};
