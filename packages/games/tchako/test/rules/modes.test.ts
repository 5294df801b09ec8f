import { describe, expect, it } from 'vitest';
import { RULES, tchako } from '../../src/index.ts';
import { against, at, eventOf, kindsOf, say, tableWith, whereIs } from '../draw.ts';

const startLaid = tchako.setup(tableWith(), { pick: () => 0 }).state.laid;
const queens = { sq: 'VS', nq: 'VN' } as const;

describe('victory modes', () => {
  it('TCHAKO-30 creations are limited, the queen’s return not counted', () => {
    const options = { sudden: 'creations', suddenCreations: 1 } as const;
    const s = at({ pucks: { nq: 'VN', n1: 'BNC', s1: 'BSL' }, options });
    expect(eventOf(say(s, 'create VS'), 'created')).toMatchObject({ puck: 11, left: 1 });
    expect(eventOf(say(s, 'create BSR'), 'created')).toMatchObject({ puck: 1, left: 0 });
    expect(against(s, 'create BSC')).toBe('creations-used');
  });

  it('TCHAKO-30 a player wins when the enemy has only a queen and no creations left', () => {
    const options = { sudden: 'creations', suddenCreations: 2 } as const;
    const pucks = { ...queens, s1: [-150, -140], n1: [-100, -140] } as const;
    const last = at({ pucks, options, creations: [0, 2] });
    expect(say(last, 'shoot s1 0 300').at(-1)).toEqual({ kind: 'over', reason: 'extinct', winner: 0 });
    const left = at({ pucks, options, creations: [0, 1] });
    say(left, 'shoot s1 0 300');
    expect(left.end).toBeNull();
  });

  it('TCHAKO-30 a player without pucks may not end the turn while a creation is possible; the clock may', () => {
    const options = { sudden: 'creations', suddenCreations: 3 } as const;
    const s = at({ pucks: { ...queens, n1: 'BNC' }, options });
    expect(against(s, 'end')).toBe('must-create');
    expect(against(s, 'time')).toBeNull();
    expect(tchako.idle(s, 0, { pick: () => 0 })).toEqual({ kind: 'time' });
    const poor = at({ pucks: { ...queens, n1: 'BNC' }, options, points: 1 });
    expect(against(poor, 'end')).toBeNull();
    expect(against(poor, 'time')).toBe('time-not-up');
    // The queen has to come first, and two points do not pay for both.
    const away = { nq: 'VN', n1: 'BNC' } as const;
    expect(against(at({ pucks: away, options, points: 3 }), 'end')).toBeNull();
    expect(against(at({ pucks: away, options, points: 4 }), 'end')).toBe('must-create');
    say(s, 'create BSC', 'end');
  });

  it('TCHAKO-30 no creations after a certain turn; the queen may return', () => {
    const options = { sudden: 'turn', suddenTurn: 4 } as const;
    expect(against(at({ pucks: { ...queens, s1: 'BSL' }, options, number: 3 }), 'create BSC')).toBeNull();
    const late = at({ pucks: { nq: 'VN', n1: 'BNL', s1: 'BSL' }, options, number: 5 });
    say(late, 'create VS');
    expect(against(late, 'create BSC')).toBe('creations-over');
    const pucks = { ...queens, s1: [-150, -140], n1: [-100, -140] } as const;
    const hit = at({ pucks, options, number: 3 });
    say(hit, 'shoot s1 0 300');
    expect(hit.end).toBeNull();
    const gone = at({ pucks, options, number: 5 });
    expect(say(gone, 'shoot s1 0 300').at(-1)).toMatchObject({ reason: 'extinct', winner: 0 });
  });

  it('TCHAKO-31 the countdown is decided by zones, then pucks, then the nearest puck, else a draw', () => {
    const options = { countdown: true, countdownTurns: 4 } as const;
    const end = (pucks: Parameters<typeof at>[0]['pucks']) =>
      say(at({ pucks, options, turn: 'N', number: 4 }), 'end').at(-1);
    expect(end({ ...queens, s1: 'N2', n1: 'BNL', n2: 'BNC' })).toMatchObject({ reason: 'zones', winner: 0 });
    expect(end({ ...queens, s1: 'BSL', n1: 'BNL', n2: 'BNC' })).toMatchObject({ reason: 'pucks', winner: 1 });
    expect(end({ ...queens, s1: 'BSC', n1: 'BNL' })).toMatchObject({ reason: 'nearest', winner: 0 });
    expect(end({ ...queens, s1: 'BSC', n1: 'BNC' })).toMatchObject({ reason: 'even', winner: null });
    const early = at({ pucks: queens, options, number: 3 });
    say(early, 'end');
    expect(early.end).toBeNull();
  });

  it('TCHAKO-32 anarchy: no queens; controlling the linked vital zone wins', () => {
    const { state } = tchako.setup(tableWith({ anarchy: true }), { pick: () => 0 });
    expect(whereIs(state, 'sq')).toBeNull();
    expect(JSON.parse(tchako.writeState(state)).absent).toEqual([]);
    const s = at({ pucks: { s1: 'N2', s2: 'BNC', s3: [0, 125] }, options: { anarchy: true } });
    expect(say(s, 'shoot s3 1024 200').at(-1)).toMatchObject({ reason: 'anarchy', winner: 0 });
    const cut = at({ pucks: { s1: 'N2', s3: [0, 140] }, options: { anarchy: true } });
    say(cut, 'shoot s3 1024 150');
    expect(cut.end).toBeNull();
  });

  it('TCHAKO-33 the pair wins when it is captured at the start of a turn', () => {
    const pucks = { ...queens, s1: 'N2', s2: [50, -60] } as const;
    const s = at({ pucks, options: { hill: 'pair' } });
    say(s, 'shoot s2 1024 200');
    expect(s.end).toBeNull();
    say(s, 'end');
    expect(s.end).toBeNull();
    expect(say(s, 'end').at(-1)).toEqual({ kind: 'over', reason: 'hill', winner: 0 });
  });

  it('TCHAKO-33 the line and the rhombus win at any time, without links', () => {
    const line = { ...queens, s1: 'N1', s2: 'N2', s3: 'N4', n1: 'BSC', s4: [50, -60] } as const;
    const s = at({ pucks: line, options: { hill: 'line' } });
    expect(say(s, 'shoot s4 1024 200').at(-1)).toMatchObject({ reason: 'hill', winner: 0 });
    const rhombus = { ...queens, s1: 'N2', s2: 'BNC', s4: [50, -60] } as const;
    const r = at({ pucks: rhombus, options: { hill: 'rhombus' } });
    expect(say(r, 'shoot s4 1024 200').at(-1)).toMatchObject({ reason: 'hill', winner: 0 });
  });

  it('TCHAKO-34 a lead or a number of pucks wins, the queen included, also by creation', () => {
    const pucks = { ...queens, s1: 'BSL', s2: 'BSC', s3: 'N2' } as const;
    const lead = at({ pucks, options: { demography: 'lead', demographyLead: 4 } });
    expect(say(lead, 'create BSR').at(-1)).toEqual({ kind: 'over', reason: 'lead', winner: 0 });
    const reach = at({ pucks, options: { demography: 'reach', demographyReach: 5 } });
    expect(say(reach, 'create BSR').at(-1)).toEqual({ kind: 'over', reason: 'reach', winner: 0 });
  });
});

