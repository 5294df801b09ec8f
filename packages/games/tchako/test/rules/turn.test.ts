import { describe, expect, it } from 'vitest';
import { makeRoom, readZone, tchako } from '../../src/index.ts';
import { against, at, eventOf, kindsOf, say, tableWith, whereIs } from '../draw.ts';

const queens = { sq: 'VS', nq: 'VN' } as const;

describe('creation', () => {
  it('TCHAKO-13 costs two, on a captured zone or an own zone the enemy did not control', () => {
    const s = at({ pucks: { ...queens, s1: [50, 30], n1: 'BSL', n2: [0, -60], s2: [0, -120] } });
    say(s, 'create N3');
    expect(s.points).toBe(10);
    expect(against(s, 'create BSL')).toBe('zone-not-yours');
    expect(against(s, 'create N2')).toBe('zone-not-yours');
    expect(against(s, 'create BNL')).toBe('zone-not-yours');
    // Grey is allowed.
    expect(against(s, 'create BSC')).toBeNull();
    expect(against(s, 'create BSR')).toBeNull();
  });

  it('TCHAKO-13 is refused where a set puck of either side stands', () => {
    const s = at({ pucks: { ...queens, s1: 'BSL', n1: 'BSC', s2: [20, -100] } });
    expect(against(s, 'create BSL')).toBe('space-taken');
    expect(against(s, 'create VS')).toBe('space-taken');
    // The zone is grey because of s2, but n1 is set there.
    expect(against(s, 'create BSC')).toBe('space-taken');
    say(s, 'shoot s1 2048 20');
    expect(against(s, 'create BSL')).toBeNull();
  });

  it('TCHAKO-13 a puck in the way moves to 29 mm from the middle, the shortest way', () => {
    const s = at({ pucks: { ...queens, s1: [5, -86.6], n1: [-18, -86.6] } });
    const news = say(s, 'create BSC');
    expect(kindsOf(news)).toBe('moved moved created');
    expect(whereIs(s, 's1')).toEqual([29, -5_542 / 64]);
    expect(whereIs(s, 'n1')).toEqual([-29, -5_542 / 64]);
    expect(whereIs(s, 's2')).toEqual([0, -5_542 / 64]);
  });

  it('TCHAKO-13 a puck in the way moves to a free point', () => {
    const s = at({ pucks: { ...queens, s1: [10, -86.6], n1: [33, -86.6] } });
    say(s, 'create BSC');
    expect(whereIs(s, 'n1')).toEqual([33, -5_542 / 64]);
    const [x, y] = whereIs(s, 's1')!;
    expect(Math.hypot(x, y + 5_542 / 64)).toBeCloseTo(29, 1);
    expect(Math.hypot(x - 33, y + 5_542 / 64)).toBeGreaterThanOrEqual(22 - 1 / 32);
  });

  it('TCHAKO-13 is refused without a free point', () => {
    // Ten pucks on the ring and one in the middle.
    const ring = Array.from({ length: 7 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 7;
      return [`n${i + 1}`, [33 * Math.cos(angle), -86.6 + 33 * Math.sin(angle)]] as const;
    });
    const pucks = { ...queens, ...Object.fromEntries(ring), s1: [0, -86.6] } as const;
    const s = at({ pucks });
    expect(makeRoom(s, readZone('BSC'))).toBeNull();
    expect(against(s, 'create BSC')).toBe('no-room');
  });

  it('TCHAKO-13 takes the lowest free number, which has not been shot', () => {
    const s = at({ pucks: { ...queens, s1: 'BSL', s2: [-180, 20], s3: 'BSR' } });
    say(s, 'shoot s2 2048 1000');
    expect(whereIs(s, 's2')).toBeNull();
    expect(eventOf(say(s, 'create BSC'), 'created')).toMatchObject({ puck: 1 });
    expect(against(s, 'shoot s2 1024 10')).toBeNull();
  });

  it('TCHAKO-13 a side has eleven pucks and the queen', () => {
    const row = Array.from({ length: 11 }, (_, i) => [`s${i + 1}`, [-150 + 26 * i, -130]] as const);
    const s = at({ pucks: { ...queens, ...Object.fromEntries(row) } });
    expect(against(s, 'create BSC')).toBe('box-empty');
  });
});

