import { existsSync } from 'node:fs';
import { CARDS, LANGUAGES, loadRulesPage } from '@tablee/catalogue';
import { describe, expect, it } from 'vitest';
import { loadGallery } from '../../src/games/figures.ts';
import { loadView } from '../../src/games/views.ts';

/** The page finds the parts of a game by their file names: apps/web/src/games/README.md. */
describe.each(CARDS)('$id', ({ id }) => {
  it('has a view and an emblem', async () => {
    const view = await loadView(id);
    expect(view.Board).toBeTypeOf('function');
    expect(existsSync(new URL(`../../src/games/${id}/emblem.tsx`, import.meta.url))).toBe(true);
  });

  it.each(LANGUAGES)('draws every picture of its rules page, once (%s)', async language => {
    const [page, gallery] = await Promise.all([loadRulesPage(id, language), loadGallery(id, language)]);
    const named = page.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(p => p.figures ?? []));
    expect(named.toSorted()).toEqual(Object.keys(gallery?.figures ?? {}).toSorted());
    expect(named.toSorted()).toEqual(Object.keys(page.figures).toSorted());
  });
});

it('loads nothing for a game that does not exist', async () => {
  expect(await loadGallery('constructor', 'fr')).toBeNull();
  await expect(loadView('constructor')).rejects.toThrow('no view for constructor');
});
