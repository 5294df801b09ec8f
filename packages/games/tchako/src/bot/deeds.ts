import { has, sizeOf } from '../board.ts';
import { firstOf, PLAIN, queenOf } from '../puck.ts';
import { shotCost } from '../shot.ts';
import type { State } from '../state.ts';

/** In halves (TCHAKO-13); with presents or a depot it may be less (TCHAKO-41, TCHAKO-43). */
const CREATION = 4;
const CHEAP_CREATION = 2;

/** The most deeds towards a victory the points of this turn can still pay for: never too few, so that nothing is given up. */
export function deedsLeft(s: State): number {
  const { lead, reach, suddenCreations, suddenTurn } = s.variant;
  const shot = shotCost(s, firstOf(s.turn), false);
  const creation = s.variant.depot || s.free > 0 ? CHEAP_CREATION : CREATION;
  // Where pucks are counted, creating one is as good as taking one.
  if (lead > 0 || reach > 0 || suddenCreations > 0 || suddenTurn > 0)
    return Math.floor(s.points / Math.min(shot, creation)) + s.free;
  return shotsLeft(s, shot, creation);
}

/** Pucks first, then the queen, who costs more, then pucks created to be shot. */
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
