import { halfTurn } from '@tablee/tekao';
import { beforeAll, expect, it, vi } from 'vitest';
import { placeOf } from '../../../../src/games/tekao/geometry.ts';
import { follow } from '../../../../src/games/tekao/pieces.ts';
import { furnishPage } from '../../../drawer.ts';
import { begin } from './tables.ts';

beforeAll(() => {
  furnishPage();
  vi.stubGlobal('navigator', { language: 'fr' });
});

it('TEKAO-5 the lot is shown pair by pair: each piece falls with its half-turn image, onto its square', async () => {
  const { planLot } = await import('../../../../src/games/tekao/placing/lot.ts');
  const state = begin({ setup: 'mirrored' });
  const place = placeOf(false);
  const pieces = follow(null, { n: 0, state, events: [] });
  const motions = planLot(state, pieces, place);
  expect(motions).toHaveLength(18);
  const delayAt = new Map(motions.map(({ id, delay }) => [pieces.find(p => p.id === id)!.at, delay]));
  for (const [square, delay] of delayAt) expect(delayAt.get(halfTurn(square))).toBe(delay);
  expect(new Set(delayAt.values()).size).toBe(9);
  for (const { id, frames } of motions) {
    const { x, y } = place(pieces.find(p => p.id === id)!.at);
    expect(frames.at(-1)!.transform).toBe(`translate(${x}px, ${y}px) scale(1)`);
  }
});
