import { cardOf, type Move, tock } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { type Choices, lightOf, listChoices, pawnsOf, wayOfMove } from '../../../src/games/tock/choices.ts';
import { EMPTY } from '../../../src/games/tock/draft.ts';
import { playTurns, type Turn } from './positions.ts';

const turns: readonly Turn[] = [1, 2, 3, 4].flatMap(seed => [...playTurns(seed, 220)]);

/** Card, pawn, target, as a person goes; a shared 7 has a test of its own. */
function reach(turn: Turn, choices: Choices, move: Move): boolean {
  const card = { rank: cardOf(move), copy: 0 };
  const lit = lightOf(turn.before, choices, { ...EMPTY, card });
  const [pawn] = pawnsOf(move);
  if (pawn === undefined) return move.kind === 'block' || lit.ready !== null;
  if (!lit.pawns.has(pawn)) return false;
  const { targets } = lightOf(turn.before, choices, { ...EMPTY, card, pawn });
  const text = tock.writeMove(move);
  return targets.some(target => target.moves.some(m => tock.writeMove(m) === text));
}

describe('what lights up', () => {
  it('leads to every legal move: a card, a pawn, where it goes', () => {
    for (const turn of turns) {
      const choices = listChoices(turn.before, [turn.seat], turn.seat);
      expect(choices.seat).toBe(turn.seat);
      for (const move of turn.moves)
        if (move.kind !== 'split') expect(reach(turn, choices, move), tock.writeMove(move)).toBe(true);
    }
  });

  it('offers nothing to whoever does not play', () => {
    for (const { before, seat } of turns.slice(0, 50)) {
      const others = [0, 1, 2, 3].filter(s => !tock.actors(before).includes(s));
      expect(listChoices(before, others, seat).seat).toBeNull();
    }
  });

  it('draws the way the pawn will walk, and marks exactly whom it will take', () => {
    let taken = 0;
    for (const { before, move, events } of turns) {
      if (move.kind !== 'walk') continue;
      const way = wayOfMove(before, move);
      const walked = events.find(e => e.kind === 'walked' || e.kind === 'entered');
      expect(way.squares).toEqual(walked?.kind === 'walked' ? walked.way : [move.to]);
      const leapt = events.find(e => e.kind === 'leapt');
      expect(way.leap).toBe(leapt?.kind === 'leapt' ? leapt.to : null);
      const struck = events.flatMap(e => (e.kind === 'taken' ? [e.at] : []));
      expect(way.takes.toSorted()).toEqual(struck.toSorted());
      taken += struck.length;
    }
    expect(taken).toBeGreaterThan(20);
  });
});
