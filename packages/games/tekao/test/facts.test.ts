import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  isOver,
  listActions,
  listMoves,
  restingSquare,
  seatToMove,
  sideToMove,
  tekao,
} from '../src/index.ts';
import { at, tableFor } from './draw.ts';

const GAMES = 1500;

/** Statistics of random play: an unintended change of a rule shows here first. */
function measure() {
  const chance = searchChance(31);
  const list: number[] = [];
  let [turns, choices, flags, blue] = [0, 0, 0, 0];
  for (let game = 0; game < GAMES; game++) {
    const { state } = tekao.setup(tableFor(), chance);
    while (!isOver(state)) {
      const seat = seatToMove(state);
      if (state.phase === 'battle') {
        turns++;
        choices += listActions(state, list);
      }
      tekao.apply(state, seat, tekao.sample(state, seat, chance), chance);
    }
    if (state.phase === 'flag') flags++;
    blue += tekao.outcome(state)!.payoff[0]!;
  }
  return { turns: turns / GAMES, choices: choices / turns, flags: flags / GAMES, blue: blue / GAMES };
}

describe('random play', () => {
  it('lasts about 116 turns, ends with a flag in 96 of 100 games, and favours no side', () => {
    const found = measure();
    const about = (value: number, wanted: number, give: number) => {
      expect(value).toBeGreaterThan(wanted - give);
      expect(value).toBeLessThan(wanted + give);
    };
    about(found.turns, 116, 6);
    about(found.choices, 38.4, 1);
    about(found.flags, 0.96, 0.02);
    about(found.blue, 0.5, 0.05);
  });

  it('picks every legal move equally often, sampled or listed', () => {
    const chance = searchChance(12);
    for (const s of [
      at('b:d4:PTAG,b2:GATP y:d6:TTTT'),
      at('b:a1:FFFF,a2:PTAG,d4:GGGG streak=d4:3/-'),
      at('b:a1:FFFF y:a3:TTTT,h8:FFFF'),
    ]) {
      const moves = listMoves(s);
      const counts = new Map(moves.map(m => [m, 0]));
      const each = 1000;
      for (let i = 0; i < moves.length * each; i++) {
        const m = tekao.sample(s, seatToMove(s), chance);
        counts.set(m, counts.get(m)! + 1);
      }
      for (const [m, n] of counts) expect(Math.abs(n - each), tekao.writeMove(m)).toBeLessThan(160);
    }
  });

  it('never moves a resting piece, and passes when no other move exists', () => {
    const resting = at('b:d4:PTAG,b2:GATP streak=d4:3/-');
    const square = restingSquare(resting, sideToMove(resting));
    const chance = searchChance(2);
    for (let i = 0; i < 300; i++) expect(tekao.sample(resting, 0, chance) >> 5).not.toBe(square);
    const shut = at('b:a1:FFFF y:a2:GTAP,b1:GTAP');
    expect(tekao.writeMove(tekao.sample(shut, 0, chance))).toBe('pass');
  });
});
