import type { Seat } from '@tablee/kernel';
import { END, type Move } from '../move.ts';
import { listMoves } from '../moves.ts';
import type { State } from '../state.ts';
import { isOnlyHooking } from './guard.ts';
import { judge } from './judge.ts';
import type { Rehearsal } from './rehearsal.ts';
import { Aims } from './shots.ts';

/** Shots thought of for an action: of one's own, and of the other, whose chances must not be overlooked. */
const [OWN_TRIES, OTHERS_TRIES] = [60, 180];

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
  const aims = new Aims(s, rehearsal.chance);
  for (let i = 0; aims.shooters.length > 0 && i < tries && rehearsal.purse.spent() < 1; i++)
    consider(aims.think(i));
  return best;
}
