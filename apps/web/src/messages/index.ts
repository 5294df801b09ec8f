import { signal } from '@preact/signals';
import { type Language, language } from '../storage/settings.ts';
import type { Messages } from './fr.ts';

export type { Messages } from './fr.ts';

const load: { readonly [L in Language]: () => Promise<Messages> } = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
};

const current = signal<Messages | null>(null);

/** The texts in the current language. Components that read them follow a change of language. */
export function words(): Messages {
  if (!current.value) throw new Error('the words are read before they are loaded');
  return current.value;
}

/** Loads the texts again after every change of language. Resolves after the first load. */
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
