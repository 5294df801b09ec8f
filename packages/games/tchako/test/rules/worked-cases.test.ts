import { describe, expect, it } from 'vitest';
import { chainOf, hasTchako, ZONE_NAMES } from '../../src/index.ts';
import { against, at, captured, type Drawn, eventOf, held, say, whereIs } from '../draw.ts';

/** The rulebook's examples and advice, as positions. */

const chain = (s: ReturnType<typeof at>): string =>
  chainOf(s, 0)
    .map(zone => ZONE_NAMES[zone])
    .join(' ');

/**
 * South holds N2 (s1), BNC (s2) and the vital zone (s3). The queen is outside, beside s4.
 *
 *            VN s3
 *   s4  nq    |
 *        BNL BNC s2 BNR
 *          N1 N2 s1  N3 N4
 *        BSL BSC BSR
 */
const threat = {
  sq: 'VS',
  s1: [-75, -5],
  s2: 'BNC',
  s3: [20, 170],
  s4: [-100, 160],
  nq: [-60, 160],
} as const;

describe('end and return of a t’chako', () => {
  // n1 waits between two posts north of N2, s5 south of it.
  const drawn: Drawn = { pucks: { ...threat, n1: [-50, 64], s5: [-50, -70] }, turn: 'N' };

  it('TCHAKO-8 a contested link ends the t’chako at once', () => {
    const s = at(drawn);
    expect(hasTchako(s, 0)).toBe(true);
    const news = say(s, 'shoot n1 3072 168');
    expect(news).toContainEqual({ kind: 'tchako', seat: 0, on: false });
    expect(held(s, 0)).not.toContain('N2');
    expect(held(s, 1)).not.toContain('N2');
    say(s, 'end');
    expect(eventOf(say(s, 'shoot s4 0 300'), 'hit')?.effect).toBe('invulnerable');
    expect(s.end).toBeNull();
  });

  it('TCHAKO-8 when the intruder is removed the chain holds again in the same turn', () => {
    const s = at(drawn);
    say(s, 'shoot n1 3072 168', 'end');
    expect(captured(s)).toBe('');
    const news = say(s, 'shoot s5 1024 420');
    expect(eventOf(news, 'hit')?.effect).toBe('eliminates');
    expect(news).toContainEqual({ kind: 'tchako', seat: 0, on: true });
    expect(say(s, 'shoot s4 0 300').at(-1)).toEqual({ kind: 'over', reason: 'queen-hit', winner: 0 });
  });
});

describe('leaving a captured zone', () => {
  const drawn: Drawn = { pucks: { ...threat, s1: [-50, -20] } };

  it('TCHAKO-6 the link stays until the end of the turn', () => {
    const s = at(drawn);
    expect(captured(s)).toBe('N2 BNC VN');
    say(s, 'shoot s1 3072 200');
    expect(held(s, 0)).not.toContain('N2');
    expect(chain(s)).toBe('BSL N2 BNC VN');
    expect(say(s, 'shoot s4 0 300').at(-1)).toMatchObject({ reason: 'queen-hit', winner: 0 });
  });

  it('TCHAKO-6 empty at the start of the next turn, the zone and those linked through it are lost', () => {
    const s = at(drawn);
    say(s, 'shoot s1 3072 200', 'end', 'end');
    expect(captured(s)).toBe('');
  });

  it('TCHAKO-13 a puck created on it before the turn ends keeps it', () => {
    const s = at(drawn);
    say(s, 'shoot s1 3072 200', 'create N2', 'end', 'end');
    expect(captured(s)).toBe('N2 BNC VN');
  });
});

describe('an enemy in the vital zone', () => {
  it('TCHAKO-7 does not cut the links of base zones', () => {
    // South is in North's vital zone, North's queen is elsewhere.
    const s = at({
      pucks: { sq: 'VS', s1: 'VN', nq: [-150, 120], n1: 'N1', n2: 'N3', n3: 'BSR' },
      turn: 'N',
    });
    expect(held(s, 0)).toContain('VN');
    expect(captured(s)).toBe('BSR N1 N3');
  });

  it('TCHAKO-7 only a base that an enemy enters is cut', () => {
    const pucks = { sq: 'VS', nq: [150, 120], n1: 'N1', n2: 'N4' } as const;
    expect(captured(at({ pucks: { ...pucks, s1: 'VN', s2: 'BNL' }, turn: 'N' }))).toBe('N4');
    expect(captured(at({ pucks: { ...pucks, s1: 'VN' }, turn: 'N' }))).toBe('N1 N4');
  });
});

