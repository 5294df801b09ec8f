import { other, type State } from '../state.ts';
import { deedsLeft } from './deeds.ts';
import { wayToWin } from './judge.ts';
import { isQueenAtHome } from './survey.ts';

/**
 * By deeds to spare, how often a turn was won that began so: counted over some hundred positions from games between bots. A queen
 * at home can hardly be chased out and her zone held with the same shot.
 */
const AWAY = [0.18, 0.4, 0.7] as const;
const AT_HOME = [0.01, 0.05, 0.05] as const;

/** The chance that whose turn begins wins within it, at a glance. */
export function promiseOf(s: State): number {
  const spare = deedsLeft(s) - wayToWin(s, s.turn);
  if (spare < 0) return 0;
  return (isQueenAtHome(s, other(s.turn)) ? AT_HOME : AWAY)[Math.min(spare, 2)]!;
}
