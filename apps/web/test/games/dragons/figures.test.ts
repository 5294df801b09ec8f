import { LANGUAGES, loadRulesPage } from '@tablee/catalogue';
import { FIGURES } from '@tablee/dragons';
import { expect, it } from 'vitest';
import { loadGallery } from '../../../src/games/figures.ts';

it.each(LANGUAGES)('every figure is named once by the rules page and drawn (%s)', async language => {
  const [page, gallery] = await Promise.all([
    loadRulesPage('dragons', language),
    loadGallery('dragons', language),
  ]);
  const named = page.sections.flatMap(section => section.paragraphs.flatMap(p => p.figures ?? []));
  expect([...named].sort()).toEqual([...FIGURES].sort());
  expect(Object.keys(gallery?.figures ?? {}).sort()).toEqual([...FIGURES].sort());
});
