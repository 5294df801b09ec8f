import type { Seat } from './contract.ts';
import type { Played } from './line.ts';
import type { Match } from './match.ts';

/** Farther back than a rule looks that a bot has to mind. */
const FARTHEST = 100;

/**
 * The moves that led here and can be made again on a view: for a question to a bot. Rules remember the running turn
 * (TCHAG-9) or positions that were there before (TEKAO-11), and texts do not. Luck and reveals cannot be made again, and
 * where something is hidden only what the seat sees now counts.
 */
export function recallMoves({ line, game }: Pick<Match, 'line' | 'game'>): readonly Played[] {
  if (game.traits.secrets || game.traits.together) return [];
  let start = line;
  while (start.last && !start.last.binding && line.length - start.length < FARTHEST) start = start.before;
  const moves = line.tail(line.length - start.length);
  if (moves.length < FARTHEST || !start.last) return moves;
  // Never from the middle of a turn: what the rules remember of it would be missing.
  const { seat } = start.last;
  const next = moves.findIndex(played => played.seat !== seat);
  return next < 0 ? [] : moves.slice(next);
}

/**
 * What a seat was told so far, in order, for a question to a bot: where bots have to remember (`traits.memory`), else
 * null, so that nothing is sent for nothing. Entries that were taken back are not part of the line, nor of the news.
 * `frames[n]` is what happened in entry n, to anybody's knowledge; frame 0 is the set-up.
 */
export function recallNews(
  { line, game }: Pick<Match, 'line' | 'game'>,
  frames: readonly { readonly events: readonly unknown[] }[],
  seat: Seat,
): readonly unknown[] | null {
  if (!game.traits.memory) return null;
  return [0, ...line.toArray().map(played => played.n)]
    .flatMap(n => frames[n]?.events ?? [])
    .map(event => game.tell(event, seat))
    .filter(event => event !== null);
}
