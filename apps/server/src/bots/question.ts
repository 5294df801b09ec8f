import type { EvaluateRequest } from '@tablee/bots';
import { type Match, recallMoves, recallNews, replay, type Seat } from '@tablee/kernel';
import type { Store } from '../store/store.ts';
import { type LiveTable, recordOf } from '../tables/table.ts';
import type { News } from './news.ts';

/**
 * What a bot is asked, and all it learns: an earlier position as its own seat saw it and the moves since, which rules may
 * remember; luck and reveals begin anew. Where bots have to remember by themselves, also what their seat was told.
 */
export async function questionFor(
  store: Store,
  news: News,
  table: LiveTable,
  seat: Seat,
): Promise<EvaluateRequest> {
  const { match } = table;
  const { game } = match;
  const moves = recallMoves(match);
  const start = moves.length === 0 ? match : await matchBefore(store, table, moves[0]!.n);
  const told = game.traits.memory ? recallNews(match, await news.of(table), seat) : null;
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

async function matchBefore(store: Store, table: LiveTable, n: number): Promise<Match> {
  const stored = await store.load(table.id);
  if (!stored) throw new Error(`table ${table.id} has left the database`);
  const before = table.match.line.until(n - 1).n;
  return replay(table.game, recordOf(table.head, stored.entries, true), before);
}
