import { LANGUAGES, loadRulesPage } from '@tablee/catalogue';
import { beats, FIGURES, FLAG, STRONGER_THAN } from '@tablee/tekao';
import { describe, expect, it } from 'vitest';
import { loadGallery } from '../../../src/games/figures.ts';
import { CLOCKWISE } from '../../../src/games/tekao/strength/strength-chart.tsx';

describe('pictures of the rules page', () => {
  it.each(LANGUAGES)('exist for every name on the page (%s), and for no other', async language => {
    const [page, gallery] = await Promise.all([
      loadRulesPage('tekao', language),
      loadGallery('tekao', language),
    ]);
    const named = page.sections.flatMap(section => section.paragraphs.flatMap(p => p.figures ?? []));
    expect([...named].sort()).toEqual(Object.keys(gallery?.figures ?? {}).sort());
    expect(named).toHaveLength(FIGURES.length);
    expect(gallery?.live).toEqual(['example']);
    expect(gallery?.text.name).toBe('Tekao');
  });
});

describe('strength diagram', () => {
  it('TEKAO-3 shows exactly the pairs of the rules: each weapon beats the next one and the flag', () => {
    const next = CLOCKWISE.map(
      (weapon, i) => [weapon, CLOCKWISE[(i + 1) % CLOCKWISE.length] ?? FLAG] as const,
    );
    const across = CLOCKWISE.map(
      (weapon, i) => [weapon, CLOCKWISE[(i + 2) % CLOCKWISE.length] ?? FLAG] as const,
    );
    expect(next.every(([mine, theirs]) => beats(mine, theirs))).toBe(true);
    expect(CLOCKWISE.every(weapon => beats(weapon, FLAG))).toBe(true);
    const drawn =
      next.length + CLOCKWISE.length + across.filter(([mine, theirs]) => beats(mine, theirs)).length;
    expect(drawn).toBe(Object.values(STRONGER_THAN).flat().length);
  });
});
