import type { Seat } from '@tablee/kernel';
import { mustCreate } from '../creation.ts';
import { END, type Move } from '../move.ts';
import { listCreations } from '../moves.ts';
import type { State } from '../state.ts';
import { isOnlyHooking } from './guard.ts';
import { judge } from './judge.ts';
import type { Rehearsal } from './rehearsal.ts';
import { Aims } from './shots.ts';
import { straightShots } from './straight.ts';

/** Shots thought of for an action: how often everything straight is tried, each time harder or softer, and how many of any kind. */
const [STRAIGHT, ANY] = [2, 60];

/** Plays on in place, each action the best of a few, until a turn of that number begins or the budget is spent. */
export function playOn(s: State, number: number, rehearsal: Rehearsal): void {
  while (!s.end && s.number < number && rehearsal.purse.spent() < 1)
    rehearsal.go(s, isOnlyHooking(s) ? END : pick(s, rehearsal));
}

function pick(s: State, rehearsal: Rehearsal): Move {
  const { chance, purse } = rehearsal;
  const seat: Seat = s.turn;
  let best: Move = END;
  let highest = -1;
  const consider = (move: Move): void => {
    const worth = judge(rehearsal.mean(s, move), seat);
    if (worth <= highest) return;
    highest = worth;
    best = move;
  };
  for (const move of listCreations(s)) consider(move);
  if (!mustCreate(s)) consider(END);
  const aims = new Aims(s, chance);
  for (let i = 0; i < STRAIGHT; i++)
    for (const shot of straightShots(s, aims.shooters, chance)) consider(shot);
  for (let i = 0; aims.shooters.length > 0 && i < ANY && purse.spent() < 1; i++) consider(aims.think(i));
  return best;
}
