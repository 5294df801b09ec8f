import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { dragons, isOver, type State } from '../src/index.ts';
import { moves, read, type Said, start } from './draw.ts';
import { listMoves, playMove, readPosition, writePosition } from './reference.ts';

/** Compares moves and resulting positions with the slow reference, using the same luck. */
function compare(s: State, said: Said, seed: number): void {
  const text = dragons.writeState(s);
  const slow = readPosition(text);
  for (const [seat] of s.kept.entries()) {
    const listed = moves(s, seat);
    expect(listed, text).toEqual(listMoves(slow, seat, said.hands === 'real'));
    // Try a part of the hiding moves only: there are hundreds of similar ones.
    for (const move of listed.filter((_, i) => listed.length < 60 || i % 13 === seed % 13)) {
      const next = dragons.clone(s);
      dragons.apply(next, seat, read(move), searchChance(seed));
      const luck = searchChance(seed);
      const wanted = playMove(slow, seat, move, n => luck.pick(n));
      expect(dragons.writeState(next), `${text} ${move}`).toBe(writePosition(wanted));
    }
  }
}

describe('the game and a slow reference agree', () => {
  it.each([{ seats: 2 }, { seats: 3 }, { seats: 5 }, { seats: 4, hands: 'real' }] as const)(
    'on every move of random games at %j',
    said => {
      const chance = searchChance(said.seats);
      const phases = new Set<string>();
      for (let game = 0; game < 2; game++) {
        const s = start(said, game);
        for (let n = 0; n < 150; n++) {
          compare(s, said, n);
          phases.add(s.phase);
          if (isOver(s)) break;
          const seat = dragons.actors(s)[chance.pick(dragons.actors(s).length)]!;
          dragons.apply(s, seat, dragons.sample(s, seat, chance), chance);
        }
      }
      expect([...phases]).toEqual(expect.arrayContaining(['duel', 'turn', 'hide']));
    },
    60_000,
  );
});