describe('play modes', () => {
  const enemies = { ...queens, s1: [-150, -140], n1: [-100, -140] } as const;

  it('TCHAKO-40 strategic: a shot costs one and only pushes; a loaded one costs two', () => {
    const s = at({ pucks: enemies, options: { strategic: true } });
    expect(eventOf(say(s, 'shoot s1 0 300'), 'hit')?.effect).toBe('pushes');
    expect([s.points, whereIs(s, 'n1') !== null]).toEqual([12, true]);
    const loaded = at({ pucks: enemies, options: { strategic: true } });
    expect(eventOf(say(loaded, 'shoot s1 0 300 !'), 'hit')?.effect).toBe('eliminates');
    expect(loaded.points).toBe(10);
    const queen = at({ pucks: enemies, options: { strategic: true }, points: 2 });
    expect(against(queen, 'shoot sq 0 10 !')).toBe('too-few-points');
    expect(against(queen, 'shoot sq 0 10')).toBeNull();
    expect(against(at({ pucks: enemies }), 'shoot s1 0 10 !')).toBe('nothing-to-load');
  });

  it('TCHAKO-40 in a grey duel the shooter of an unloaded shot goes in rules 2; rules 1 spared it', () => {
    const grey = { ...queens, s1: [-70, 10], n1: [-30, 10] } as const;
    const options = { strategic: true } as const;
    const s = at({ pucks: grey, options });
    expect(eventOf(say(s, 'shoot s1 0 300'), 'gone')).toMatchObject({ puck: 0, how: 'duel' });
    expect([whereIs(s, 's1'), whereIs(s, 'n1') !== null]).toEqual([null, true]);
    const spared = at({ pucks: grey, options, rules: 1 });
    expect(eventOf(say(spared, 'shoot s1 0 300'), 'hit')?.effect).toBe('pushes');
    expect(whereIs(spared, 's1')).not.toBeNull();
    for (const rules of RULES) {
      const loaded = at({ pucks: grey, options, rules });
      expect(eventOf(say(loaded, 'shoot s1 0 300 !'), 'gone')).toMatchObject({ puck: 0, how: 'duel' });
    }
  });

  it('TCHAKO-40 an unloaded grey duel with the enemy queen costs the shooter; a shooting queen stays', () => {
    const options = { strategic: true } as const;
    const onQueen = at({ pucks: { sq: 'VS', s1: [-70, 10], nq: [-30, 10] }, options });
    expect(eventOf(say(onQueen, 'shoot s1 0 300'), 'gone')).toMatchObject({ puck: 0, how: 'duel' });
    const byQueen = at({ pucks: { nq: 'VN', s1: 'BSL', sq: [-70, 10], n1: [-30, 10] }, options });
    const news = say(byQueen, 'shoot sq 0 300');
    expect([eventOf(news, 'hit')?.effect, eventOf(news, 'gone')]).toEqual(['parried', undefined]);
    const sumo = at({
      pucks: { ...queens, s1: [-70, 10], n1: [-30, 10] },
      options: { strategic: true, sumo: true },
    });
    expect(eventOf(say(sumo, 'shoot s1 0 300'), 'gone')).toBeUndefined();
  });

  it('TCHAKO-40 an unloaded shot does not win on the queen', () => {
    const chain = { s1: 'N2', s2: 'BNC', s3: 'VN', s4: [-100, 160], nq: [-60, 160], sq: 'VS' } as const;
    const weak = at({ pucks: chain, options: { strategic: true } });
    say(weak, 'shoot s4 0 300');
    expect(weak.end).toBeNull();
    const strong = at({ pucks: chain, options: { strategic: true } });
    expect(say(strong, 'shoot s4 0 300 !').at(-1)).toMatchObject({ reason: 'queen-hit' });
  });

  it('TCHAKO-41 depot: a creation costs pucks minus zones, at least one; the queen’s return two', () => {
    // Five pucks with the queen, three bases, one captured zone.
    const pucks = { ...queens, s1: 'N2', s2: [0, -120], s3: [-100, -120], s4: [100, -120] } as const;
    const s = at({ pucks, options: { depot: true } });
    expect(eventOf(say(s, 'create BSC'), 'created')?.cost).toBe(2);
    expect(eventOf(say(s, 'create BSL'), 'created')?.cost).toBe(4);
    const cut = at({ pucks: { ...pucks, n1: [30, -90] }, options: { depot: true } });
    expect(eventOf(say(cut, 'create BSR'), 'created')?.cost).toBe(4);
    const away = at({ pucks: { nq: 'VN', s1: 'N2' }, options: { depot: true } });
    expect(eventOf(say(away, 'create BSC'), 'created')).toMatchObject({ puck: 11, cost: 4 });
    expect(eventOf(say(away, 'create BSR'), 'created')?.cost).toBe(2);
  });

  it('TCHAKO-42 triangle: chosen before the game; laying costs one and a half, moving half a point per changed post', () => {
    const { state: s } = tchako.setup(tableWith({ triangle: true }), { pick: () => 0 });
    expect(against(s, 'end')).toBe('choose-first');
    expect(against(s, 'replace n-long')).toBe('not-your-elastic');
    say(s, 'replace s-long', 'replace none');
    expect([s.turn, s.number, s.points]).toEqual([0, 1, 10]);
    expect(against(s, 'replace none')).toBe('choosing-is-over');
    expect(against(s, 'elastic s-long Sb2-Sb5')).toBe('elastic-not-in-play');
    expect(against(s, 'elastic s-triangle Sa2-Sb2-M1')).toBe('no-triangle-there');
    expect(against(s, 'elastic s-triangle Sb1-Sb2-M1')).toBe('post-taken');
    say(s, 'elastic s-triangle Sa2-Sb2-Sb3');
    expect(s.points).toBe(7);
    say(s, 'elastic s-triangle Sb3-Sb4-M2');
    expect(s.points).toBe(5);
    expect(tchako.readState(tchako.writeState(s)).laid).toEqual(s.laid);
  });

  it('TCHAKO-42 pucks inside move over the nearest edge, 14 mm beyond it', () => {
    const elastics = { 's-triangle': '', 's-short1': 'Sa1 Sb1', 's-short2': 'Sa4 Sb6' };
    const s = at({ pucks: { ...queens, s1: [-50, -50] }, options: { triangle: true }, elastics });
    const news = say(s, 'elastic s-triangle Sa2-Sb2-Sb3');
    expect(kindsOf(news)).toBe('hooked moved');
    expect(whereIs(s, 's1')![1]).toBeCloseTo(-43.3 + 14, 1);
  });

  it('TCHAKO-43 Carrisk: two free creations on captured zones at the start of the turn', () => {
    const pucks = { ...queens, s1: [-50, 30], s2: [50, 30], s3: [-150, 30] } as const;
    const s = at({ pucks, options: { carrisk: true } });
    expect(eventOf(say(s, 'create N2'), 'created')?.cost).toBe(0);
    expect(eventOf(say(s, 'create N3'), 'created')?.cost).toBe(0);
    expect(eventOf(say(s, 'create N1'), 'created')?.cost).toBe(4);
    const forgone = at({ pucks, options: { carrisk: true } });
    expect(eventOf(say(forgone, 'create BSC'), 'created')?.cost).toBe(4);
    expect(eventOf(say(forgone, 'create N2'), 'created')?.cost).toBe(4);
    const absent = at({ pucks: { ...pucks, sq: [0, -220] }, options: { carrisk: true } });
    absent.here &= ~(1 << 11);
    expect(eventOf(say(absent, 'create N2'), 'created')).toMatchObject({ puck: 11, cost: 0 });
  });

  it('TCHAKO-44 Sumo: the rail eliminates, contacts do not', () => {
    const s = at({
      pucks: { ...queens, s1: [-150, 20], n1: [-100, -140], s2: [-150, -140] },
      options: { sumo: true },
    });
    expect(say(s, 'shoot s1 2048 400')).toContainEqual({ kind: 'gone', puck: 0, how: 'rail' });
    expect(eventOf(say(s, 'shoot s2 0 300'), 'hit')?.effect).toBe('pushes');
    expect(whereIs(s, 'n1')).not.toBeNull();
    expect(against(at({ pucks: queens, options: { sumo: true, strategic: true } }), 'shoot sq 0 1 !')).toBe(
      'nothing-to-load',
    );
  });

  it("TCHAKO-44 a queen at the rail is absent; out while her owner is in t'chako loses", () => {
    const chain = { s1: 'N2', s2: 'BNC', s3: 'VN', sq: 'VS' } as const;
    const lost = at({ pucks: { ...chain, nq: [-185, 20], s4: [-155, 20] }, options: { sumo: true } });
    expect(say(lost, 'shoot s4 2048 300').at(-1)).toEqual({ kind: 'over', reason: 'queen-gone', winner: 0 });
    const away = at({ pucks: { sq: 'VS', nq: [-185, 20], s4: [-155, 20] }, options: { sumo: true } });
    say(away, 'shoot s4 2048 300');
    expect([whereIs(away, 'nq'), away.end]).toEqual([null, null]);
  });
});

