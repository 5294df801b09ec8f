import { lucky } from '@tablee/conform/testkit';
import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  GROUND,
  hasStatue,
  hasStone,
  nameSpace,
  ownerOf,
  type Space,
  START,
  STATUE_SUPPLY,
  type State,
  tchang,
} from '../../src/index.ts';
import { en } from '../../src/messages/en.ts';
import { fr } from '../../src/messages/fr.ts';
import { WON_OF_100 } from '../../src/won-of-100.ts';
import { actor, after, fields, moves, play, refusal, type Said, start, tableFor } from '../draw.ts';
import { sayShort } from '../say.ts';

const statuesOf = (s: State): Space[] => GROUND.filter(space => hasStatue(s.cells[space]!));
const stonesOf = (s: State): Space[] => GROUND.filter(space => hasStone(s.cells[space]!));
const many = (said: Said): State[] => Array.from({ length: 40 }, (_, seed) => start(said, seed).state);
const steps = (s: State, space: Space): number => s.maze.stepsBetween(START, space);

describe('the material', () => {
  it('TCHANG-2 nineteen statues: three dragons of each colour and seven pieces', () => {
    expect(STATUE_SUPPLY).toEqual([3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1]);
    for (const s of many({})) {
      expect(statuesOf(s)).toHaveLength(19);
      expect(s.statuesLeft).toEqual([...STATUE_SUPPLY]);
      expect(Object.values(fields(s).statues).every(word => word === '?')).toBe(true);
    }
  });

  it('TCHANG-2 twenty-five stones: four animals, firefly stones 1×5, 2×6, 3×5, 4×5', () => {
    for (const s of many({})) {
      expect(stonesOf(s)).toHaveLength(25);
      expect(s.stonesLeft).toEqual([4, 5, 6, 5, 5]);
      expect(Object.values(fields(s).stones).every(word => word === '?')).toBe(true);
    }
  });

  it('TCHANG-2 sixty fireflies, those not in purses in the reserve', () => {
    expect(start().state.reserve).toBe(36);
    expect(start({ seats: 3 }).state.reserve).toBe(42);
    expect(start({ fireflies: 9 }).state.reserve).toBe(24);
  });
});

