import { type Level, type MemoryOwner, type Seat, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { impressionsOf, leftOf, RECALLS, remember } from '../../src/bot/memory.ts';
import { type DragonsEvent, dragons, isCovered, isOver, type Space, type State } from '../../src/index.ts';
import { at, play, tableFor } from '../draw.ts';

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

/** A random game, move by move: the state, and the events told to a seat so far. */
function* wander(seed: number, seat: Seat): Generator<{ truth: State; told: readonly DragonsEvent[] }> {
  const luck = searchChance(seed);
  const { state, events } = dragons.setup(tableFor(), luck);
  let told: readonly DragonsEvent[] = events;
  for (let n = 0; n < 600 && !isOver(state); n++) {
    yield { truth: state, told };
    const actor = dragons.actors(state)[0]!;
    const news = dragons.apply(state, actor, dragons.sample(state, actor, luck), luck);
    told = told.concat(news.map(e => dragons.tell(e, seat)!));
  }
}

const mindOf = (truth: State, seat: Seat, told: readonly DragonsEvent[], head: MemoryOwner): State =>
  remember(dragons.redact(truth, seat), seat, told, head);
const known = (mind: State): Space[] => mind.cells.flatMap((cell, space) => (isCovered(cell) ? [space] : []));

describe('the memory of a bot', () => {
  it('DRAGON-8 remembered faces are true, and the counts of the others are right', () => {
    let remembered = 0;
    for (const { truth, told } of wander(3, 1)) {
      const mind = mindOf(truth, 1, told, { level: 4, seed: 9 });
      for (const space of known(mind)) expect(mind.cells[space]).toBe(truth.cells[space]);
      remembered += known(mind).length;
      // The result is a valid position: the bag fits the stones that are not remembered.
      expect(() =>
        dragons.readState(dragons.writeState(mind).replaceAll(/chosen=\S+/g, 'chosen=---'), tableFor()),
      ).not.toThrow();
    }
    expect(remembered).toBeGreaterThan(100);
  });

  it('DRAGON-8 without forgetting, every covered stone would be known', () => {
    for (const { truth, told } of wander(4, 0)) {
      const covered = truth.cells.flatMap((cell, space) => (isCovered(cell) ? [space] : []));
      expect([...impressionsOf(told).keys()].sort((a, b) => a - b)).toEqual(covered);
    }
  });

  it.each(LEVELS)(
    'DRAGON-8 level %i: memory is deterministic, and a forgotten stone stays forgotten',
    level => {
      let forgotten = new Set<number>();
      let faded = 0;
      for (const { truth, told } of wander(5, 2)) {
        const head = { level, seed: 77 };
        const mind = mindOf(truth, 2, told, head);
        expect(mindOf(truth, 2, told, head)).toEqual(mind);
        const here = new Set(known(mind));
        const gone = new Set<number>();
        for (const [space, { nth, age }] of impressionsOf(told)) {
          if (here.has(space)) expect(forgotten.has(nth), `impression ${nth} came back`).toBe(false);
          else gone.add(nth);
          if (!here.has(space) && age > 0) faded++;
        }
        forgotten = gone;
      }
      expect(faded).toBeGreaterThan(0);
    },
  );

  it('DRAGON-8 a higher level remembers at least what a lower one does', () => {
    let more = 0;
    for (const { truth, told } of wander(6, 0)) {
      let before = new Set<Space>();
      for (const level of LEVELS) {
        const here = new Set(known(mindOf(truth, 0, told, { level, seed: 5 })));
        for (const space of before) expect(here.has(space)).toBe(true);
        more += here.size - before.size;
        before = here;
      }
    }
    expect(more).toBeGreaterThan(100);
  });

  it('DRAGON-8 the top level remembers almost all, the first almost nothing', () => {
    const share = (level: Level): number => {
      let [kept, all] = [0, 0];
      for (let seed = 0; seed < 6; seed++)
        for (const { truth, told } of wander(seed, 0)) {
          kept += known(mindOf(truth, 0, told, { level, seed })).length;
          all += impressionsOf(told).size;
        }
      return kept / all;
    };
    const shares = LEVELS.map(share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeLessThan(0.15);
    expect(shares[4]).toBeGreaterThan(0.85);
    expect(shares[4]).toBeLessThan(1);
  });

  it('fades fast at first, then slowly', () => {
    for (const level of LEVELS) {
      const left = [0, 1, 2, 3, 20, 21].map(age => leftOf(RECALLS[level], age));
      expect(left).toEqual(left.toSorted((a, b) => b - a));
      expect(left[0]! - left[1]!).toBeGreaterThan(left[4]! - left[5]!);
    }
  });

  it('DRAGON-8 contains nothing that was not told', () => {
    const s = at({ stones: 'c7:.a d7:.a e7:.a f7:.a b1:.1 b2:.2 b3:.4', winner: 1 });
    const head: MemoryOwner = { level: 5, seed: 3 };
    expect(known(mindOf(s, 1, [], head))).toEqual([]);
    const told = ['turn b1', 'turn c7', 'hide b1>d1', 'hide c7>e1'].flatMap(move => play(s, 1, move));
    const mind = mindOf(s, 1, told, head);
    // A stone turned before the first known event counts as unseen.
    expect(known(mind).every(space => [3, 4].includes(space))).toBe(true);
  });
});
