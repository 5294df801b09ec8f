import { type Eyes, refereeOnly, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { isOver, tchag } from '../src/index.ts';

const EVERYONE: readonly Eyes[] = [0, 1, 'public', 'referee'];

describe('everything lies open', () => {
  it('all eyes see the same state and are told the same, at every step', () => {
    const chance = searchChance(8);
    const { state } = tchag.setup({ seats: 2, options: { start: 'diamond' } }, refereeOnly);
    while (!isOver(state)) {
      for (const eyes of EVERYONE) {
        const view = tchag.redact(state, eyes);
        expect(view).toEqual(state);
        expect(view).not.toBe(state);
        for (const seat of [0, 1]) expect(tchag.moves(view, seat)).toEqual(tchag.moves(state, seat));
      }
      const events = tchag.apply(state, state.side, tchag.sample(state, state.side, chance), refereeOnly);
      for (const e of events) for (const eyes of EVERYONE) expect(tchag.tell(e, eyes)).toEqual(e);
    }
  });

  it('a view is a copy: changing it changes nothing at the table', () => {
    const { state } = tchag.setup({ seats: 2, options: { start: 'rows' } }, refereeOnly);
    const text = tchag.writeState(state);
    const view = tchag.redact(state, 'public');
    tchag.apply(view, 0, tchag.idle(view, 0, refereeOnly), refereeOnly);
    expect(tchag.writeState(state)).toBe(text);
  });

  it('the only truth behind a view is the view', () => {
    const { state } = tchag.setup({ seats: 2, options: { start: 'rows' } }, refereeOnly);
    const imagined = tchag.imagine(tchag.redact(state, 1), 1, refereeOnly);
    expect(imagined).toEqual(state);
  });
});
