import type { Candidate, Chance, Seat } from '@tablee/kernel';
import type { Space } from '../board.ts';
import { ANIMAL, faceOf, isCovered, isUp, UNSEEN } from '../cell.ts';
import { GESTURES } from '../gesture.ts';
import { KEEP, type Move, showMove, turnMove, wonMove } from '../move.ts';
import { type State, spacesWith } from '../state.ts';
import { listCovers } from './cover.ts';
import { toLogOdds } from './odds.ts';
import { chanceByKeeping, chanceByTurning, lookAhead } from './outlook.ts';

/** What a seat might do by what it remembers; the best first. `mind` may be a view that remembers nothing. */
export function listCandidates(
  mind: State,
  seat: Seat,
  most: number,
  chance: Chance,
): readonly Candidate<Move>[] {
  if (mind.phase === 'hide') return listCovers(mind, most, chance);
  return mind.phase === 'turn' ? listTurns(mind, seat, chance) : [challenge(mind, chance)];
}

/** DRAGON-2: any gesture is as good as another as long as nobody can foresee it. DRAGON-10: somebody has won, anybody. */
function challenge(mind: State, chance: Chance): Candidate<Move> {
  const real = mind.variant.hands === 'real';
  const move = real ? wonMove(chance.pick(mind.variant.seats)) : showMove(chance.pick(GESTURES.length));
  return { move, prior: 0 };
}

/** DRAGON-5: remembered fireflies are taken, the richest first; then it is stop or go on, by the odds. */
function listTurns(mind: State, seat: Seat, chance: Chance): Candidate<Move>[] {
  // What is no choice needs no price.
  const safe = richestSafe(mind);
  if (safe !== null) return [{ move: turnMove(safe), prior: 0 }];
  const unknown = spacesWith(mind, cell => cell === UNSEEN);
  const move = turnMove(unknown[chance.pick(unknown.length)]!);
  if (!mind.cells.some(isUp)) return [{ move, prior: 0 }];
  const outlook = lookAhead(mind);
  const turn = { move, prior: toLogOdds(chanceByTurning(outlook, seat)) };
  const keep = { move: KEEP, prior: toLogOdds(chanceByKeeping(outlook, seat)) };
  return turn.prior > keep.prior ? [turn, keep] : [keep, turn];
}

function richestSafe(mind: State): Space | null {
  const known = spacesWith(mind, cell => isCovered(cell) && faceOf(cell) !== ANIMAL);
  const value = (space: Space): number => faceOf(mind.cells[space]!);
  return known.reduce<Space | null>(
    (best, space) => (best === null || value(space) > value(best) ? space : best),
    null,
  );
}
