import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tock, tockRules1 } from '../src/index.ts';
import { comparePly } from './compare.ts';
import { type Said, tableFor } from './draw.ts';
import { sketch } from './sketch.ts';

/** LONG=20 in the environment plays 20 times as many games. */
const LONG = Number(process.env.LONG ?? 1);

const VARIANTS: readonly Said[] = [
  {},
  { teams: false },
  { seats: 3 },
  { seats: 3, deal: 'hands' },
  { seats: 2 },
  { seats: 2, deal: 'hands' },
  { seats: 2, colourOrder: 'alternate' },
  { seats: 2, colourOrder: 'alternate', deal: 'hands', houseEntry: 'choice' },
  { houseEntry: 'choice' },
  { selfCapture: true },
  { selfCapture: true, houseEntry: 'choice', teams: false },
  { seats: 2, selfCapture: true, fastStart: true },
  { fastStart: true, selfCapture: true },
  { seats: 3, fastStart: true, houseEntry: 'choice' },
];

describe.each([tock, tockRules1])('rules $rules and the reference implementation agree', game => {
  it.each(VARIANTS)(
    'on every list of moves and every position of random games: %j',
    {
      timeout: 600_000,
    },
    said => {
      for (let n = 0; n < 2 * LONG; n++) {
        const chance = searchChance(1000 + n);
        const { state } = game.setup(tableFor(said), chance);
        for (let ply = 0; ply < 300 && game.actors(state).length > 0; ply++)
          comparePly(game, state, said, chance);
      }
    },
  );

  it.each(VARIANTS)('on random positions: %j', { timeout: 600_000 }, said => {
    let compared = 0;
    for (let seed = 0; seed < 40 * LONG; seed++) {
      const chance = searchChance(5000 + seed);
      const text = sketch(said, chance);
      if (text === null) continue;
      compared++;
      comparePly(game, game.readState(text, tableFor(said)), said, chance);
    }
    expect(compared).toBeGreaterThan(25 * LONG);
  });

  const others: readonly Said[] = [{ teams: false }, { houseEntry: 'choice' }, { selfCapture: true }];
  it.each(others)('a different rule is detected: %j', said => {
    const compareAll = (): void => {
      for (let seed = 0; seed < 40; seed++) {
        const chance = searchChance(seed);
        const text = sketch({}, chance);
        if (text !== null) comparePly(game, game.readState(text, tableFor()), said, chance);
      }
    };
    expect(compareAll).toThrow(/expected/);
  });
});

it('TOCK-14 the reference implementation tells rules 1 from rules 2 with two players', () => {
  const said: Said = { seats: 2, deal: 'hands' };
  const compareAll = (): void => {
    for (let seed = 0; seed < 200; seed++) {
      const chance = searchChance(seed);
      const text = sketch(said, chance);
      if (text !== null) comparePly(tock, tockRules1.readState(text, tableFor(said)), said, chance);
    }
  };
  expect(compareAll).toThrow(/expected/);
});
