import type { Match, Seat } from '@tablee/kernel';
import { isMemoryGame } from '@tablee/table';
import type { Since } from '../shown.ts';

/** More entries are not shown again: one would wait longer than watch. */
const MOST_SHOWN = 24;

/**
 * What happened since entry `seen`; without it, since the own last move. Null: nothing, too much, or a game of memory,
 * whose past may not be looked at.
 */
export function sinceLook(match: Match, own: Seat | null, seen: number | undefined): Since | null {
  if (isMemoryGame(match)) return null;
  const { line } = match;
  const moved = own === null ? undefined : line.findLast(({ seat }) => seat === own)?.n;
  const looked = seen === undefined ? moved : line.until(seen).n;
  if (looked === undefined) return null;
  const tooMuch = line.length - line.until(looked).length > MOST_SHOWN;
  const from = tooMuch ? Math.max(looked, moved ?? 0) : looked;
  const played = line.since(from);
  if (played.length > MOST_SHOWN || played.every(({ seat }) => seat === own)) return null;
  const what = moved !== undefined && moved <= from ? 'move' : 'look';
  return { from, steps: played.map(({ n }) => n), what };
}
