import type { CreateWrite } from '../store/store.ts';
import type { LiveTable } from '../tables/table.ts';
import { freshTable } from './fresh.ts';
import type { Seeds } from './seal.ts';

/**
 * The same people and bots once more, everybody one seat further: with two, the colours are swapped. Where all play
 * together nobody has to move. The hashes of their tokens move along, so each person's link opens the new seat too.
 */
export function rematchOf(table: LiveTable, seeds: Seeds): CreateWrite {
  const { write } = freshTable(table.game, table.match.table, table.head.clock ?? null, seeds);
  const { holders } = table.standing;
  return {
    ...write,
    head: { ...write.head, rematchOf: table.id },
    host: table.host,
    owner: table.owner,
    holders:
      table.game.traits.goal === 'shared' ? holders : holders.map((_, seat) => holders.at(seat - 1) ?? null),
  };
}
