import { describe, expect, it } from 'vitest';
import { tekao } from '../../src/index.ts';
import { actor, after, at, field, refusal, start, tableFor } from '../draw.ts';

type Players = 2 | 3 | 4;
const CYCLES: readonly (readonly [Players, readonly number[]])[] = [
  [2, [0, 1]],
  [3, [0, 1, 2, 1]],
  [4, [0, 1, 2, 3]],
];

describe('two, three or four players', () => {
  it('TEKAO-12 blue is seats 0 and 2, yellow seats 1 and 3', () => {
    expect(tekao.teams(tableFor({ seats: 2 }))).toEqual([[0], [1]]);
    expect(tekao.teams(tableFor({ seats: 3 }))).toEqual([[0, 2], [1]]);
    expect(tekao.teams(tableFor({ seats: 4 }))).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it.each(CYCLES)('TEKAO-12 the turn goes round %i players', (seats, cycle) => {
    let s = at('b:b2:GTAP,d2:GTAP,f2:GTAP y:b7:GTAP,d7:GTAP,f7:GTAP', { seats });
    const acted: number[] = [];
    for (const move of ['b2+', 'b7+', 'd2+', 'd7+', 'f2+', 'f7+', 'b2+', 'b7+']) {
      acted.push(actor(s));
      s = after(s, move);
    }
    expect(acted).toEqual([...cycle, ...cycle, ...cycle, ...cycle].slice(0, 8));
  });

  it.each(CYCLES)(
    'TEKAO-12 placing follows the same cycle with %i players; the battle starts at its beginning',
    (seats, cycle) => {
      const { state, chance } = start({ seats });
      const placed = [0, 0, 0, 0];
      let flags = 0;
      for (let i = 0; i < 18; i++) {
        const seat = actor(state);
        expect([i, seat, field(state, 'turn')]).toEqual([
          i,
          cycle[i % cycle.length],
          String(i % cycle.length),
        ]);
        if (field(state, 'drawn') === 'FFFF') {
          // The seat that draws the flag places it: no other piece and no other seat may.
          expect(tekao.moves(state, seat)).toHaveLength(16 - state.men[seat & 1]!);
          for (let other = 0; other < seats; other++)
            if (other !== seat) expect(tekao.moves(state, other)).toEqual([]);
          flags++;
        }
        tekao.apply(state, seat, tekao.sample(state, seat, chance), chance);
        placed[seat]!++;
      }
      const expected = { 2: [9, 9, 0, 0], 3: [5, 9, 4, 0], 4: [5, 5, 4, 4] }[seats];
      expect([placed, flags, actor(state), field(state, 'turn')]).toEqual([expected, 2, 0, '0']);
    },
  );

  it('TEKAO-12 a team shares its pieces, and only the seat on turn may act', () => {
    const s = at('b:b2:GTAP,d2:GTAP y:b7:GTAP,d7:GTAP turn=2', { seats: 4 });
    expect(tekao.actors(s)).toEqual([2]);
    expect([refusal(s, 'b2+'), refusal(s, 'd2+'), refusal(s, 'a1e1')]).toEqual([null, null, null]);
    expect(refusal(s, 'b2+', 0)).toBe('TEKAO-12 not-your-turn');
  });

  it('TEKAO-12 with three players, index 3 of the cycle is seat 1', () => {
    expect(actor(at('b:b2:GTAP y:b7:GTAP turn=3', { seats: 3 }))).toBe(1);
  });

  it('TEKAO-13 three in a row counts the plays of the whole side', () => {
    const s = after(
      at('b:b2:GTAP,d2:GTAP y:b7:GTAP,d7:GTAP,f7:GTAP', { seats: 4 }),
      ...['b2+', 'b7+', 'b2+', 'd7+', 'b2+', 'f7+'],
    );
    expect([actor(s), field(s, 'streak')]).toEqual([2, 'b2:3/f7:1']);
    expect(refusal(s, 'b2+')).toBe('TEKAO-7 three-in-a-row');
    expect(refusal(s, 'd2+')).toBeNull();
  });
});
