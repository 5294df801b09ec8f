import { describe, expect, it } from 'vitest';
import {
  BASES,
  chainOf,
  hasTchako,
  LINKS,
  MIDDLES,
  OWN,
  POSTS,
  placesOf,
  sizeOf,
  tchako,
  ZONE_NAMES,
} from '../../src/index.ts';
import { at, captured, held, say, tableWith, whereIs } from '../draw.ts';

const start = () => tchako.setup(tableWith(), { pick: () => 0 }).state;

describe('the board', () => {
  it('TCHAKO-1 has 12 zones, 25 links and 23 posts, and is symmetric', () => {
    expect(MIDDLES).toHaveLength(12);
    expect(LINKS.reduce((sum, links) => sum + sizeOf(links), 0)).toBe(50);
    expect(POSTS).toHaveLength(23);
    for (const points of [MIDDLES, POSTS])
      for (const { x, y } of points) {
        expect(points).toContainEqual({ x: -x + 0, y });
        expect(points).toContainEqual({ x, y: -y + 0 });
      }
    expect(OWN.map(sizeOf)).toEqual([4, 4]);
    expect(BASES.map(sizeOf)).toEqual([3, 3]);
  });

  it('TCHAKO-20 is in whole units of 1/64 mm, rounded', () => {
    expect(MIDDLES[ZONE_NAMES.indexOf('VS')]).toEqual({ x: 0, y: Math.round(-186.6 * 64) });
    expect(POSTS.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
  });

  it('TCHAKO-14 has 34 thin segments, and 18 places for a long elastic', () => {
    expect(placesOf(0)).toHaveLength(34);
    expect(placesOf(2)).toHaveLength(18);
    expect(placesOf(3)).toHaveLength(10);
  });

  it('TCHAKO-2 starts with a queen and three set pucks each, and five points for South', () => {
    const s = start();
    expect(whereIs(s, 'sq')).toEqual([0, -11_942 / 64]);
    expect(whereIs(s, 'n3')).toEqual([100, 5_542 / 64]);
    expect(sizeOf(s.here)).toBe(8);
    expect(s.set).toBe(s.here);
    expect([s.turn, s.number, s.points]).toEqual([0, 1, 10]);
    expect(say(s, 'end').at(-1)).toMatchObject({ kind: 'turn', seat: 1, number: 2, points: 14 });
  });
});

describe('control', () => {
  it('TCHAKO-4 a puck is in a zone when its disc touches the circle', () => {
    expect(held(at({ pucks: { s1: [-50, 51] } }), 0)).toContain('N2');
    expect(held(at({ pucks: { s1: [-50, 51 + 1 / 64] } }), 0)).not.toContain('N2');
  });

  it('TCHAKO-4 a puck may be in two zones at once', () => {
    expect(held(at({ pucks: { s1: [0, 5] } }), 0)).toBe('VS BSL BSC BSR N2 N3');
  });

  it('TCHAKO-5 an empty base or vital zone is its owner’s, an empty neutral zone has no holder', () => {
    const s = at({ pucks: {} });
    expect([held(s, 0), held(s, 1)]).toEqual(['VS BSL BSC BSR', 'BNL BNC BNR VN']);
  });

  it('TCHAKO-5 a zone with both sides is grey; one side alone in an enemy zone holds it', () => {
    const s = at({ pucks: { s1: [-50, 10], n1: [-50, -15], n2: 'BSL' } });
    expect(held(s, 0)).toBe('VS BSC BSR');
    expect(held(s, 1)).toBe('BSL BNL BNC BNR VN');
  });

  it('TCHAKO-5 a queen holds her vital zone unless `queenHolds` is off', () => {
    const pucks = { nq: 'VN', s1: [0, 150] } as const;
    expect(held(at({ pucks }), 0)).not.toContain('VN');
    expect(held(at({ pucks }), 1)).not.toContain('VN');
    expect(held(at({ pucks, options: { queenHolds: false } }), 0)).toContain('VN');
    // She counts in all other zones.
    const away = { nq: [-50, 10], s1: [-50, -15] } as const;
    expect(held(at({ pucks: away, options: { queenHolds: false } }), 0)).not.toContain('N2');
  });
});

describe('capture', () => {
  it('TCHAKO-6 takes zones held at the start of the turn and linked to a base zone', () => {
    expect(captured(at({ pucks: { s1: 'N2' } }))).toBe('N2');
    expect(captured(at({ pucks: { s1: 'BNC' } }))).toBe('');
    expect(captured(at({ pucks: { s1: 'BNC', s2: 'N3', s3: 'N1' } }))).toBe('N1 N3 BNC');
    expect(captured(at({ pucks: { s1: 'N2' }, turn: 'N' }))).toBe('');
  });

  it('TCHAKO-6 lasts until the end of the turn, whatever leaves, and is then computed again', () => {
    const s = at({ pucks: { s1: 'N2' } });
    say(s, 'shoot s1 3072 250');
    expect(captured(s)).toBe('N2');
    expect(held(s, 0)).not.toContain('N2');
    say(s, 'end', 'end');
    expect(captured(s)).toBe('');
  });

  it('TCHAKO-6 removing an intruder returns control at once, but creation only in the next turn', () => {
    const s = at({ pucks: { s1: [0, -140], n1: [0, -95], sq: [100, -150] } });
    expect(held(s, 0)).not.toContain('BSC');
    say(s, 'shoot s1 1024 300');
    expect(whereIs(s, 'n1')).toBeNull();
    expect(held(s, 0)).toContain('BSC');
    expect(tchako.refuse(s, 0, { kind: 'create', zone: 2 })?.key).toBe('zone-not-yours');
    say(s, 'end', 'end');
    expect(tchako.refuse(s, 0, { kind: 'create', zone: 2 })).toBeNull();
  });

  it('TCHAKO-7 a base zone held by the enemy, or grey, gives no link', () => {
    expect(captured(at({ pucks: { s1: 'N1', n1: 'BSL' } }))).toBe('');
    expect(captured(at({ pucks: { s1: 'N1', n1: 'BSL', s2: [-100, -60] } }))).toBe('');
    expect(captured(at({ pucks: { s1: 'N1', s2: 'N2', n1: 'BSL' } }))).toBe('N1 N2');
  });

  it('TCHAKO-7 an enemy in the vital zone cuts nothing; an own vital zone links nothing', () => {
    expect(captured(at({ pucks: { s1: 'N1', n1: 'VS' } }))).toBe('N1');
    const cut = at({ pucks: { s1: 'N2', n1: 'BSL', n2: 'BSC', n3: 'BSR', sq: 'VS' } });
    expect(captured(cut)).toBe('');
  });

  it('TCHAKO-7 a captured enemy vital zone links on', () => {
    const s = at({ pucks: { s1: 'N1', s2: 'BNL', s3: 'VN', s4: 'BNR', nq: [100, 170] } });
    expect(captured(s)).toBe('N1 BNL BNR VN');
  });
});

describe("t'chako", () => {
  const chain = { s1: 'N2', s2: 'BNC', s3: 'VN', nq: [-60, 160], sq: 'VS' } as const;

  it('TCHAKO-8 is a chain from a base zone to the enemy’s vital zone', () => {
    const s = at({ pucks: chain });
    expect(hasTchako(s, 0)).toBe(true);
    expect(chainOf(s, 0).map(zone => ZONE_NAMES[zone])).toEqual(['BSL', 'N2', 'BNC', 'VN']);
    expect(hasTchako(s, 1)).toBe(false);
    expect(chainOf(s, 1)).toEqual([]);
  });

  it('TCHAKO-8 holds through empty captured zones, in the own turn only', () => {
    const s = at({ pucks: chain });
    expect(say(s, 'shoot s1 3072 250').some(e => e.kind === 'tchako')).toBe(false);
    expect(held(s, 0)).not.toContain('N2');
    expect(hasTchako(s, 0)).toBe(true);
    // A puck created there before the turn ends keeps the chain.
    const news = say(s, 'end');
    expect(news).toContainEqual({ kind: 'tchako', seat: 0, on: false });
    expect(hasTchako(s, 0)).toBe(false);
    const kept = at({ pucks: chain });
    say(kept, 'shoot s1 3072 250', 'create N2', 'end');
    expect(hasTchako(kept, 0)).toBe(true);
  });

  it('TCHAKO-8 can begin during a turn by control alone, and is announced', () => {
    const s = at({ pucks: { s1: 'N2', s2: 'BNC', s3: [0, 125], nq: [100, 160], sq: 'VS' } });
    expect(hasTchako(s, 0)).toBe(false);
    expect(say(s, 'shoot s3 1024 150')).toContainEqual({ kind: 'tchako', seat: 0, on: true });
  });

  it('TCHAKO-8 ends as soon as a link is lost', () => {
    const s = at({ pucks: { ...chain, n1: [-50, -60], n2: [-125, 20] }, turn: 'N' });
    expect(hasTchako(s, 0)).toBe(true);
    expect(say(s, 'shoot n2 0 175')).toContainEqual({ kind: 'tchako', seat: 0, on: false });
  });

  it('TCHAKO-8 an enemy in the last base zone cuts the chain, as does a grey zone', () => {
    const cut = { ...chain, n1: 'BSL', n2: 'BSC' } as const;
    expect(hasTchako(at({ pucks: cut }), 0)).toBe(false);
    expect(hasTchako(at({ pucks: { ...chain, n1: [-75, 5] } }), 0)).toBe(false);
  });
});
