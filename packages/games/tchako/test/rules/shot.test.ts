import { describe, expect, it } from 'vitest';
import { readPuck, tchako, trackShot } from '../../src/index.ts';
import { against, at, eventOf, kindsOf, say, whereIs } from '../draw.ts';

/** Both queens, out of the way. */
const queens = { sq: [0, -220], nq: [0, 220] } as const;

describe('a shot', () => {
  it('TCHAKO-10 costs two points, and a puck is shot once per turn', () => {
    const s = at({ pucks: { ...queens, s1: 'BSL', s2: 'BSR' } });
    say(s, 'shoot s1 2048 100');
    expect(s.points).toBe(10);
    expect(against(s, 'shoot s1 0 100')).toBe('already-shot');
    say(s, 'end', 'end');
    expect(against(s, 'shoot s1 0 100')).toBeNull();
  });

  it('TCHAKO-10 a puck created in this turn may be shot', () => {
    const s = at({ pucks: queens });
    say(s, 'create BSC', 'shoot s1 3072 50');
    expect(s.points).toBe(6);
  });

  it('TCHAKO-10 is refused for enemy pucks, pucks in the box, and without enough points', () => {
    const s = at({ pucks: { ...queens, s1: 'BSL', n1: 'BNL' }, points: 2 });
    expect(against(s, 'shoot n1 0 5')).toBe('not-your-puck');
    expect(against(s, 'shoot s7 0 5')).toBe('puck-not-there');
    expect(against(s, 'shoot sq 0 5')).toBe('too-few-points');
    expect(against(s, 'shoot s1 0 5')).toBeNull();
    expect(against(s, 'shoot s1 0 5', 1)).toBe('not-your-turn');
  });

  it('TCHAKO-11 the first enemy hit slides on, pushes others, and is removed at rest', () => {
    const s = at({ pucks: { ...queens, s1: [-150, -140], n1: [-100, -140], n2: [-60, -140] } });
    const news = say(s, 'shoot s1 0 400');
    expect(eventOf(news, 'hit')).toEqual({ kind: 'hit', by: 0, puck: 12, effect: 'eliminates' });
    expect(whereIs(s, 'n1')).toBeNull();
    // The second puck was pushed by the first, not hit by the shooter.
    expect(whereIs(s, 'n2')![0]).toBeGreaterThan(-59);
    expect(kindsOf(news)).toBe('shot hit gone');
  });

  it('TCHAKO-11 pushed allies eliminate nothing', () => {
    const s = at({ pucks: { ...queens, s1: [-150, -140], s2: [-100, -140], n1: [-60, -140] } });
    expect(kindsOf(say(s, 'shoot s1 0 400'))).toBe('shot');
    expect(whereIs(s, 'n1')![0]).toBeGreaterThan(-59);
  });

  it('TCHAKO-11 touching at rest is no contact', () => {
    const s = at({ pucks: { ...queens, s1: [-122, -140], n1: [-100, -140] } });
    expect(kindsOf(say(s, 'shoot s1 2048 100'))).toBe('shot');
  });

  it('TCHAKO-11 a shooter can hit and then leave the board', () => {
    const s = at({ pucks: { ...queens, s1: [-150, 65], n1: [-175, 84] } });
    const news = say(s, 'shoot s1 2048 1000');
    expect(news.filter(e => e.kind === 'gone')).toEqual([
      { kind: 'gone', puck: 0, how: 'out' },
      { kind: 'gone', puck: 12, how: expect.stringMatching(/hit|out/) },
    ]);
  });

  it('TCHAKO-3 bounces off the rail, or jumps it when it is too fast', () => {
    const slow = at({ pucks: { ...queens, s1: [-150, 20] } });
    expect(kindsOf(say(slow, 'shoot s1 2048 550'))).toBe('shot');
    const fast = at({ pucks: { ...queens, s1: [-150, 20] } });
    expect(say(fast, 'shoot s1 2048 700')).toContainEqual({ kind: 'gone', puck: 0, how: 'out' });
  });

  it('TCHAKO-20 always gives the same result, also as a track', () => {
    const s = at({ pucks: { s1: 'BSL', s2: 'BSC', n1: 'BNC', nq: 'VN', sq: 'VS' }, elastics: 'start' });
    const m = tchako.readMove('shoot s2 900 700');
    if (m?.kind !== 'shoot') throw new Error('no shot');
    const track = trackShot(s, m);
    const again = tchako.clone(s);
    say(s, 'shoot s2 900 700');
    say(again, 'shoot s2 900 700');
    expect(tchako.writeState(again)).toBe(tchako.writeState(s));
    expect(track.courses[readPuck('s2')]!.length).toBeGreaterThan(1);
  });
});

