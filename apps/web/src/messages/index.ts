import { signal } from '@preact/signals';
import { type Language, language } from '../storage/settings.ts';
import type { Messages } from './fr.ts';

export type { Messages } from './fr.ts';

const load: { readonly [L in Language]: () => Promise<Messages> } = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};

const current = signal<Messages | null>(null);

/** The page's words in the reader's language. Whoever reads them in a component follows a change of language. */
export function words(): Messages {
  if (!current.value) throw new Error('the words are read before they are loaded');
  return current.value;
}

/** Loads the words, and again whenever the language changes. Resolves once there are any. */
export function loadWords(): Promise<void> {
  return new Promise((ready, failed) => {
    language.subscribe(chosen => {
      load[chosen]().then(loaded => {
        if (language.peek() !== chosen) return;
        document.documentElement.lang = chosen;
        current.value = loaded;
        ready();
      }, failed);
    });
  });
}
