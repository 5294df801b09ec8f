import type { Match } from './match.ts';

/**
 * Names the running turn by the entry that began it: what is kept for one turn is kept under this number. Steps of the
 * same seat belong to one turn, so who plays alone has one turn only. The end of the game is a turn of its own.
 */
export function turnOf({ game, table, state, line, n, outcome }: Match): number {
  if (outcome) return n;
  const actors = game.actors(state);
  // Not looked for on the line: a long game of one would be walked through after every move.
  if (actors.length === table.seats) return 0;
  return line.findLast(played => !actors.includes(played.seat))?.n ?? 0;
}