describe('a grey duel', () => {
  const grey = { ...queens, s1: [-70, 10], n1: [-30, 10] } as const;

  it('TCHAKO-9 a shooter that hits an enemy in the same zone is eliminated alone', () => {
    const s = at({ pucks: grey });
    const news = say(s, 'shoot s1 0 300');
    expect(eventOf(news, 'hit')?.effect).toBe('duel');
    expect(whereIs(s, 's1')).toBeNull();
    expect(whereIs(s, 'n1')).not.toBeNull();
  });

  it('TCHAKO-9 with a queen as the shooter neither is eliminated', () => {
    const s = at({ pucks: { sq: [-70, 10], n1: [-30, 10], nq: [0, 220] } });
    const news = say(s, 'shoot sq 0 300');
    expect(eventOf(news, 'hit')?.effect).toBe('parried');
    expect(kindsOf(news)).toBe('shot hit');
  });

  it('TCHAKO-9 uses the zones before the shift and the shot', () => {
    // s1 shares N1 with n1 only before the shift.
    const s = at({ pucks: { ...queens, s1: [-150, 49], s2: [-176, 49], n1: [-150, -20] } });
    expect(eventOf(say(s, 'shoot s1 3072 400 +0,640'), 'hit')?.effect).toBe('duel');
    const apart = at({ pucks: { ...queens, s1: [-150, 53], n1: [-150, -20] } });
    expect(eventOf(say(apart, 'shoot s1 3072 400'), 'hit')?.effect).toBe('eliminates');
  });

  it('TCHAKO-9 applies to a vulnerable queen too', () => {
    const pucks = { s1: 'N2', s2: 'BNC', s3: [0, 150], nq: [0, 200], sq: 'VS' } as const;
    const s = at({ pucks, options: { queenHolds: false } });
    expect(say(s, 'shoot s3 1024 300').find(e => e.kind === 'hit')).toMatchObject({ effect: 'duel' });
    expect(s.end).toBeNull();
  });
});

describe('queens', () => {
  const chain = { s1: 'N2', s2: 'BNC', s3: 'VN', s4: [-100, 160], sq: 'VS' } as const;

  it('TCHAKO-12 a queen costs three, eliminates like a puck and is never eliminated', () => {
    const s = at({ pucks: { sq: [-150, -140], n1: [-100, -140], nq: [0, 220] } });
    const news = say(s, 'shoot sq 0 300');
    expect(s.points).toBe(8);
    expect(eventOf(news, 'hit')?.effect).toBe('eliminates');
    const hit = at({ pucks: { s1: [-150, -140], nq: [-100, -140], sq: 'VS' } });
    expect(eventOf(say(hit, 'shoot s1 0 300'), 'hit')?.effect).toBe('invulnerable');
    expect(whereIs(hit, 'nq')![0]).toBeGreaterThan(-99);
    expect(hit.end).toBeNull();
  });

  it("TCHAKO-12 hitting her first wins while her owner is in t'chako", () => {
    const s = at({ pucks: { ...chain, nq: [-60, 160] } });
    const news = say(s, 'shoot s4 0 300');
    expect(news.at(-1)).toEqual({ kind: 'over', reason: 'queen-hit', winner: 0 });
    expect(tchako.outcome(s)).toEqual({ payoff: [1, 0], reason: 'queen-hit' });
    expect(tchako.actors(s)).toEqual([]);
    expect(against(s, 'end')).toBe('game-over');
  });

  it('TCHAKO-12 a queen is not hit by the second contact', () => {
    const s = at({ pucks: { ...chain, s4: [-140, 130], n1: [-113, 130], nq: [-75, 130] } });
    expect(eventOf(say(s, 'shoot s4 0 700'), 'hit')?.effect).toBe('eliminates');
    expect(s.end).toBeNull();
  });

  it("TCHAKO-8 what counts is the t'chako in which the shot began", () => {
    // The shooter leaves the vital zone, the last of the chain.
    const pucks = { s1: 'N2', s2: 'BNC', s3: [-45, 205], nq: [-85, 165], sq: 'VS' } as const;
    const s = at({ pucks });
    s.captured = 0;
    expect(say(s, 'shoot s3 2560 400').at(-1)).toMatchObject({ kind: 'over', reason: 'queen-hit' });
  });

  it('TCHAKO-12 without the standard win a queen is never vulnerable', () => {
    const s = at({ pucks: { ...chain, nq: [-60, 160] }, options: { standardWin: false, hill: 'line' } });
    expect(eventOf(say(s, 'shoot s4 0 300'), 'hit')?.effect).toBe('invulnerable');
    expect(s.end).toBeNull();
  });

  it('TCHAKO-16 a queen that left is absent and comes back as the next creation, for two points', () => {
    const s = at({ pucks: { sq: [-180, 20], s1: 'BSL', nq: 'VN' } });
    say(s, 'shoot sq 2048 1000');
    expect(whereIs(s, 'sq')).toBeNull();
    expect(s.points).toBe(8);
    expect(eventOf(say(s, 'create BSC'), 'created')).toMatchObject({ puck: 11, cost: 4 });
    expect(s.creations).toEqual([0, 0]);
    expect(eventOf(say(s, 'create BSR'), 'created')).toMatchObject({ puck: 1 });
  });

  it("TCHAKO-16 absent while the enemy has t'chako at any rest: lost", () => {
    const s = at({ pucks: { s1: 'N2', s2: 'BNC', s3: [0, 125], sq: 'VS' } });
    expect(s.end).toBeNull();
    expect(say(s, 'shoot s3 1024 150').at(-1)).toEqual({ kind: 'over', reason: 'queen-gone', winner: 0 });
  });

  it('TCHAKO-16 a queen can also leave by her own side’s shot', () => {
    const s = at({ pucks: { ...chain, nq: [-180, 20], n1: 'BNR' }, turn: 'N' });
    expect(say(s, 'shoot nq 2048 1000').at(-1)).toEqual({ kind: 'over', reason: 'queen-gone', winner: 0 });
  });
});

