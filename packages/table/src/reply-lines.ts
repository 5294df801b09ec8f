import type { Match, Seat } from '@tablee/kernel';
import type { Replies } from './state.ts';

/** Lines of planned replies, for the referee and for the page of the person who planned them. */

/** The lines that the game has followed so far and that go on, each without the moves played. */
export function linesLeft({ line }: Match, { from, lines }: Replies): readonly (readonly string[])[] {
  // Taken back before the plan begins: it is about another position.
  if (from > 0 && line.until(from).n !== from) return [];
  const played = line.since(from);
  return lines
    .filter(moves => moves.length > played.length && played.every(({ move }, i) => moves[i] === move))
    .map(moves => moves.slice(played.length));
}

/** The entries in which this seat played as it had planned. */
export function playedAsPlanned({ line }: Match, seat: Seat, { from, lines }: Replies): readonly number[] {
  if (from > 0 && line.until(from).n !== from) return [];
  const played = line.since(from);
  const isPlanned = (last: number): boolean =>
    lines.some(moves => played.slice(0, last + 1).every(({ move }, i) => moves[i] === move));
  return played.flatMap(({ n, seat: mover }, i) => (mover === seat && isPlanned(i) ? [n] : []));
}
