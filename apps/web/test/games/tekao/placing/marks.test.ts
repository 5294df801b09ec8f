import { readSquare } from '@tablee/tekao';
import { fr } from '@tablee/tekao/messages/fr';
import { expect, it } from 'vitest';
import { lastPlaced } from '../../../../src/games/tekao/placing/marks.tsx';
import { begin, play } from '../games.ts';

it('TEKAO-4 lastPlaced is the piece of the entry on the screen, not of a newer one', () => {
  const state = begin({ setup: 'arranged' });
  const past = [
    { n: 0, events: [] },
    { n: 1, events: play(state, 'FFFF@d1') },
  ];
  const props = {
    past,
    shown: { n: 2, state, events: play(state, 'FFFF@e8') },
    table: { seats: 2, options: {} },
    hands: [],
    bottom: 0,
    eyes: 'public',
    veiled: false,
    play: () => undefined,
    explain: () => undefined,
    hint: null,
    points: [],
    point: null,
    plans: [],
    plan: null,
    aims: [],
    aim: null,
    text: fr,
  } as const;
  expect(lastPlaced({ n: 2, props })?.square).toBe(readSquare('e8'));
  expect(lastPlaced({ n: 1, props })?.square).toBe(readSquare('d1'));
  expect(lastPlaced({ n: 0, props })).toBeNull();
});
