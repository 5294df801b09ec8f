import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { countDown, dragons, faceOf, isOver, isUp, type State, SUPPLY, TOMB } from '../src/index.ts';
import { type Said, tableFor } from './draw.ts';

function wrongWith(s: State): string[] {
  const here = countDown(s);
  for (const cell of s.cells) if (isUp(cell)) here[faceOf(cell)]!++;
  const gone = SUPPLY.reduce((sum, n, face) => sum + face * (n - here[face]!), 0);
  const facts: [string, boolean][] = [
    ['animals stay', here[0] === SUPPLY[0]],
    ['no stone too many', here.every((n, face) => n <= SUPPLY[face]!)],
    ['what is gone was kept', gone === s.kept.reduce((a, b) => a + b, 0)],
    ['nothing in the corners', s.cells.every((cell, space) => cell === 0 || TOMB.includes(space))],
    [
      'faces up only while stones are turned',
      s.phase === 'turn' || s.phase === 'hide' || !s.cells.some(isUp),
    ],
  ];
  return facts.flatMap(([what, is]) => (is ? [] : [what]));
}

describe('invariants', () => {
  it.each([{ seats: 2 }, { seats: 3 }, { seats: 4, hands: 'real' }, { seats: 5 }] as const satisfies Said[])(
    'DRAGON-1 no stone is lost, at %j',
    said => {
      const chance = searchChance(2);
      for (let game = 0; game < 20; game++) {
        const { state } = dragons.setup(tableFor(said), chance);
        for (let n = 0; n < 5000 && !isOver(state); n++) {
          const seat = dragons.actors(state)[0]!;
          dragons.apply(state, seat, dragons.sample(state, seat, chance), chance);
          const wrong = wrongWith(state);
          if (wrong.length > 0) expect(wrong, dragons.writeState(state)).toEqual([]);
        }
        expect(isOver(state)).toBe(true);
      }
    },
    30_000,
  );
});
