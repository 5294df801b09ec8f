import { describe, expect, it } from 'vitest';
import { RIM, SIDE } from '../../../src/games/tchang/art/geometry.ts';
import { HIDEOUTS, NAMED, SERVANTS } from '../../../src/games/tchang/art/servants.ts';
import { en } from '../../../src/games/tchang/servants/en.ts';
import { fr } from '../../../src/games/tchang/servants/fr.ts';
import { answersFor, findAt, readFound, readNamed } from '../../../src/games/tchang/servants/search.ts';

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('the hidden servants', () => {
  it('TCHANG-15 are twenty, one per hiding place, and three have names', () => {
    expect(SERVANTS).toHaveLength(20);
    expect(SERVANTS.map(s => s.id)).toEqual(HIDEOUTS);
    for (const { names } of [fr, en]) expect(Object.keys(names).toSorted()).toEqual([...NAMED].toSorted());
    expect(new Set(Object.values(fr.names)).size).toBe(3);
  });

  it('TCHANG-15 hide within the drawing, far enough apart to be tapped separately', () => {
    for (const [i, a] of SERVANTS.entries()) {
      expect([a.x > -RIM, a.y > -RIM, a.x < SIDE - RIM, a.y < SIDE - RIM]).toEqual([true, true, true, true]);
      for (const b of SERVANTS.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(2 * 26);
    }
  });

  it('TCHANG-15 are found by a look near enough, and only then', () => {
    for (const servant of SERVANTS) {
      expect(findAt({ x: servant.x + 15, y: servant.y - 15 })?.id).toBe(servant.id);
    }
    expect(findAt({ x: 150, y: 150 })).toBeNull();
    expect(findAt({ x: 150, y: 150 }, 400)).not.toBeNull();
  });

  it('TCHANG-15 a riddle has four different answers, the right one at varying places', () => {
    const places = HIDEOUTS.map(id => {
      const answers = answersFor(id);
      expect(new Set(answers).size).toBe(4);
      return answers.indexOf(id);
    });
    for (const place of [0, 1, 2, 3]) expect(places.filter(p => p === place).length).toBeGreaterThan(2);
  });

  it('TCHANG-15 riddles and trades are unique in each language, and no riddle names its answer', () => {
    for (const { riddles, trades, hideouts } of [fr, en]) {
      for (const words of [riddles, trades, hideouts]) expect(new Set(Object.values(words)).size).toBe(20);
      for (const id of HIDEOUTS) {
        const told = riddles[id].toLowerCase().split(/[^\p{L}]+/u);
        const telling = hideouts[id].split(/[^\p{L}]+/u).filter(word => word.length > 4);
        expect(told.filter(word => telling.includes(word))).toEqual([]);
      }
    }
  });

  it('TCHANG-15 the clue of each name fits the drawing of one servant only', () => {
    const like = (is: (servant: (typeof SERVANTS)[number]) => boolean) => SERVANTS.filter(is).map(s => s.id);
    expect(like(s => s.pose === 'bowl' && s.dress === 'jade')).toEqual(['vase']);
    expect(like(s => s.pose === 'scroll')).toEqual(['scrolls', 'green']);
    expect(like(s => s.pose === 'bowl' && s.dress === 'sand')).toEqual(['bell', 'corridor']);
    for (const { clues, names, trades } of [fr, en])
      for (const id of NAMED) {
        expect(clues[id]).toContain(names[id]);
        expect(clues[id]).not.toContain(trades[id]);
      }
  });

  it('stored progress is read without unknown names', () => {
    expect(readFound(['bell', 'cat', 'vase', 'bell'])).toEqual(['vase', 'bell']);
    expect(readFound('bell')).toEqual([]);
    expect(readNamed(['hall', 'bell', 'vase'])).toEqual(['vase', 'bell']);
    expect(readNamed(null)).toEqual([]);
  });
});
