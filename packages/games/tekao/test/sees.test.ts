import { type Eyes, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { isOver, seatToMove, tekao } from '../src/index.ts';
import { field, tableFor } from './draw.ts';

const EVERYONE: readonly Eyes[] = [0, 1, 2, 3, 'public', 'referee'];

describe('everything lies open', () => {
  it('TEKAO-4 all eyes see the same state and are told the same, drawing included', () => {
    const chance = searchChance(8);
    const { state } = tekao.setup(tableFor({ seats: 4 }), chance);
    while (!isOver(state)) {
      const seat = seatToMove(state);
      for (const eyes of EVERYONE) {
        const view = tekao.redact(state, eyes);
        expect(view).toEqual(state);
        expect(view).not.toBe(state);
        expect(tekao.imagine(view, seat, chance)).toEqual(state);
      }
      for (const e of tekao.apply(state, seat, tekao.sample(state, seat, chance), chance))
        for (const eyes of EVERYONE) expect(tekao.tell(e, eyes)).toEqual(e);
    }
  });

  it('TEKAO-4 the order of the bag is nowhere: the same state goes on with different draws', () => {
    const { state } = tekao.setup(tableFor(), searchChance(1));
    const m = tekao.sample(state, 0, searchChance(1));
    const drawn = new Set<string>();
    for (let pick = 0; pick < 9; pick++) {
      const next = tekao.clone(state);
      tekao.apply(next, 0, m, { pick: () => pick });
      drawn.add(field(next, 'drawn'));
    }
    expect([...drawn].sort()).toEqual(['FFFF', 'PAGT', 'PATG', 'PGAT', 'PGTA', 'PTAG', 'PTGA']);
  });
});
