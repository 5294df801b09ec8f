import { describe, expect, it } from 'vitest';
import { hasTchako } from '../../src/index.ts';
import { against, at, captured, eventOf, held, kindsOf, say, whereIs } from '../draw.ts';

/** Cases where two rules interact. */

const queens = { sq: 'VS', nq: 'VN' } as const;
const chain = { sq: 'VS', s1: 'N2', s2: 'BNC', s3: 'VN' } as const;

describe('shots', () => {
  it('TCHAKO-11 of two hit at the same time the lower number is eliminated, the other pushed', () => {
    for (const [one, two] of [
      [12, -12],
      [-12, 12],
    ] as const) {
      const pucks = {
        sq: 'VS',
        nq: 'VN',
        s1: [-140, -140],
        n1: [-90, -140 + one],
        n2: [-90, -140 + two],
      } as const;
      const s = at({ pucks });
      expect(eventOf(say(s, 'shoot s1 0 350'), 'hit')?.puck).toBe(12);
      expect([whereIs(s, 'n1'), whereIs(s, 'n2')![0] > -90]).toEqual([null, true]);
    }
  });

  it('TCHAKO-12 hitting the queen wins even if the shooter then leaves the board', () => {
    // The shooter glances off the queen and jumps the rail.
    const s = at({ pucks: { ...chain, s4: [-150, 40], nq: [-176, 60] } });
    const news = say(s, 'shoot s4 2048 1000');
    expect(eventOf(news, 'hit')?.effect).toBe('wins');
    expect(news).toContainEqual({ kind: 'gone', puck: 3, how: 'out' });
    expect(s.end).toEqual({ reason: 'queen-hit', winner: 0 });
  });

  it('TCHAKO-9 a shooter that loses a duel and leaves the board is removed once', () => {
    const s = at({ pucks: { ...queens, s1: [-165, 5], n1: [-178, 28] } });
    const news = say(s, 'shoot s1 1700 1000');
    expect(eventOf(news, 'hit')?.effect).toBe('duel');
    expect(news.filter(e => e.kind === 'gone' && e.puck === 0)).toHaveLength(1);
  });
});

describe('a queen with `queenHolds: false`', () => {
  const options = { queenHolds: false } as const;

  it('TCHAKO-5 an enemy in her zone is enough for t’chako, and a shot from outside wins', () => {
    const pucks = { sq: 'VS', s1: 'N2', s2: 'BNC', s3: [30, 170], s4: [-80, 186.6], nq: 'VN' } as const;
    expect(hasTchako(at({ pucks }), 0)).toBe(false);
    const s = at({ pucks, options });
    expect(hasTchako(s, 0)).toBe(true);
    expect(say(s, 'shoot s4 0 400').at(-1)).toEqual({ kind: 'over', reason: 'queen-hit', winner: 0 });
  });

  it('TCHAKO-5 alone in her zone, the zone is her owner’s', () => {
    expect(held(at({ pucks: queens, options }), 1)).toContain('VN');
    expect(captured(at({ pucks: { ...chain, nq: [20, 170] }, options }))).toBe('N2 BNC VN');
  });
});

describe('Carrisk', () => {
  const pucks = { ...queens, s1: [-50, 30], s2: [50, 30] } as const;

  it('TCHAKO-43 free creations count for sudden death', () => {
    const options = { carrisk: true, sudden: 'creations', suddenCreations: 1 } as const;
    const s = at({ pucks, options });
    expect(eventOf(say(s, 'create N2'), 'created')).toMatchObject({ cost: 0, left: 0 });
    expect(against(s, 'create N3')).toBe('creations-used');
  });

  it('TCHAKO-43 no free creation where a set puck stands, twice on a zone, or a third time', () => {
    const s = at({ pucks: { ...pucks, s3: 'N4' }, options: { carrisk: true } });
    expect(against(s, 'create N4')).toBe('space-taken');
    say(s, 'create N2');
    expect(against(s, 'create N2')).toBe('space-taken');
    say(s, 'create N3');
    expect(s.free).toBe(0);
    expect(s.points).toBe(14);
  });

  it('TCHAKO-43 free creations are lost with the first other action', () => {
    const hooked = at({ pucks, options: { carrisk: true }, elastics: 'start' });
    say(hooked, 'elastic s-short1 Sa1>M1');
    expect(eventOf(say(hooked, 'create N2'), 'created')?.cost).toBe(4);
    const shot = at({ pucks, options: { carrisk: true } });
    say(shot, 'shoot sq 0 1');
    expect(eventOf(say(shot, 'create N2'), 'created')?.cost).toBe(4);
  });

  it('TCHAKO-45 proposing a mode keeps free creations, and adding Carrisk gives them at once', () => {
    const s = at({ pucks });
    say(s, 'propose carrisk', 'agree');
    expect(eventOf(say(s, 'create N2'), 'created')?.cost).toBe(0);
    expect(against(s, 'propose sumo')).toBe('not-between-turns');
  });
});

