import { halfTurn } from '@tablee/tekao';
import { beforeAll, expect, it, vi } from 'vitest';
import { placeOf } from '../../../src/games/tekao/draw/geometry.ts';
import { follow } from '../../../src/games/tekao/draw/pieces.ts';
import { stubBrowser } from '../../browser.ts';
import { begin } from './games.ts';

beforeAll(() => {
  stubBrowser();
  vi.stubGlobal('navigator', { language: 'fr' });
});

it('TEKAO-5 a mirrored set-up is dealt in pairs: each piece drops together with its half-turn image', async () => {
  const { planDeal } = await import('../../../src/games/tekao/motion/start-end.tsx');
  const state = begin({ setup: 'mirrored' });
  const place = placeOf(false);
  const pieces = follow(null, { n: 0, state, events: [] });
  const motions = planDeal(state, pieces, place);
  expect(motions).toHaveLength(18);
  const delayAt = new Map(motions.map(({ id, delay }) => [pieces.find(p => p.id === id)!.at, delay]));
  for (const [square, delay] of delayAt) expect(delayAt.get(halfTurn(square))).toBe(delay);
  expect(new Set(delayAt.values()).size).toBe(9);
  for (const { id, frames } of motions) {
    const { x, y } = place(pieces.find(p => p.id === id)!.at);
    expect(frames.at(-1)!.transform).toBe(`translate(${x}px, ${y}px) scale(1)`);
  }
});
