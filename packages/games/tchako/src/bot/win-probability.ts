import { has, sizeOf } from '../board.ts';
import { firstOf, PLAIN, queenOf } from '../puck.ts';
import { shotCost } from '../shot.ts';
import { other, type State } from '../state.ts';
import { wayToWin } from './judge.ts';
import { isQueenAtHome } from './survey.ts';

/** In half points (TCHAKO-13); presents or a depot make it cheaper (TCHAKO-41, TCHAKO-43). */
const CREATION = 4;
const CHEAP_CREATION = 2;

/** An upper bound on the actions towards a victory that the points of this turn can pay for. */
export function actionsLeft(s: State): number {
  const { lead, reach, suddenCreations, suddenTurn } = s.variant;
  const shot = shotCost(s, firstOf(s.turn), false);
  const creation = s.variant.depot || s.free > 0 ? CHEAP_CREATION : CREATION;
  // If pucks are counted, creating one is as good as capturing one.
  if (lead > 0 || reach > 0 || suddenCreations > 0 || suddenTurn > 0)
    return Math.floor(s.points / Math.min(shot, creation)) + s.free;
  return shotsLeft(s, shot, creation);
}

/** Shots of pucks first, then of the queen, which cost more, then of pucks created for it. */
function shotsLeft(s: State, shot: number, creation: number): number {
  const queen = queenOf(s.turn);
  const ready = s.here & ~s.shot;
  const pucks = Math.min(sizeOf(ready & PLAIN[s.turn]!), Math.floor(s.points / shot));
  let points = s.points - pucks * shot;
  let shots = pucks;
  const queens = shotCost(s, queen, false);
  if (has(ready, queen) && points >= queens) {
    points -= queens;
    shots++;
  }
  return shots + Math.floor(points / (shot + creation));
}

/**
 * By actions to spare: the share of turns won, counted over some hundred positions of games between bots. A queen at home
 * can hardly be chased out and her zone held with the same shot.
 */
const AWAY = [0.18, 0.4, 0.7] as const;
const AT_HOME = [0.01, 0.05, 0.05] as const;

/** A quick estimate of the probability that the seat on turn wins within this turn. */
export function winProbability(s: State): number {
  const spare = actionsLeft(s) - wayToWin(s, s.turn);
  if (spare < 0) return 0;
  return (isQueenAtHome(s, other(s.turn)) ? AT_HOME : AWAY)[Math.min(spare, 2)]!;
}
