import { signal } from '@preact/signals';
import { type Language, language } from '../storage/settings.ts';
import type { ProblemMessages } from './fr-problems.ts';

const load: { readonly [L in Language]: () => Promise<ProblemMessages> } = {
  fr: async () => (await import('./fr-problems.ts')).frProblems,
  en: async () => (await import('./en-problems.ts')).enProblems,
};

const current = signal<{ readonly [key: string]: string }>({});

// As soon as something is loaded that talks to the server: they are needed at once when it objects.
language.subscribe(chosen => {
  load[chosen]().then(
    loaded => {
      if (language.peek() === chosen) current.value = loaded;
    },
    // Without them the server's own sentence is shown.
    () => {},
  );
});

/** What to say about an objection of the server; null where other words fit, or these have not arrived. */
export const serverProblem = (key: string): string | null => current.value[key] ?? null;
