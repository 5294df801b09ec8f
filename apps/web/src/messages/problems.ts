import { signal } from '@preact/signals';
import type { ServerProblemKey } from '@tablee/wire';
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

/** Problems that one text explains: wrong settings, wrong records, and what only a faulty page asks for. */
const SHARED: { readonly [key: string]: keyof ProblemMessages } = {
  ...all('options-value', 'seats', 'options-shape', 'options-unknown', 'clock', 'clock-seats'),
  ...all('record', 'record-game', 'record-options', 'record-move', 'record-act', 'record-luck'),
  ...all('record', 'seal', 'pick', 'outcome'),
  ...all('bug', 'no-route', 'too-large', 'content-type', 'too-many-watched', 'watch-first', 'origin'),
};

function all(text: keyof ProblemMessages, ...keys: readonly ServerProblemKey[]) {
  return Object.fromEntries(keys.map(key => [key, text]));
}

/** The text for a problem of the server; null if other texts apply or it is not loaded. */
export const serverProblem = (key: string): string | null => current.value[SHARED[key] ?? key] ?? null;
