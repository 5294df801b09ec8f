import { LANGUAGES, loadRulesPage } from '@tablee/catalogue';
import { FIGURES } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { loadGallery } from '../../../src/games/figures.ts';

describe('figures of the rules page', () => {
  it('there is exactly one per name on the page', async () => {
    for (const language of LANGUAGES) {
      const [page, gallery] = await Promise.all([
        loadRulesPage('tock', language),
        loadGallery('tock', language),
      ]);
      const named = page.sections.flatMap(section => section.paragraphs.flatMap(p => p.figures ?? []));
      expect([...named].sort()).toEqual(Object.keys(gallery?.figures ?? {}).sort());
      expect(named).toHaveLength(FIGURES.length);
      expect(gallery?.text.name).toBe('Tock');
    }
  });

  it('an unknown game has no gallery', async () => {
    expect(await loadGallery('constructor', 'fr')).toBeNull();
  });
});