describe('contesting zones that the opponent would capture', () => {
  // North holds N2 and, through it, South's central base. s1 waits west of N2, beyond its circle.
  const pucks = { sq: 'VS', nq: 'VN', n1: [-40, -8], n2: 'BSC', s1: [-128, 20], n3: [-50, 66] } as const;

  it('TCHAKO-47 without it North captures both', () => {
    const s = at({ pucks });
    say(s, 'end');
    expect(captured(s)).toBe('BSC N2');
  });

  it('TCHAKO-47 a grey zone cuts all zones behind it', () => {
    const s = at({ pucks });
    say(s, 'shoot s1 0 210', 'end');
    expect(whereIs(s, 's1')).not.toBeNull();
    expect(captured(s)).toBe('');
    expect(against(s, 'create N2')).toBe('zone-not-yours');
  });

  it('TCHAKO-6 without the intruder control returns at once, and captures with the next turn', () => {
    const s = at({ pucks });
    say(s, 'shoot s1 0 210', 'end');
    // The shooter is outside the zone, so there is no duel.
    expect(eventOf(say(s, 'shoot n3 2926 400'), 'hit')?.effect).toBe('eliminates');
    expect(held(s, 1)).toContain('N2');
    expect(captured(s)).toBe('');
    say(s, 'end', 'end');
    expect(captured(s)).toBe('BSC N2');
  });
});

describe('everything for a t’chako', () => {
  it('TCHAKO-8 captured zones count although their pucks have left', () => {
    const s = at({
      pucks: { sq: 'VS', nq: [-60, 160], s1: 'N2', s2: [0, 120], s4: [-100, 160] },
    });
    expect(captured(s)).toBe('N2 BNC');
    expect(hasTchako(s, 0)).toBe(false);
    say(s, 'shoot s1 3072 250');
    const news = say(s, 'shoot s2 1024 190');
    expect(news).toContainEqual({ kind: 'tchako', seat: 0, on: true });
    expect([held(s, 0).includes('N2'), held(s, 0).includes('BNC')]).toEqual([false, false]);
    expect(chain(s)).toBe('BSL N2 BNC VN');
    expect(say(s, 'shoot s4 0 300').at(-1)).toEqual({ kind: 'over', reason: 'queen-hit', winner: 0 });
  });

  it('TCHAKO-10 a puck can be created and hit the queen in the same turn', () => {
    // BNL is captured through N1, and the queen is beside it.
    const s = at({
      pucks: { sq: 'VS', nq: [-100, 150], s1: 'N1', s2: [-128, 70], s3: 'VN' },
    });
    expect(hasTchako(s, 0)).toBe(true);
    const news = say(s, 'create BNL', 'shoot s4 1024 400');
    expect(news.at(-1)).toEqual({ kind: 'over', reason: 'queen-hit', winner: 0 });
  });
});

describe('grey zones', () => {
  const pucks = { sq: 'VS', nq: 'VN', s1: [-68, 6], n1: [-32, -6], s2: 'BNC' } as const;

  it('TCHAKO-5 are controlled by neither side and cut links', () => {
    const s = at({ pucks });
    expect(held(s, 0)).toBe('VS BSL BSC BSR BNC');
    expect(captured(s)).toBe('');
  });

  it('TCHAKO-9 a shooter that hits the enemy in the zone is eliminated, and the zone is the enemy’s', () => {
    const s = at({ pucks });
    expect(eventOf(say(s, 'shoot s1 3886 160'), 'hit')?.effect).toBe('duel');
    expect([whereIs(s, 's1'), held(s, 1).includes('N2')]).toEqual([null, true]);
  });

  it('TCHAKO-9 a puck from outside clears the zone without risk', () => {
    const s = at({ pucks: { ...pucks, s3: [-50, -70] } });
    expect(eventOf(say(s, 'shoot s3 845 300'), 'hit')?.effect).toBe('eliminates');
    expect(held(s, 0)).toContain('N2');
  });
});

describe('a created puck', () => {
  it('TCHAKO-17 is put back when nudged, and stays where it is when pushed off its space', () => {
    const nudge = at({ pucks: { sq: 'VS', nq: 'VN', s1: [-30, -116.6] } });
    say(nudge, 'create BSC', 'shoot s1 512 150');
    expect(whereIs(nudge, 's2')).toEqual([0, -5_542 / 64]);
    const push = at({ pucks: { sq: 'VS', nq: 'VN', s1: [-30, -116.6] } });
    say(push, 'create BSC', 'shoot s1 512 400');
    expect(whereIs(push, 's2')).not.toEqual([0, -5_542 / 64]);
    expect(against(push, 'create BSC')).toBeNull();
  });
});
