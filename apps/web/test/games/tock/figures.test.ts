import { LANGUAGES, loadRulesPage } from '@tablee/catalogue';
import { FIGURES } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { loadGallery } from '../../../src/games/figures.ts';

describe('the pictures of the rules page', () => {
  it('are drawn for every name the page gives, and for no other', async () => {
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

  it('are only loaded where there are any', async () => {
    expect(await loadGallery('tchag', 'fr')).toBeNull();
    expect(await loadGallery('constructor', 'fr')).toBeNull();
  });
});
