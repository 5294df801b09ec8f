import type { Seat } from '@tablee/kernel';
import type { Problem } from '@tablee/wire';
import { problemOf } from '../problems.ts';
import type { LiveTable } from '../tables/table.ts';
import { Message } from '../watch/message.ts';
import { silenceAt } from './quiet.ts';

/**
 * Where somebody who is to act would shoot, for all to see while it changes. Nobody keeps it: the next entry ends it on
 * every page. What comes too fast is left out without a word, for the next one says more.
 */
export function aim(table: LiveTable, seat: Seat, text: string): Problem | null {
  const { game, state, outcome } = table.match;
  if (outcome !== null) return problemOf('over');
  if (!game.actors(state).includes(seat)) return problemOf('not-your-turn');
  const silence = silenceAt(table, seat);
  if (silence) return silence;
  if (!table.patience.spend('aim', seat, table.ticker.now())) return null;
  table.audience.call(Message.of({ t: 'aimed', table: table.id, seat, aim: text }));
  return null;
}
