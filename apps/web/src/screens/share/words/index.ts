import { useLoaded } from '../../../page/later.tsx';
import { language } from '../../../storage/settings.ts';
import type { Words } from './fr.ts';

export type { Words } from './fr.ts';

const load = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};

/** Null until they are loaded. */
export function useWords(): Words | null {
  const chosen = language.value;
  const loaded = useLoaded<Words>(load[chosen], [chosen]);
  return loaded.state === 'ready' ? loaded.value : null;
}
