import { expect, it } from 'vitest';
import { language } from '../../../src/storage/settings.ts';

// Before the import: the first language set is the one `ready` waits for.
language.value = 'fr';
const { briefMove, ready } = await import('../../../src/games/tchako/text/words.ts');
await ready;

it.each([
  ['east', 0, 'E'],
  ['north, where South shoots', 1024, 'N'],
  ['south-west', 2560, 'SO'],
  ['almost east', 4090, 'E'],
])('a shot to the %s has its point of the compass, for players on both sides', (_, direction, point) => {
  expect(briefMove(`shoot s3 ${direction} 640`)).toMatch(new RegExp(`^■3 ${point} 64`));
});
