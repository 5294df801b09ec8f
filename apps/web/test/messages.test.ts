import { REFUSAL_KEYS } from '@tablee/table';
import { SERVER_PROBLEM_KEYS } from '@tablee/wire';
import { describe, expect, it, vi } from 'vitest';
import { enProblems } from '../src/messages/en-problems.ts';
import { fr } from '../src/messages/fr.ts';
import { frProblems } from '../src/messages/fr-problems.ts';
import { loadWords } from '../src/messages/index.ts';
import { serverProblem } from '../src/messages/problems.ts';
import { fr as about } from '../src/screens/about/words/fr.ts';
import { fr as clock } from '../src/screens/clock/words/fr.ts';
import { fr as erase } from '../src/screens/erase/words/fr.ts';
import { fr as lab } from '../src/screens/lab/words/fr.ts';
import { fr as person } from '../src/screens/person/words/fr.ts';
import { sayProblem } from '../src/screens/problem-text.ts';
import { fr as modes } from '../src/screens/setup/composer/words/fr.ts';
import { fr as absence } from '../src/screens/table/absence/words/fr.ts';
import { fr as dialogs } from '../src/screens/table/dialogs/words/fr.ts';
import { fr as reach } from '../src/screens/table/reach/words/fr.ts';
import { language } from '../src/storage/settings.ts';

/** Formatters without text of their own. */
const FORMATS = ['and', 'when', 'percent'];

/** All texts in the messages; functions are called with 2 for each argument. */
function* texts(within: unknown, name = ''): Generator<string> {
  if (typeof within === 'string') yield within;
  else if (typeof within === 'function' && !FORMATS.includes(name)) yield String(within(2, 2, 2));
  else if (typeof within === 'object' && within !== null)
    for (const [key, part] of Object.entries(within)) yield* texts(part, key);
}

describe('French', () => {
  it('never leaves ; : ! ? or a quotation mark alone at the start of a line', () => {
    const parts = [fr, frProblems, about, absence, clock, dialogs, erase, lab, modes, person, reach];
    const said = parts.flatMap(part => [...texts(part)]);
    expect(said.length).toBeGreaterThan(200);
    for (const text of said) expect(text).not.toMatch(/ [;:!?»]|« /);
  });
});

describe('problems of the server', () => {
  it('have a text in every language', async () => {
    language.value = 'fr';
    await vi.waitFor(() => expect(serverProblem('name-taken')).toBe(frProblems['name-taken']));
    language.value = 'en';
    await vi.waitFor(() => expect(serverProblem('name-taken')).toBe(enProblems['name-taken']));
    expect(serverProblem('no-table')).toBeNull();
    // Stays for the other files of this worker: words are loaded again whenever a test changes the language.
    Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
    await loadWords();
    for (const key of [...REFUSAL_KEYS, ...SERVER_PROBLEM_KEYS]) {
      const shown = sayProblem({ status: 400, rule: 'TABLE', key, sentence: 'as the server says it' });
      expect(shown, key).not.toContain('as the server says it');
    }
    for (const key of Object.keys(frProblems))
      expect([...REFUSAL_KEYS, ...SERVER_PROBLEM_KEYS]).toContain(key);
  });
});
