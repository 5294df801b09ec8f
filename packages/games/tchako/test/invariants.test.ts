import { searchChance } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { captureFrom } from '../src/control.ts';
import { bandsOf, homeOf, isSet, listMoves, PUCKS, type State, sizeOf, tchako } from '../src/index.ts';
import { checkLying, checkSet } from '../src/reading-pucks.ts';
import { tableWith } from './draw.ts';

const TABLES = [
  {},
  { triangle: true, depot: true },
  { carrisk: true, strategic: true },
  { anarchy: true },
  { sumo: true, sudden: 'creations', suddenCreations: 3 },
] as const;

function check(s: State): void {
  checkLying(s);
  checkSet(s);
  expect(s.points).toBeGreaterThanOrEqual(0);
  expect(s.set & ~s.here).toBe(0);
  expect(s.shot & ~s.here).toBe(0);
  for (const puck of PUCKS) {
    if (isSet(s, puck)) expect(homeOf(s, puck)).toBeGreaterThanOrEqual(0);
    if ((s.here & (1 << puck)) === 0) expect([s.x[puck], s.y[puck]]).toEqual([0, 0]);
  }
  expect(bandsOf(s.laid).length).toBeLessThanOrEqual(10);
  if (s.number > 0 && !s.end) expect(s.captured).toBe(captureFrom(s.began, s.turn));
}

it('TCHAKO-21 TCHAKO-24 whatever is played, nothing overlaps, nothing is lost and every position reads back', () => {
  const chance = searchChance(7);
  for (const options of TABLES) {
    const { state } = tchako.setup(tableWith(options), chance);
    for (let n = 0; n < 60 && !tchako.outcome(state); n++) {
      const before = sizeOf(state.here);
      const news = tchako.apply(state, state.turn, tchako.sample(state, state.turn, chance), chance);
      check(state);
      const gone = news.filter(e => e.kind === 'gone').length;
      const created = news.filter(e => e.kind === 'created').length;
      expect(sizeOf(state.here)).toBe(before - gone + created);
      expect(tchako.writeState(tchako.readState(tchako.writeState(state)))).toBe(tchako.writeState(state));
      expect([...listMoves(state, 1 - state.turn)]).toEqual([]);
    }
  }
}, 20_000);

it('TCHAKO-20 mirrored east to west, a shot leads to the mirrored position', () => {
  const chance = searchChance(11);
  for (let n = 0; n < 30; n++) {
    const { state } = tchako.setup(tableWith(), chance);
    const direction = chance.pick(4096);
    const power = 1 + chance.pick(900);
    const mirrored = tchako.clone(state);
    const shot = { kind: 'shoot', puck: 1, power, dx: 0, dy: 0, loaded: false } as const;
    tchako.apply(state, 0, { ...shot, direction }, chance);
    tchako.apply(mirrored, 0, { ...shot, direction: (2048 - direction + 4096) % 4096 }, chance);
    // The pucks of the left and right base change places.
    const swap = (puck: number): number => (puck % 12 < 3 ? puck - (puck % 12) + 2 - (puck % 12) : puck);
    for (const puck of PUCKS) {
      expect(mirrored.x[swap(puck)]! + 0).toBe(-state.x[puck]! + 0);
      expect(mirrored.y[swap(puck)]).toBe(state.y[puck]);
    }
  }
});
