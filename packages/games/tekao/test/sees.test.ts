import { expectOpen } from '@tablee/conform/testkit';
import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tekao } from '../src/index.ts';
import { field, tableFor } from './draw.ts';

describe('open information', () => {
  it('TEKAO-4 all eyes see the same state and events, including drawn pieces', () => {
    expectOpen(tekao, tableFor({ seats: 4 }));
  });

  it('TEKAO-4 the order of the bag is not stored: the same state continues with different draws', () => {
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