describe('the pawns', () => {
  it('TCHANG-3 all begin on d4 with six fireflies each, and seat 0 starts', () => {
    for (const seats of [1, 2, 4] as const) {
      const { pawns, purses, turn } = fields(start({ seats }).state);
      expect(pawns).toEqual({ r: 'd4', g: 'd4', y: 'd4', b: 'd4' });
      expect(purses).toEqual({ r: 6, g: 6, y: 6, b: 6 });
      expect(turn).toBe(0);
    }
  });

  it('TCHANG-3 with three players blue is not in play', () => {
    const s = start({ seats: 3 }).state;
    expect(fields(s).pawns).toEqual({ r: 'd4', g: 'd4', y: 'd4' });
    expect(refusal(s, 'b:d4-d5')).toBe('TCHANG-3 pawn-not-in-play');
    expect(refusal(s, 'r>b:1@d4')).toBe('TCHANG-3 pawn-not-in-play');
  });

  it('TCHANG-3 owners of the pawns', () => {
    const owners = (seats: 1 | 2 | 3 | 4): number[] => {
      const { variant } = start({ seats }).state;
      return variant.colours.map(colour => ownerOf(variant, colour));
    };
    expect(owners(4)).toEqual([0, 1, 2, 3]);
    expect(owners(3)).toEqual([0, 1, 2]);
    expect(owners(2)).toEqual([0, 1, 0, 1]);
    expect(owners(1)).toEqual([0, 0, 0, 0]);
  });

  it('TCHANG-3 a player moves only own pawns', () => {
    const four = start().state;
    expect(refusal(four, 'g:d4-d5')).toBe('TCHANG-3 not-your-pawn');
    const two = start({ seats: 2 }).state;
    expect([refusal(two, 'y:d4-d5'), refusal(two, 'b:d4-d5')]).toEqual([null, 'TCHANG-3 not-your-pawn']);
    const alone = start({ seats: 1 }).state;
    expect(['r', 'g', 'y', 'b'].map(pawn => refusal(alone, `${pawn}:d4-d5`))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('placement', () => {
  it('TCHANG-4 nothing lies on the centre or an exit', () => {
    for (const s of [...many({}), ...many({ statues: 'far' }), ...many({ statues: 'near', cover: 'all' })]) {
      for (const name of ['d4', 'a1', 'g1', 'a7', 'g7']) {
        const { statues, stones } = fields(s);
        expect([statues[name], stones[name]]).toEqual([undefined, undefined]);
      }
    }
  });

  it('TCHANG-4 by hand: one statue each in turn, then one stone each, then seat 0 begins', () => {
    const { state: s, events } = start({ seats: 3, placement: 'manual' });
    expect(events).toEqual([]);
    for (let n = 0; n < 44; n++) {
      expect(actor(s)).toBe(n % 3);
      const kind = n < 19 ? 'statue' : 'stone';
      const [first] = moves(s);
      expect(first).toMatch(new RegExp(`^${kind}@`));
      const news = play(s, moves(s)[n % (moves(s).length - 1)]!);
      expect(news.map(e => e.kind)).toEqual(n < 43 ? ['placed'] : ['placed', 'began']);
    }
    expect([s.phase, s.turn, statuesOf(s).length, stonesOf(s).length]).toEqual(['explore', 0, 19, 25]);
  });

  it('TCHANG-4 at most one statue and one stone per space; stones may lie on statues', () => {
    let s = start({ placement: 'manual' }).state;
    s = after(s, 'statue@c4');
    expect(refusal(s, 'statue@c4')).toBe('TCHANG-4 space-taken');
    expect(refusal(s, 'stone@c4')).toBe('TCHANG-4 statues-first');
    for (const space of GROUND.filter(at => nameSpace(at) !== 'c4').slice(0, 18))
      s = after(s, `statue@${nameSpace(space)}`);
    expect(refusal(s, 'statue@g6')).toBe('TCHANG-4 stones-now');
    s = after(s, 'stone@c4');
    expect(refusal(s, 'stone@c4')).toBe('TCHANG-4 space-taken');
    expect(fields(s).stones).toEqual({ c4: '?' });
  });

  it('TCHANG-4 refuses the centre, exits, and moves before placement is complete', () => {
    const s = start({ placement: 'manual' }).state;
    expect(refusal(s, 'statue@d4')).toBe('TCHANG-4 centre-or-exit');
    expect(refusal(s, 'statue@a7')).toBe('TCHANG-4 centre-or-exit');
    expect(refusal(s, 'r:d4-d5')).toBe('TCHANG-4 place-first');
    expect(refusal(s, 'pass')).toBe('TCHANG-4 place-first');
    expect(refusal(start().state, 'statue@c4')).toBe('TCHANG-4 placing-is-over');
    expect(refusal(start().state, 'auto')).toBe('TCHANG-4 placing-is-over');
  });

  it('TCHANG-4 `auto` places the rest at any time and keeps what is placed', () => {
    const chance = searchChance(5);
    for (let by = 0; by < 44; by++) {
      const { state: s } = start({ placement: 'manual', seats: 2 }, by);
      for (let n = 0; n < by; n++) {
        const listed = moves(s);
        play(s, listed[chance.pick(listed.length - 1)]!);
      }
      const [statues, stones] = [statuesOf(s), stonesOf(s)];
      const news = play(s, 'auto', chance);
      expect(news.map(e => e.kind)).toEqual(['laid', 'began']);
      expect(statuesOf(s)).toEqual(expect.arrayContaining(statues));
      expect(stonesOf(s)).toEqual(expect.arrayContaining(stones));
      expect([statuesOf(s).length, stonesOf(s).length, s.turn]).toEqual([19, 25, 0]);
    }
  });

  it('TCHANG-4 absent players place anywhere, one at a time', () => {
    const { state } = tchang.setup(tableFor({ placement: 'manual' }), searchChance(1));
    expect(tchang.writeMove(tchang.idle(state, 0, lucky(3)))).toBe('statue@e1');
  });
});

describe('the options', () => {
  it('TCHANG-16 fireflies, three to nine', () => {
    expect(fields(start({ fireflies: 3 }).state).purses).toEqual({ r: 3, g: 3, y: 3, b: 3 });
    expect(tchang.options.fireflies).toMatchObject({ min: 3, max: 9, initial: 6 });
  });

  it('TCHANG-16 three animals: 24 stones', () => {
    for (const s of many({ animals: 3 })) {
      expect(s.stonesLeft).toEqual([3, 5, 6, 5, 5]);
      expect(stonesOf(s)).toHaveLength(24);
    }
  });

  it('TCHANG-16 near: the nineteen nearest spaces, ties at random', () => {
    const layouts = many({ statues: 'near' });
    for (const s of layouts) {
      const lying = statuesOf(s).map(space => steps(s, space));
      const free = GROUND.filter(space => !hasStatue(s.cells[space]!)).map(space => steps(s, space));
      expect(Math.max(...lying)).toBeLessThanOrEqual(Math.min(...free));
    }
    expect(new Set(layouts.map(s => statuesOf(s).join())).size).toBeGreaterThan(10);
  });

  it('TCHANG-16 far: the nineteen farthest spaces, ties at random, measured around walls', () => {
    for (const labyrinth of ['open', 'walls'] as const) {
      const layouts = many({ statues: 'far', labyrinth });
      for (const s of layouts) {
        const lying = statuesOf(s).map(space => steps(s, space));
        const free = GROUND.filter(space => !hasStatue(s.cells[space]!)).map(space => steps(s, space));
        expect(Math.min(...lying)).toBeGreaterThanOrEqual(Math.max(...free));
      }
      expect(new Set(layouts.map(s => statuesOf(s).join())).size).toBeGreaterThan(10);
    }
  });

  it('TCHANG-16 spread: every space is equally likely', () => {
    const times = new Map(GROUND.map(space => [space, 0]));
    const games = 2000;
    const chance = searchChance(2);
    for (let i = 0; i < games; i++) {
      const { state } = tchang.setup(tableFor(), chance);
      for (const space of statuesOf(state)) times.set(space, times.get(space)! + 1);
    }
    for (const n of times.values()) expect(Math.abs(n / games - 19 / 44)).toBeLessThan(0.06);
  });

  it('TCHANG-16 cover none: no stone on a statue', () => {
    for (const said of [{ cover: 'none' }, { cover: 'none', animals: 3 }] as const)
      for (const s of many(said)) expect(stonesOf(s).filter(space => hasStatue(s.cells[space]!))).toEqual([]);
  });

  it('TCHANG-16 cover all: a stone on every statue, the rest at random; random: all at random', () => {
    const rest = new Set<string>();
    for (const s of many({ cover: 'all' })) {
      expect(statuesOf(s).every(space => hasStone(s.cells[space]!))).toBe(true);
      rest.add(
        stonesOf(s)
          .filter(space => !hasStatue(s.cells[space]!))
          .join(),
      );
    }
    expect(rest.size).toBeGreaterThan(10);
    const covered = many({ cover: 'random' }).map(
      s => stonesOf(s).filter(space => hasStatue(s.cells[space]!)).length,
    );
    expect(Math.min(...covered)).toBeLessThan(Math.max(...covered));
  });

  it('TCHANG-16 the options apply to what `auto` places', () => {
    const s = start({ placement: 'manual', cover: 'none' }).state;
    for (const space of GROUND.slice(0, 19)) play(s, `statue@${nameSpace(space)}`);
    play(s, `stone@${nameSpace(GROUND[0]!)}`);
    play(s, 'auto', searchChance(1));
    const covered = stonesOf(s).filter(space => hasStatue(s.cells[space]!));
    expect(covered).toEqual([GROUND[0]]);
  });

  it('TCHANG-16 four presets', () => {
    expect(Object.keys(tchang.presets)).toEqual(['decouverte', 'classique', 'expert', 'tchang']);
    expect(tchang.presets.classique, 'the rulebook').toEqual({});
    expect(tableFor().options).toMatchObject({ fireflies: 6, animals: 4, tangramBonus: 0 });
    expect(tchang.presets.decouverte).toEqual({ animals: 3, tangramBonus: 1 });
    expect(tchang.presets.expert).toEqual({ fireflies: 5, animals: 3, statues: 'far', cover: 'none' });
    expect(tchang.presets.tchang).toEqual({ fireflies: 3 });
  });

  it.each([1, 2, 3, 4])('TCHANG-16 presets are noted from easy to hard for %i players', players => {
    const rates = Object.keys(tchang.presets).map(preset => WON_OF_100[preset]![players - 1]!);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    for (const { presetNotes } of [fr, en]) {
      const notes = Object.values(presetNotes(players));
      expect(new Set(notes).size).toBe(4);
      for (const [i, note] of notes.entries()) expect(note).toContain(` ${rates[i]} `);
    }
  });

  it('the set-up is announced without faces', () => {
    const { events } = start({}, 1);
    expect(events.map(e => e.kind)).toEqual(['laid', 'began']);
    expect(sayShort(events[0]!)).not.toMatch(/[?]/);
  });
});
