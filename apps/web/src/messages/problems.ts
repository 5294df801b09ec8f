import { signal } from '@preact/signals';
import { type Language, language } from '../storage/settings.ts';
import type { ProblemMessages } from './fr-problems.ts';

const load: { readonly [L in Language]: () => Promise<ProblemMessages> } = {
  fr: async () => (await import('./fr-problems.ts')).frProblems,
  en: async () => (await import('./en-problems.ts')).enProblems,
};

const current = signal<{ readonly [key: string]: string }>({});

// Loaded in advance, so that a problem can be shown at once.
language.subscribe(chosen => {
  load[chosen]().then(
    loaded => {
      if (language.peek() === chosen) current.value = loaded;
    },
    // Without these texts the sentence of the server is shown.
    () => {},
  );
});

/** The text for a problem of the server; null if other texts apply or it is not loaded. */
export const serverProblem = (key: string): string | null => current.value[key] ?? null;

/** One text explains all wrong records, another all wrong settings; the rest is asked for by a faulty page only. */
export function commonProblem(key: string): string | null {
  if (/^(record|seal|pick|outcome)/.test(key)) return serverProblem('record');
  return serverProblem(/^(options|clock|seats)/.test(key) ? 'options-value' : 'bug');
}
