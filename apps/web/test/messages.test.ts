import { describe, expect, it } from 'vitest';
import { fr } from '../src/messages/fr.ts';
import { fr as about } from '../src/screens/about/words/fr.ts';
import { fr as clock } from '../src/screens/clock/words/fr.ts';
import { fr as modes } from '../src/screens/modes/words/fr.ts';

/** These format what they are given through Intl and say nothing themselves. */
const FORMATS = ['and', 'when', 'percent'];

/** All texts within messages, however deep; those that need words or numbers are given twos. */
function* texts(within: unknown, name = ''): Generator<string> {
  if (typeof within === 'string') yield within;
  else if (typeof within === 'function' && !FORMATS.includes(name)) yield String(within(2, 2, 2));
  else if (typeof within === 'object' && within !== null)
    for (const [key, part] of Object.entries(within)) yield* texts(part, key);
}

describe('French', () => {
  it('never leaves ; : ! ? or a quotation mark alone at the beginning of a line', () => {
    const said = [...texts(fr), ...texts(about), ...texts(clock), ...texts(modes)];
    expect(said.length).toBeGreaterThan(200);
    for (const text of said) expect(text).not.toMatch(/ [;:!?»]|« /);
  });
});
