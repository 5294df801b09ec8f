import { CARDS, LANGUAGES, loadWords } from '@tablee/catalogue';
import { expect, it } from 'vitest';

it.each(CARDS.flatMap(({ id }) => LANGUAGES.map(language => [id, language] as const)))(
  'the aim of %s in one line, %s: two or three short lines on a phone',
  async (id, language) => {
    const { inBrief } = await loadWords(id, language);
    expect(inBrief).toMatch(/^.{20,62}\.$/);
  },
);
