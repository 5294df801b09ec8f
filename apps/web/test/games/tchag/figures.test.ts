import { LANGUAGES, loadRulesPage } from '@tablee/catalogue';
import { FIGURES, isSound, pendingRepairs, tchag } from '@tablee/tchag';
import { describe, expect, it } from 'vitest';
import { loadGallery } from '../../../src/games/figures.ts';
import { PANELS } from '../../../src/games/tchag/figures/positions.ts';

describe('pictures of the rules page', () => {
  it.each(LANGUAGES)('exist for every name on the page (%s), and for no other', async language => {
    const [page, gallery] = await Promise.all([
      loadRulesPage('tchag', language),
      loadGallery('tchag', language),
    ]);
    const named = [...page.sections, page.readings].flatMap(part =>
      part.paragraphs.flatMap(p => p.figures ?? []),
    );
    expect([...named].sort()).toEqual(Object.keys(gallery?.figures ?? {}).sort());
    expect(named).toHaveLength(FIGURES.length);
  });

  it('TCHAG-2 show the two starts of the rules', () => {
    for (const [figure, start] of [
      ['start', 'rows'],
      ['diamond', 'diamond'],
    ] as const) {
      const { state } = tchag.setup({ seats: 2, options: { start } }, { pick: () => 0 });
      expect(tchag.writeState(PANELS[figure].state)).toBe(tchag.writeState(state));
    }
  });

  it('TCHAG-3 mark four stones around a pawn on black, and four around one on grey', () => {
    const spelt = (figure: 'straight' | 'diagonal'): string[] =>
      Array.from(tchag.moves(PANELS[figure].state, 0), move => tchag.writeMove(move));
    expect(spelt('straight')).toEqual(['c3c2', 'c3b3', 'c3d3', 'c3c4']);
    expect(spelt('diagonal')).toEqual(['c4b3', 'c4d3', 'c4b5', 'c4d5']);
  });

  it('TCHAG-6 show a gap that either side can close', () => {
    const open = PANELS['gap-open'].state;
    expect(pendingRepairs(open).gaps).toHaveLength(1);
    expect(Array.from(tchag.moves(open, 0), move => tchag.writeMove(move))).toEqual(['c2>', 'e2<']);
    expect(isSound(PANELS['gap-closed'].state.lines)).toBe(true);
  });

  it('TCHAG-8 show two islands without a gap, and one field after the slide', () => {
    const apart = PANELS['isles-apart'].state;
    expect(pendingRepairs(apart).gaps).toEqual([]);
    expect(isSound(apart.lines)).toBe(false);
    expect(isSound(PANELS['isles-joined'].state.lines)).toBe(true);
    expect(tchag.writeMove(PANELS['isles-apart'].move!)).toBe('=b4>');
  });
});
