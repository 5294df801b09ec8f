import { expectOpen } from '@tablee/conform/testkit';
import { refereeOnly } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tchag } from '../src/index.ts';

describe('open information', () => {
  it('all eyes see the same state and events, at every step', () => {
    expectOpen(tchag, { seats: 2, options: { start: 'diamond' } });
  });

  it('a view is a copy: changing it does not change the state', () => {
    const { state } = tchag.setup({ seats: 2, options: { start: 'rows' } }, refereeOnly);
    const text = tchag.writeState(state);
    const view = tchag.redact(state, 'public');
    tchag.apply(view, 0, tchag.idle(view, 0, refereeOnly), refereeOnly);
    expect(tchag.writeState(state)).toBe(text);
  });
});
