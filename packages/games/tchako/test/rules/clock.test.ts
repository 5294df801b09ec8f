import { describe, expect, it } from 'vitest';
import { type Move, MS_PER_TICK, type State, tchako, trackShot } from '../../src/index.ts';
import { at, say } from '../draw.ts';

const read = (text: string): Move => tchako.readMove(text)!;
const lasts = (s: State, text: string): number => tchako.lasts!(s, read(text));
const pick = { pick: () => 0 };

describe('the clock', () => {
  it('TCHAKO-23 only a shot stops the clock, for as long as something slides', () => {
    // From the lower left corner, with only the far rail in the way.
    const s = at({ pucks: { sq: [-60, -220], nq: 'VN', s1: [0, -120] }, elastics: 'start' });
    expect(lasts(s, 'shoot sq 0 1')).toBeLessThan(10);
    const m = read('shoot s1 2048 400');
    expect(m.kind === 'shoot' && trackShot(s, m).end * MS_PER_TICK).toBe(lasts(s, 'shoot s1 2048 400'));
    expect(lasts(s, 'shoot s1 2048 400')).toBeGreaterThan(500);
    for (const text of ['create BSC', 'end', 'elastic s-short1 Sa1>M1']) expect(lasts(s, text)).toBe(0);
  });

  it('TCHAKO-23 a shot at full power without contact would take about 2.2 s', () => {
    // Full power does not fit on the board; a tenth of the speed takes a tenth of the time.
    const s = at({ pucks: { sq: [-60, -220], nq: 'VN' } });
    expect(10 * lasts(s, 'shoot sq 0 100')).toBeGreaterThan(2_150);
    expect(10 * lasts(s, 'shoot sq 0 100')).toBeLessThan(2_250);
  });

  it('TCHAKO-23 at zero the clock plays `end`, or `time` where `end` is refused', () => {
    const standard = at({ pucks: { sq: 'VS', nq: 'VN' } });
    expect(tchako.idle(standard, 0, pick)).toEqual({ kind: 'end' });
    const options = { sudden: 'creations', suddenCreations: 3 } as const;
    const s = at({ pucks: { sq: 'VS', nq: 'VN', n1: 'BNC' }, options });
    expect(tchako.writeMove(tchako.idle(s, 0, pick))).toBe('time');
    say(s, 'time');
    expect([s.turn, s.end]).toEqual([1, null]);
  });

  it('TCHAKO-30 `time` is never listed; a creation is always possible instead', () => {
    const options = { sudden: 'turn', suddenTurn: 9 } as const;
    const s = at({ pucks: { nq: 'VN', n1: 'BNC' }, options });
    const listed = [...tchako.moves(s, 0)].map(m => tchako.writeMove(m));
    expect(listed).toEqual(['create VS', 'create BSL', 'create BSC', 'create BSR']);
    for (const text of ['shoot s1 0 1', 'create VS', 'end', 'time', 'elastic s-long Sa3-Nb3'])
      expect(tchako.clockOnly!(read(text))).toBe(text === 'time');
  });
});
