import { cardOf, type Move, tock } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { wayOfMove } from '../../../src/games/tock/draw/ways.ts';
import { type Choices, highlightsOf, listChoices, pawnsOf } from '../../../src/games/tock/input/choices.ts';
import { EMPTY } from '../../../src/games/tock/input/selection.ts';
import { playTurns, type Turn } from './positions.ts';

const turns: readonly Turn[] = [1, 2, 3, 4].flatMap(seed => [...playTurns(seed, 220)]);

/** Whether selecting card, pawn and target leads to a move. Splits of a 7 are tested separately. */
function isReachable(turn: Turn, choices: Choices, move: Move): boolean {
  const card = { rank: cardOf(move), copy: 0 };
  const lit = highlightsOf(turn.before, choices, { ...EMPTY, card });
  const [pawn] = pawnsOf(move);
  if (pawn === undefined) return move.kind === 'block' || lit.ready !== null;
  if (!lit.pawns.has(pawn)) return false;
  const { targets } = highlightsOf(turn.before, choices, { ...EMPTY, card, pawn });
  const text = tock.writeMove(move);
  return targets.some(target => target.moves.some(m => tock.writeMove(m) === text));
}

describe('highlights', () => {
  it('every legal move is reachable by card, pawn and target', () => {
    for (const turn of turns) {
      const choices = listChoices(turn.before, [turn.seat], turn.seat);
      expect(choices.seat).toBe(turn.seat);
      for (const move of turn.moves)
        if (move.kind !== 'split') expect(isReachable(turn, choices, move), tock.writeMove(move)).toBe(true);
    }
  });

  it('a seat that is not on turn has no choices', () => {
    for (const { before, seat } of turns.slice(0, 50)) {
      const others = [0, 1, 2, 3].filter(s => !tock.actors(before).includes(s));
      expect(listChoices(before, others, seat).seat).toBeNull();
    }
  });

  it('the way of a move equals its events: squares, leap and captures', () => {
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
