import type { EvaluateRequest } from '@tablee/bots';
import { type Match, recallMoves, recallNews, type Seat } from '@tablee/kernel';
import type { Replays } from '../tables/replays.ts';
import type { LiveTable } from '../tables/table.ts';
import type { News } from './news.ts';

/**
 * What a bot is asked, and all it learns: an earlier position as its own seat saw it and the moves since, which rules may
 * remember; luck and reveals begin anew. Where bots have to remember by themselves, also what their seat was told.
 */
export async function questionFor(
  replays: Replays,
  news: News,
  table: LiveTable,
  seat: Seat,
): Promise<EvaluateRequest> {
  const { match } = table;
  const { game } = match;
  const moves = recallMoves(match);
  const start = moves.length === 0 ? match : await matchBefore(replays, table, moves[0]!.n);
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

function matchBefore(replays: Replays, table: LiveTable, n: number): Promise<Match> {
  return replays.matchAt(table, table.match.line.until(n - 1).n);
}