describe('a shift', () => {
  it('TCHAKO-15 is at most 16 mm, away from a near rail, post or own puck', () => {
    const s = at({ pucks: { ...queens, s1: [-190, 0] } });
    expect(against(s, 'shoot s1 0 100 +640,0')).toBeNull();
    expect(against(s, 'shoot s1 0 100 +1024,1')).toBe('shift-too-far');
    expect(against(s, 'shoot s1 0 100 +1024,0')).toBeNull();
    expect(against(s, 'shoot s1 0 100 +-64,0')).toBe('shift-nearer');
    const post = at({ pucks: { ...queens, s1: [-100, 20] } });
    expect(against(post, 'shoot s1 0 100 +0,640')).toBeNull();
    expect(against(post, 'shoot s1 0 100 +0,-64')).toBe('shift-nearer');
    const own = at({ pucks: { ...queens, s1: [0, -140], s2: [30, -140] } });
    expect(against(own, 'shoot s1 0 100 +-640,0')).toBeNull();
  });

  it('TCHAKO-15 is not allowed because of near elastics or enemies', () => {
    const far = at({ pucks: { ...queens, s1: [0, -140] } });
    expect(against(far, 'shoot s1 0 100 +-64,0')).toBe('shift-without-need');
    const enemy = at({ pucks: { ...queens, s1: [0, -140], n1: [30, -140] } });
    expect(against(enemy, 'shoot s1 0 100 +-64,0')).toBe('shift-without-need');
  });

  it('TCHAKO-15 must not meet enemies or elastics on its way', () => {
    const s = at({ pucks: { ...queens, s1: [0, -140], s2: [30, -140], n1: [-28, -140] } });
    expect(against(s, 'shoot s1 0 100 +-384,0')).toBeNull();
    expect(against(s, 'shoot s1 0 100 +-640,0')).toBe('shift-blocked');
    const band = at({ pucks: { ...queens, s1: [0, -62], s2: [0, -90] }, elastics: { 's-long': 'Sb2 Sb5' } });
    expect(against(band, 'shoot s1 0 100 +0,256')).toBeNull();
    expect(against(band, 'shoot s1 0 100 +0,640')).toBe('shift-blocked');
  });

  it('TCHAKO-15 is where the shot begins', () => {
    const s = at({ pucks: { ...queens, s1: [-190, 0] } });
    say(s, 'shoot s1 0 1 +640,0');
    expect(whereIs(s, 's1')![0]).toBeCloseTo(-180, 1);
  });
});

describe('putting back', () => {
  it('TCHAKO-17 a set puck pushed less than 24 mm is put back; pushed farther it is no longer set', () => {
    const near = at({ pucks: { ...queens, s1: 'BSC', s2: [-30, -86.6 - 30] } });
    const direction = 512;
    const news = say(near, `shoot s2 ${direction} 150`);
    expect(eventOf(news, 'restored')).toEqual({ kind: 'restored', puck: 0, zone: 2 });
    expect(whereIs(near, 's1')).toEqual([0, -5_542 / 64]);
    const far = at({ pucks: { ...queens, s1: 'BSC', s2: [-30, -86.6 - 30] } });
    expect(eventOf(say(far, `shoot s2 ${direction} 400`), 'restored')).toBeUndefined();
    expect(far.set & 1).toBe(0);
  });

  it('TCHAKO-17 a set puck that would overlap another stays where it is, still set', () => {
    const s = at({ pucks: { ...queens, s1: [10, -86.6], s2: [-12.5, -86.6], s3: [100, -150] } });
    s.set |= 1;
    say(s, 'shoot s3 0 1');
    expect(whereIs(s, 's1')).toEqual([10, -5_542 / 64]);
    expect(s.set & 1).toBe(1);
  });

  it('TCHAKO-13 a puck that is shot is no longer set, even if it stays', () => {
    const s = at({ pucks: { ...queens, s1: 'BSC' } });
    say(s, 'shoot s1 0 20');
    expect(s.set & 1).toBe(0);
    expect(whereIs(s, 's1')![0]).toBeGreaterThan(0);
  });
});
