import type { Seat } from '@tablee/kernel';
import { mustCreate } from '../creation.ts';
import { END, type Move } from '../move.ts';
import { listCreations } from '../moves.ts';
import type { State } from '../state.ts';
import { canOnlyHook } from './elastic-defence.ts';
import { evaluate } from './evaluation.ts';
import { ShotCandidates } from './shot-candidates.ts';
import { straightShots } from './straight-shots.ts';
import type { Trials } from './trials.ts';

/** Candidate shots per action: rounds of all straight shots, each with another power, and shots of any kind. */
const [STRAIGHT, ANY] = [2, 60];

/** Plays in place, each action the best of a few candidates, until turn `number` begins or the budget is spent. */
export function playOut(s: State, number: number, trials: Trials): void {
  while (!s.end && s.number < number && trials.budget.spent() < 1)
    trials.playShakyInPlace(s, canOnlyHook(s) ? END : pick(s, trials));
}

function pick(s: State, trials: Trials): Move {
  const { chance, budget } = trials;
  const seat: Seat = s.turn;
  let best: Move = END;
  let highest = -1;
  const consider = (move: Move): void => {
    const worth = evaluate(trials.playExact(s, move), seat);
    if (worth <= highest) return;
    highest = worth;
    best = move;
  };
  for (const move of listCreations(s)) consider(move);
  if (!mustCreate(s)) consider(END);
  const candidates = new ShotCandidates(s, chance);
  for (let i = 0; i < STRAIGHT; i++)
    for (const shot of straightShots(s, candidates.shooters, chance)) consider(shot);
  for (let i = 0; candidates.shooters.length > 0 && i < ANY && budget.spent() < 1; i++)
    consider(candidates.next(i));
  return best;
}
