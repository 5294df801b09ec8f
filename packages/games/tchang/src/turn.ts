import { EXITS } from './board.ts';
import type { TchangEvent } from './events.ts';
import { isOver, type Reason, type State } from './state.ts';
import { canAnyoneEverMove, canMove, canShare, haveAllEscaped, standTogether } from './together.ts';

/** TCHANG-13: so many rounds in a row without move or share lose; the warning comes after the first. */
const QUIET_ROUNDS = 2;

/** After a pawn has moved: the end of the game, of the turn, or shares. */
export function settleMove(s: State, news: TchangEvent[]): void {
  s.step = 'moved';
  s.quiet = 0;
  if (s.open && haveAllEscaped(s, EXITS[s.exit]!)) finish(s, 'escaped', news);
  else if (!canAnyoneEverMove(s)) finish(s, 'stranded', news);
  else if (!standTogether(s)) passOn(s, news);
}

/** `end`, or the end of a turn by itself. */
export function passOn(s: State, news: TchangEvent[]): void {
  const { seats } = s.variant;
  for (;;) {
    s.step = 'start';
    s.turn = (s.turn + 1) % seats;
    // TCHANG-11. Somebody can act, or the game would be over.
    if (canMove(s, s.turn) || canShare(s)) return;
    skip(s, true, news);
    if (isOver(s)) return;
  }
}

/** TCHANG-5: a turn in which nothing is done. */
export function pass(s: State, news: TchangEvent[]): void {
  skip(s, false, news);
  if (!isOver(s)) passOn(s, news);
}

function skip(s: State, forced: boolean, news: TchangEvent[]): void {
  const { seats } = s.variant;
  s.quiet++;
  news.push({ kind: 'passed', seat: s.turn, forced });
  if (s.quiet === seats) news.push({ kind: 'warned' });
  if (s.quiet >= longestQuiet(seats)) finish(s, 'quiet', news);
}

export const longestQuiet = (seats: number): number => QUIET_ROUNDS * seats;

function finish(s: State, reason: Reason, news: TchangEvent[]): void {
  s.phase = reason;
  news.push({ kind: 'over', reason });
}
