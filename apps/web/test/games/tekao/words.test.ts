import { expect, it } from 'vitest';
import { language } from '../../../src/storage/settings.ts';

// Before the import: the first language set is the one `ready` waits for.
language.value = 'fr';
const { briefMove, ready } = await import('../../../src/games/tekao/text/words.ts');
await ready;

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
