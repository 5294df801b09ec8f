import { expect, it, vi } from 'vitest';
import { fr } from '../../../src/games/tchako/text/fr.ts';
import { briefMove, words } from '../../../src/games/tchako/text/words.ts';
import { language } from '../../../src/storage/settings.ts';

// Another file of this worker may have loaded the words of another language before.
language.value = 'fr';
await vi.waitFor(() => expect(words()).toBe(fr));

it.each([
  ['east', 0, 'E'],
  ['north, where South shoots', 1024, 'N'],
  ['south-west', 2560, 'SO'],
  ['almost east', 4090, 'E'],
])('a shot to the %s has its point of the compass, for players on both sides', (_, direction, point) => {
  expect(briefMove(`shoot s3 ${direction} 640`)).toMatch(new RegExp(`^■3 ${point} 64`));
});
