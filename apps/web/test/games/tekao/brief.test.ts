import { beforeAll, expect, it } from 'vitest';
import { briefMove } from '../../../src/games/tekao/brief.ts';
import { ready } from '../../../src/games/tekao/words.ts';
import { language } from '../../../src/settings.ts';

beforeAll(async () => {
  language.value = 'fr';
  await ready;
});

it.each([
  ['PAGT@e2', 'Pion en e2'],
  ['FFFF@h1', 'Drapeau en h1'],
  ['e2n3', 'e2 → e5'],
  ['f7+', 'f7 ↻'],
  ['f7-', 'f7 ↺'],
  ['pass', 'Passe'],
  ['what?', 'what?'],
])('the list of moves shows %s as %s', (move, brief) => {
  expect(briefMove(move)).toBe(brief);
});
