import { LANGUAGES, loadRulesPage } from '@tablee/catalogue';
import { FIGURES } from '@tablee/tchang';
import { describe, expect, it } from 'vitest';
import { loadGallery } from '../../../src/games/figures.ts';

describe('the figures of the rules page', () => {
  it.each(LANGUAGES)('match the names used by the page (%s)', async language => {
    const [page, gallery] = await Promise.all([
      loadRulesPage('tchang', language),
      loadGallery('tchang', language),
    ]);
    const named = page.sections.flatMap(section => section.paragraphs.flatMap(p => p.figures ?? []));
    expect([...named].sort()).toEqual(Object.keys(gallery?.figures ?? {}).sort());
    expect(named).toHaveLength(FIGURES.length);
    expect(gallery?.live).toEqual(['wander', 'riddle']);
    expect(gallery?.text.name).toBe('T’Chang');
  });
});
