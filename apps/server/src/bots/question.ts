import type { EvaluateRequest } from '@tablee/bots';
import { type Match, replay, type Seat } from '@tablee/kernel';
import type { Store } from '../store/store.ts';
import { type LiveTable, recordOf } from '../tables/table.ts';

/**
 * What a bot is asked, and all it learns: the position as its own seat sees it. Where rules remember the running turn
 * (TCHAG-9), the position that turn began with and the moves since; luck and reveals begin anew.
 */
export async function questionFor(store: Store, table: LiveTable, seat: Seat): Promise<EvaluateRequest> {
  const { match } = table;
  const { game } = match;
  const moves = turnOf(match, seat);
  const start = moves.length === 0 ? match : await matchBefore(store, table, moves[0]!.n);
  return {
    game: game.id,
    rules: game.rules,
    seats: match.table.seats,
    options: match.table.options,
    position: game.writeState(game.redact(start.state, seat)),
    moves: moves.map(p => p.move),
    seat,
  };
}

/** The moves of this seat's running turn that can be made again on a view. */
function turnOf({ line, game }: Match, seat: Seat): Match['line'] {
  if (game.traits.secrets || game.traits.together) return [];
  let i = line.length;
  while (i > 0 && line[i - 1]!.seat === seat && !line[i - 1]!.binding) i--;
  return line.slice(i);
}

async function matchBefore(store: Store, table: LiveTable, n: number): Promise<Match> {
  const stored = await store.load(table.id);
  if (!stored) throw new Error(`table ${table.id} has left the database`);
  const before = table.match.line.findLast(p => p.n < n)?.n ?? 0;
  return replay(table.game, recordOf(table.head, stored.entries, true), before);
}
