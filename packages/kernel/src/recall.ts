import type { Seat } from './contract.ts';
import type { Played } from './line.ts';
import type { Match } from './match.ts';

/** No rule that bots must respect looks farther back. */
const FARTHEST = 100;

/**
 * The last moves that a bot can replay on its view. Rules depend on the running turn (TCHAG-9) or on earlier positions
 * (TEKAO-11), which position texts do not hold. Binding moves cannot be replayed; games with secrets need no moves.
 */
export function recallMoves({ line, game }: Pick<Match, 'line' | 'game'>): readonly Played[] {
  if (game.traits.secrets || game.traits.together) return [];
  let start = line;
  while (start.last && !start.last.binding && line.length - start.length < FARTHEST) start = start.before;
  const moves = line.tail(line.length - start.length);
  if (moves.length < FARTHEST || !start.last) return moves;
  // Starts with a whole turn: the rules remember the moves of a turn.
  const { seat } = start.last;
  const next = moves.findIndex(played => played.seat !== seat);
  return next < 0 ? [] : moves.slice(next);
}

/**
 * The events told to a seat so far, in order, without entries taken back: for bots of games with `traits.memory`. Null
 * for other games. `frames[n]` holds the events of entry n; frame 0 is the set-up.
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