describe('elastics', () => {
  const setUp = (pucks = {}) => at({ pucks: { ...queens, ...pucks }, elastics: 'start' });

  it('TCHAKO-14 one hook moves for half a point, along a thin line, at the elastic’s length', () => {
    const elastics = { 's-long': 'Sb2 Sb5', 's-short1': 'Sa1 Sb1' };
    const s = at({ pucks: queens, elastics });
    say(s, 'elastic s-long Sb2>Na4');
    expect(s.points).toBe(13);
    expect(against(s, 'elastic s-short1 Sa1>M1')).toBeNull();
    expect(against(s, 'elastic s-short1 Sb1>Sb2')).toBe('not-along-line');
    expect(against(s, 'elastic s-short1 Sa2>M1')).toBe('hook-elsewhere');
    expect(against(s, 'elastic s-long Na4>Sb3')).toBe('not-along-line');
  });

  it('TCHAKO-14 both hooks move for one point; a whole move with one unchanged hook is refused', () => {
    const s = setUp();
    expect(against(s, 'elastic s-short1 Sb1-M1')).toBe('one-hook-stays');
    expect(against(s, 'elastic s-short1 Sa1-Sb1')).toBe('elastic-there');
    say(s, 'elastic s-short1 Sa2-Sb3');
    expect(s.points).toBe(12);
    say(s, 'elastic s-long Sb1-Sb4');
    expect(s.points).toBe(10);
  });

  it('TCHAKO-14 a post holds one hook and a thin segment one elastic; inner posts stay free', () => {
    const s = setUp();
    expect(against(s, 'elastic s-short1 Sa2-Sb2')).toBe('post-taken');
    expect(against(s, 'elastic s-short1 Sb3-Sb4')).toBe('segment-taken');
    expect(against(s, 'elastic s-short1 Sa2-Sb3')).toBeNull();
    expect(against(s, 'elastic s-short1 Nb1-Nb2')).toBe('post-taken');
  });

  it('TCHAKO-14 only own elastics move, for points, and not over a puck', () => {
    const s = setUp({ s1: [-45, -64] });
    expect(against(s, 'elastic n-short1 Nb1>Nb2')).toBe('not-your-elastic');
    expect(against(s, 'elastic s-short1 Sa2-Sb3')).toBe('elastic-on-puck');
    s.points = 1;
    expect(against(s, 'elastic s-short1 Sa3-Sb4')).toBe('too-few-points');
    expect(against(s, 'elastic s-short1 Sa1>M1')).toBeNull();
  });

  it('TCHAKO-14 elastics stop every puck, own or enemy', () => {
    const s = setUp({ s1: [0, -80], n1: [100, 20] });
    say(s, 'shoot s1 1024 300');
    expect(whereIs(s, 's1')![1]).toBeLessThan(-57);
  });
});

describe('the turn', () => {
  it('TCHAKO-18 ends by itself when no point is left', () => {
    const s = at({ pucks: { ...queens, s1: 'BSL' }, points: 2 });
    expect(kindsOf(say(s, 'shoot s1 2048 10'))).toBe('shot ended turn');
    expect([s.turn, s.points]).toEqual([1, 14]);
  });

  it('TCHAKO-18 points do not carry over', () => {
    const s = at({ pucks: queens });
    say(s, 'end', 'end');
    expect(s.points).toBe(14);
  });

  it('TCHAKO-24 if both win at once, the player on turn does', () => {
    // Both queens are absent and both sides have a chain.
    const pucks = { s1: 'N1', s2: 'BNL', n1: 'N4', n2: 'BSR', n3: 'VS', s3: [0, 125] } as const;
    const s = at({ pucks, options: { standardWin: true } });
    const news = say(s, 'shoot s3 1024 200');
    expect(news.at(-1)).toEqual({ kind: 'over', reason: 'queen-gone', winner: 0 });
  });

  it('TCHAKO-45 the first turn has two points fewer, but at least three', () => {
    for (const [points, first] of [
      [3, 6],
      [4, 6],
      [5, 6],
      [9, 14],
    ] as const) {
      const { state } = tchako.setup(tableWith({ points }), { pick: () => 0 });
      expect(state.points).toBe(first);
      say(state, 'end');
      expect(state.points).toBe(2 * points);
    }
  });
});