describe('consent', () => {
  it('TCHAKO-45 a mode is added between turns when both agree, and counts from then on', () => {
    const s = at({ pucks: { ...queens, s1: 'BSL', n1: 'BNL' }, number: 5, creations: [3, 1] });
    say(s, 'propose countdown 20');
    expect(tchako.actors(s)).toEqual([1]);
    expect(against(s, 'end', 0)).toBe('not-your-turn');
    expect(against(s, 'end', 1)).toBe('answer-first');
    expect(tchako.readState(tchako.writeState({ ...s, laid: startLaid })).offer).toEqual(s.offer);
    expect(kindsOf(say(s, 'agree'))).toBe('agreed');
    expect([s.variant.countdown, s.turn, s.number]).toEqual([24, 0, 5]);
    say(s, 'propose suddenCreations 2', 'agree');
    expect(s.creations).toEqual([0, 0]);
    say(s, 'propose sumo', 'decline');
    expect(s.variant.sumo).toBe(false);
  });

  it('TCHAKO-45 a contradicting mode is refused with the reason', () => {
    const pucks = { ...queens, s1: 'BSL', n1: 'BNL' } as const;
    const drawn = (options: Parameters<typeof tableWith>[0]) =>
      at({ pucks, options: options ?? {}, number: 5 });
    const sudden = drawn({ sudden: 'creations', suddenCreations: 5 });
    expect(against(sudden, 'propose reach 10')).toBe('reach-beyond');
    expect(against(sudden, 'propose reach 9')).toBeNull();
    const counted = drawn({ countdown: true, countdownTurns: 20 });
    // Counted from turn 5: the 16th turn from now is turn 20 of the game.
    expect(against(counted, 'propose suddenTurn 16')).toBe('sudden-after-end');
    expect(against(counted, 'propose suddenTurn 15')).toBeNull();
    const anarchy = at({ pucks: { s1: 'BSL', n1: 'BNL' }, options: { anarchy: true } });
    expect(against(anarchy, 'propose reach 12')).toBe('reach-without-queens');
    expect(against(anarchy, 'propose reach 11')).toBeNull();
  });

  it('TCHAKO-45 after a declined offer a player may not propose again in that turn', () => {
    const s = at({ pucks: { ...queens, s1: 'BSL', n1: 'BNL' }, elastics: 'start' });
    say(s, 'propose sumo', 'decline');
    expect(against(s, 'propose sumo')).toBe('declined-already');
    expect(against(s, 'propose countdown 20')).toBe('declined-already');
    expect(against(tchako.readState(tchako.writeState(s)), 'propose depot')).toBe('declined-already');
    say(s, 'end');
    expect(against(s, 'propose sumo')).toBeNull();
    say(s, 'end');
    expect(against(s, 'propose sumo')).toBeNull();
    expect(tchako.writeState(s)).not.toContain('declined');
  });

  it('TCHAKO-45 no offer during a turn, twice, in contradiction, or if it decides the game at once', () => {
    const s = at({ pucks: { ...queens, s1: 'N2', s2: 'N3', s3: 'BSL' }, options: { demography: 'lead' } });
    expect(against(s, 'propose hill pair')).toBe('mode-decides');
    expect(against(s, 'propose lead 4')).toBe('mode-there');
    expect(against(s, 'propose reach 5')).toBe('mode-there');
    expect(against(s, 'propose countdown 21')).toBe('countdown-odd');
    expect(against(s, 'agree')).toBe('nothing-offered');
    expect(tchako.readMove('propose anarchy')).toBeNull();
    expect(tchako.readMove('propose triangle')).toBeNull();
    say(s, 'create BSC');
    expect(against(s, 'propose sumo')).toBe('not-between-turns');
  });
});

