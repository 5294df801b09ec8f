import { beforeEach, describe, expect, it } from 'vitest';
import { readFormation } from '../../../../src/games/tekao/placing/formation.ts';
import { keepDraft, takeDraft } from '../../../../src/games/tekao/placing/kept-draft.ts';
import { keep, keysUnder } from '../../../../src/storage/store.ts';
import { furnishPage } from '../../../drawer.ts';
import { begin } from './tables.ts';

beforeEach(furnishPage);
const part = readFormation('b1:PTAG,g1:FFFF')!;

describe('TEKAO-5 a draft at work', () => {
  it('comes back at a table with the same pieces and home, to the side that made it', () => {
    keepDraft(begin({ setup: 'arranged' }).variant, 1, part);
    expect(takeDraft(begin({ setup: 'arranged' }, 4).variant, 1)).toEqual(part);
    expect(takeDraft(begin({ setup: 'arranged' }).variant, 0)).toEqual([]);
    expect(takeDraft(begin({ setup: 'arranged', home: 'narrow' }).variant, 1)).toEqual([]);
    expect(takeDraft(begin({ setup: 'arranged', armoury: 'twins' }).variant, 1)).toEqual([]);
  });

  it('leaves nothing behind once it is empty', () => {
    const { variant } = begin();
    keepDraft(variant, 0, part);
    keepDraft(variant, 0, []);
    expect(keysUnder('draft.')).toEqual([]);
  });

  it('is none when what is kept is no formation', () => {
    const { variant } = begin();
    keepDraft(variant, 0, part);
    for (const key of keysUnder('draft.')) keep(key, 'b1:PTAG,b1:FFFF');
    expect(takeDraft(variant, 0)).toEqual([]);
  });
});
