import { expectOpen } from '@tablee/conform/testkit';
import { describe, expect, it } from 'vitest';
import { tchang } from '../src/index.ts';
import { at, fields, moves, read, start, tableFor } from './draw.ts';

describe('faces that lie down are unknown to all', () => {
  it('TCHANG-2 all eyes see the same, are told the same, and the state holds no face', () => {
    expectOpen(tchang, tableFor());
  });

  it('TCHANG-8 a face is drawn when it is turned: the same state can continue with every face', () => {
    const shown = Array.from({ length: 19 }, (_, pick) => {
      const s = at({ pawns: { r: 'b1:1' }, statues: { b2: '?' } });
      tchang.apply(s, 0, read('r:b1-b2'), { pick: () => pick });
      return fields(s).statues.b2;
    });
    expect(new Set(shown).size).toBe(11);
  });

  it('TCHANG-6 a move that turns something cannot be taken back, a step on bare ground can', () => {
    const { state } = start();
    const bare = (move: string): boolean => {
      const { statues, stones } = fields(state);
      return !(move.slice(5) in statues) && !(move.slice(5) in stones);
    };
    for (const move of moves(state).filter(m => m.startsWith('r:')))
      expect(tchang.binding(state, read(move)), move).toBe(!bare(move));
    expect(tchang.binding(state, read('r>g:1@d4'))).toBe(false);
    expect(tchang.binding(start({ placement: 'manual' }).state, read('auto'))).toBe(true);
  });
});