describe('Sumo', () => {
  const options = { sumo: true } as const;

  it('TCHAKO-44 in t’chako a queen sent to the rail by her own side loses too', () => {
    const s = at({ pucks: { ...chain, nq: [-180, 20], n1: 'BNR' }, options, turn: 'N' });
    expect(say(s, 'shoot nq 2048 200').at(-1)).toEqual({ kind: 'over', reason: 'queen-gone', winner: 0 });
  });

  it('TCHAKO-44 hitting the queen in t’chako does not win', () => {
    const s = at({ pucks: { ...chain, s4: [-100, 160], nq: [-60, 160] }, options });
    expect(eventOf(say(s, 'shoot s4 0 200'), 'hit')?.effect).toBe('pushes');
    expect(s.end).toBeNull();
  });

  it('TCHAKO-44 without the standard win a queen at the rail is only absent', () => {
    const s = at({
      pucks: { ...chain, nq: [-185, 20], s4: [-155, 20] },
      options: { sumo: true, standardWin: false, countdown: true },
    });
    say(s, 'shoot s4 2048 300');
    expect([whereIs(s, 'nq'), s.end]).toEqual([null, null]);
  });
});

describe('triangles', () => {
  const options = { triangle: true } as const;
  const elastics = { 's-triangle': '', 's-short1': 'Sa1 Sb1', 's-short2': 'Sa4 Sb6' };

  it('TCHAKO-42 a puck too near an edge outside is moved away from that edge', () => {
    // 8 mm below the edge Sb3–Sb4, outside the triangle whose tip is M2.
    const s = at({ pucks: { ...queens, s1: [0, -51.3] }, options, elastics });
    say(s, 'elastic s-triangle Sb3-Sb4-M2');
    expect(whereIs(s, 's1')![0]).toBe(0);
    expect(whereIs(s, 's1')![1]).toBeCloseTo(-43.3 - 14, 1);
  });

  it('TCHAKO-42 if the exit over the nearest edge is not free, the next edge is taken', () => {
    const caught = { ...queens, s1: [0, -32] } as const;
    const free = at({ pucks: caught, options, elastics });
    say(free, 'elastic s-triangle Sb3-Sb4-M2');
    const [, y] = whereIs(free, 's1')!;
    expect(y).toBeCloseTo(-43.3 - 14, 1);
    const taken = at({ pucks: { ...caught, n1: [0, -66] }, options, elastics });
    say(taken, 'elastic s-triangle Sb3-Sb4-M2');
    expect(whereIs(taken, 's1')![1]).toBeGreaterThan(-43);
    expect(whereIs(taken, 'n1')).toEqual([0, -66]);
  });

  it('TCHAKO-42 without any free exit the move is refused and costs nothing', () => {
    const around = { n1: [0, -66], n2: [-27, -14], n3: [27, -14] } as const;
    const s = at({ pucks: { ...queens, s1: [0, -32], ...around }, options, elastics });
    expect(against(s, 'elastic s-triangle Sb3-Sb4-M2')).toBe('no-room-for-triangle');
    expect(s.points).toBe(14);
  });

  it('TCHAKO-42 moving a triangle by one post costs half a point', () => {
    const laid = { ...elastics, 's-triangle': 'Sb3 Sb4 M2' };
    const s = at({ pucks: queens, options, elastics: laid, points: 1 });
    expect(against(s, 'elastic s-triangle M2-Nb3-Nb4')).toBeNull();
    say(s, 'elastic s-triangle M2-Nb3-Nb4');
    expect(s.turn).toBe(1);
    const poor = at({ pucks: queens, options, elastics, points: 1 });
    expect(against(poor, 'elastic s-triangle Sb3-Sb4-M2')).toBe('too-few-points');
  });

  it('TCHAKO-42 a triangle stops pucks like any elastic', () => {
    const laid = { ...elastics, 's-triangle': 'Sb3 Sb4 M2' };
    const s = at({ pucks: { ...queens, s1: [0, -86] }, options, elastics: laid });
    say(s, 'shoot s1 1024 350');
    expect(whereIs(s, 's1')![1]).toBeLessThan(-57);
  });
});

describe('depot', () => {
  it('TCHAKO-41 the cost is computed for each creation and is at least one', () => {
    const s = at({ pucks: queens, options: { depot: true } });
    // Pucks with the queen minus three bases: 1 - 3, 2 - 3, 3 - 3, 4 - 3, each at least 1.
    const costs = ['BSL', 'BSC', 'BSR'].map(zone => eventOf(say(s, `create ${zone}`), 'created')?.cost);
    expect(costs).toEqual([2, 2, 2]);
    expect(kindsOf(say(s, 'end'))).toContain('turn');
  });
});

describe('a mode that would decide the game at once is refused', () => {
  it.each([
    ['propose lead 2', 'mode-decides'],
    ['propose lead 4', null],
    ['propose reach 5', 'mode-decides'],
    ['propose reach 6', null],
    ['propose hill line', 'mode-decides'],
    ['propose hill pair', 'mode-decides'],
    ['propose hill rhombus', null],
    ['propose suddenTurn 1', null],
  ] as const)('TCHAKO-45 %s: %s', (text, key) => {
    const pucks = { ...queens, s1: 'N1', s2: 'N2', s3: 'N3', s4: 'N4', n1: 'BNC', n2: 'BNL' } as const;
    expect(against(at({ pucks }), text)).toBe(key);
  });

  it('TCHAKO-45 sudden death, if the enemy has no pucks', () => {
    const s = at({ pucks: { ...queens, s1: 'BSC' } });
    expect(against(s, 'propose suddenTurn 1')).toBe('mode-decides');
    expect(against(s, 'propose suddenTurn 2')).toBeNull();
  });
});