describe('contradictions', () => {
  it.each([
    [{ standardWin: false }, ['no-way-to-win']],
    [{ standardWin: false, anarchy: true }, []],
    [{ anarchy: true, demography: 'reach', demographyReach: 12 }, ['anarchy-reach']],
    [{ anarchy: true, demography: 'reach', demographyReach: 11 }, []],
    [
      { sudden: 'creations', suddenCreations: 5, demography: 'reach', demographyReach: 10 },
      ['reach-too-high'],
    ],
    [{ sudden: 'creations', suddenCreations: 6, demography: 'reach', demographyReach: 10 }, []],
    [
      { sudden: 'creations', suddenCreations: 6, demography: 'reach', demographyReach: 10, anarchy: true },
      ['reach-too-high'],
    ],
    [{ sudden: 'turn', suddenTurn: 30, countdown: true, countdownTurns: 30 }, ['sudden-too-late']],
    [{ sudden: 'turn', suddenTurn: 28, countdown: true, countdownTurns: 30 }, []],
    [{ countdown: true, countdownTurns: 31 }, ['odd-countdown']],
  ] as const)('TCHAKO-45 %o: %o', (options, problems) => {
    expect(tchako.problems(tableWith(options))).toEqual(problems);
  });

  it('TCHAKO-46 the limited game ends after 60 turns', () => {
    const { state } = tchako.setup(tableWith(tchako.presets.limited), { pick: () => 0 });
    for (let turn = 1; turn <= 60; turn++) {
      expect(state.end).toBeNull();
      say(state, 'end');
    }
    expect(state.end).toEqual({ reason: 'even', winner: null });
    expect(tchako.outcome(state)?.payoff).toEqual([0.5, 0.5]);
  });
});
