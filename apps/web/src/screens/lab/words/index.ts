import { type Loaded, useLoaded } from '../../../page/later.tsx';
import { type Language, language } from '../../../storage/settings.ts';
import type { Words } from './fr.ts';

export type { Words } from './fr.ts';

export const load: { readonly [L in Language]: () => Promise<Words> } = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};

export function useWords(): Loaded<Words> {
  const chosen = language.value;
  return useLoaded(load[chosen], [chosen]);
}
