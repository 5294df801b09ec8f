import type { EvaluateRequest } from '@tablee/bots';
import { type Frame, frames, recallMoves, recallNews, type Seat } from '@tablee/kernel';
import type { Store } from '../store/store.ts';
import { type LiveTable, recordOf } from '../tables/table.ts';

/**
 * What a bot is asked, and all it learns: an earlier position as its own seat saw it and the moves since, which rules may
 * remember; luck and reveals begin anew. Where bots have to remember by themselves, also what their seat was told.
 */
export async function questionFor(store: Store, table: LiveTable, seat: Seat): Promise<EvaluateRequest> {
  const { match } = table;
  const { game, line } = match;
  const moves = recallMoves(match);
  const past = moves.length > 0 || game.traits.memory ? await storyOf(store, table) : [];
  const start = moves.length > 0 ? past[line[line.length - moves.length - 1]?.n ?? 0]!.match : match;
  const told = recallNews(match, past, seat);
  return {
    game: game.id,
    rules: game.rules,
    seats: match.table.seats,
    options: match.table.options,
    position: game.writeState(game.redact(start.state, seat)),
    moves: moves.map(p => p.move),
    seat,
    ...(told && { told }),
  };
}

async function storyOf(store: Store, table: LiveTable): Promise<Frame[]> {
  const stored = await store.load(table.id);
  if (!stored) throw new Error(`table ${table.id} has left the database`);
  return [...frames(table.game, recordOf(table.head, stored.entries, true))];
}
