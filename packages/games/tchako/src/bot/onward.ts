import type { Seat } from '@tablee/kernel';
import { END, type Move } from '../move.ts';
import { listMoves, listShooters } from '../moves.ts';
import { other, type State } from '../state.ts';
import { isOnlyHooking } from './guard.ts';
import { judge } from './judge.ts';
import type { Rehearsal } from './rehearsal.ts';
import { listHere, thinkOf } from './shots.ts';

/** Shots thought of for an action: of one's own, and of the other, whose chances must not be overlooked. */
const [OWN_TRIES, OTHERS_TRIES] = [30, 60];

/** Plays on in place, each action the best of a few, until a turn of that number begins or the budget is spent. */
export function playOn(s: State, number: number, seat: Seat, rehearsal: Rehearsal): void {
  while (!s.end && s.number < number && rehearsal.purse.spent() < 1) {
    const move = isOnlyHooking(s) ? END : pick(s, s.turn === seat ? OWN_TRIES : OTHERS_TRIES, rehearsal);
    rehearsal.go(s, move);
  }
}

function pick(s: State, tries: number, rehearsal: Rehearsal): Move {
  const seat = s.turn;
  let best: Move = END;
  let highest = -1;
  const consider = (move: Move): void => {
    const worth = judge(rehearsal.mean(s, move), seat);
    if (worth <= highest) return;
    highest = worth;
    best = move;
  };
  for (const move of listMoves(s, seat)) if (move.kind === 'create' || move.kind === 'end') consider(move);
  const shooters = listShooters(s, seat);
  const enemies = listHere(s, other(seat));
  for (let i = 0; shooters.length > 0 && i < tries && rehearsal.purse.spent() < 1; i++)
    consider(thinkOf(s, shooters[i % shooters.length]!, enemies, rehearsal.chance));
  return best;
}
