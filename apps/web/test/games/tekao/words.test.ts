import { expect, it, vi } from 'vitest';
import { fr } from '../../../src/games/tekao/text/fr.ts';
import { briefMove, words } from '../../../src/games/tekao/text/words.ts';
import { language } from '../../../src/storage/settings.ts';

// Another file of this worker may have loaded the words of another language before.
language.value = 'fr';
await vi.waitFor(() => expect(words()).toBe(fr));

it.each([
  ['PAGT@e2', 'Pion en e2'],
  ['FFFF@h1', 'Drapeau en h1'],
  ['e2n3', 'e2 → e5'],
  ['f7+', 'f7 ↻'],
  ['f7-', 'f7 ↺'],
  ['pass', 'Passe'],
  ['what?', 'what?'],
])('briefMove writes %s as %s', (move, brief) => {
  expect(briefMove(move)).toBe(brief);
});
