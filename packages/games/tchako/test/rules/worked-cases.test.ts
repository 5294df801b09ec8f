import { describe, expect, it } from 'vitest';
import { chainOf, hasTchako, ZONE_NAMES } from '../../src/index.ts';
import { against, at, captured, type Drawn, eventOf, held, say, whereIs } from '../draw.ts';

/** The rulebook's worked cases and its advice, each as a position somebody could lay out and play. */

const chain = (s: ReturnType<typeof at>): string =>
  chainOf(s, 0)
    .map(zone => ZONE_NAMES[zone])
    .join(' ');

/**
 * South holds N2 (s1), BNC (s2) and the vital zone (s3); the queen was pushed out of it and stands in the open, s4 beside her.
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

describe('when t’chako ends and begins again', () => {
  // n1 waits between two posts north of N2, s5 south of it.
  const drawn: Drawn = { pucks: { ...threat, n1: [-50, 64], s5: [-50, -70] }, turn: 'N' };

  it('TCHAKO-8 a link that is contested breaks it at once: the queen is safe again', () => {
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

  it('TCHAKO-8 driven off, the chain holds again in the same turn, and the queen can be hit', () => {
    const s = at(drawn);
    say(s, 'shoot n1 3072 168', 'end');
    expect(captured(s)).toBe('');
    const news = say(s, 'shoot s5 1024 420');
    expect(eventOf(news, 'hit')?.effect).toBe('eliminates');
    expect(news).toContainEqual({ kind: 'tchako', seat: 0, on: true });
    expect(say(s, 'shoot s4 0 300').at(-1)).toEqual({ kind: 'over', reason: 'queen-hit', winner: 0 });
  });
});

describe('a captured zone is left', () => {
  const drawn: Drawn = { pucks: { ...threat, s1: [-50, -20] } };

  it('TCHAKO-6 its puck goes, the link stays to the end of the turn', () => {
    const s = at(drawn);
    expect(captured(s)).toBe('N2 BNC VN');
    say(s, 'shoot s1 3072 200');
    expect(held(s, 0)).not.toContain('N2');
    expect(chain(s)).toBe('BSL N2 BNC VN');
    expect(say(s, 'shoot s4 0 300').at(-1)).toMatchObject({ reason: 'queen-hit', winner: 0 });
  });

  it('TCHAKO-6 nobody there when the next turn begins: the zone is lost, and what hung on it', () => {
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

describe('somebody in the vital zone', () => {
  it('TCHAKO-7 holding it cuts no base zone from what it links', () => {
    // South sits in North's vital zone; North's queen is elsewhere, and each base still links.
    const s = at({
      pucks: { sq: 'VS', s1: 'VN', nq: [-150, 120], n1: 'N1', n2: 'N3', n3: 'BSR' },
      turn: 'N',
    });
    expect(held(s, 0)).toContain('VN');
    expect(captured(s)).toBe('BSR N1 N3');
  });

  it('TCHAKO-7 bases stay their owner’s each for itself: only the one that is entered is cut', () => {
    const pucks = { sq: 'VS', nq: [150, 120], n1: 'N1', n2: 'N4' } as const;
    expect(captured(at({ pucks: { ...pucks, s1: 'VN', s2: 'BNL' }, turn: 'N' }))).toBe('N4');
    expect(captured(at({ pucks: { ...pucks, s1: 'VN' }, turn: 'N' }))).toBe('N1 N4');
  });
});

describe('contesting in one’s own turn what the other would capture', () => {
  // North holds N2 and, through it, South's central base. s1 waits west of N2, beyond its circle.
  const pucks = { sq: 'VS', nq: 'VN', n1: [-40, -8], n2: 'BSC', s1: [-128, 20], n3: [-50, 66] } as const;

  it('TCHAKO-47 left alone, North captures both', () => {
    const s = at({ pucks });
    say(s, 'end');
    expect(captured(s)).toBe('BSC N2');
  });

  it('TCHAKO-47 a grey zone cuts everything behind it', () => {
    const s = at({ pucks });
    say(s, 'shoot s1 0 210', 'end');
    expect(whereIs(s, 's1')).not.toBeNull();
    expect(captured(s)).toBe('');
    expect(against(s, 'create N2')).toBe('zone-not-yours');
  });

  it('TCHAKO-6 the intruder gone, control is back at once and captures with the next turn', () => {
    const s = at({ pucks });
    say(s, 'shoot s1 0 210', 'end');
    // From outside the zone: no duel.
    expect(eventOf(say(s, 'shoot n3 2926 400'), 'hit')?.effect).toBe('eliminates');
    expect(held(s, 1)).toContain('N2');
    expect(captured(s)).toBe('');
    say(s, 'end', 'end');
    expect(captured(s)).toBe('BSC N2');
  });
});

describe('all for one t’chako', () => {
  it('TCHAKO-8 a chain of empty zones: both captured zones are left, the third puck strikes', () => {
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

  it('TCHAKO-10 created and shot in the same turn, the new puck strikes', () => {
    // BNL is captured through N1; a puck is created on it and shot at the queen beside it.
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

  it('TCHAKO-5 belong to nobody and cut their connections', () => {
    const s = at({ pucks });
    expect(held(s, 0)).toBe('VS BSL BSC BSR BNC');
    expect(captured(s)).toBe('');
  });

  it('TCHAKO-9 whoever strikes the other by mistake goes alone, and the zone is the other’s', () => {
    const s = at({ pucks });
    expect(eventOf(say(s, 'shoot s1 3886 160'), 'hit')?.effect).toBe('duel');
    expect([whereIs(s, 's1'), held(s, 1).includes('N2')]).toEqual([null, true]);
  });

  it('TCHAKO-9 a third puck from elsewhere clears it without risk', () => {
    const s = at({ pucks: { ...pucks, s3: [-50, -70] } });
    expect(eventOf(say(s, 'shoot s3 845 300'), 'hit')?.effect).toBe('eliminates');
    expect(held(s, 0)).toContain('N2');
  });
});

describe('a puck just created', () => {
  it('TCHAKO-17 nudged, it is put back; pushed off its space, it stays where it is', () => {
    const nudge = at({ pucks: { sq: 'VS', nq: 'VN', s1: [-30, -116.6] } });
    say(nudge, 'create BSC', 'shoot s1 512 150');
    expect(whereIs(nudge, 's2')).toEqual([0, -5_542 / 64]);
    const push = at({ pucks: { sq: 'VS', nq: 'VN', s1: [-30, -116.6] } });
    say(push, 'create BSC', 'shoot s1 512 400');
    expect(whereIs(push, 's2')).not.toEqual([0, -5_542 / 64]);
    expect(against(push, 'create BSC')).toBeNull();
  });
});
