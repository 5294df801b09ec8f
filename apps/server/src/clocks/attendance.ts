import { isMove } from '@tablee/kernel';
import { isBot } from '../store/store.ts';
import type { LiveTable } from '../tables/table.ts';

/** Whether anybody plays at a table, or only the clock does. */

/** Somebody of those who play is connected; among bots alone, somebody who looks. */
export function isAttended({ audience, standing: { holders } }: LiveTable): boolean {
  const people = holders.flatMap((h, seat) => (h && !isBot(h) ? [seat] : []));
  return people.length === 0 ? audience.size > 0 : people.some(seat => audience.isHere(seat));
}

/** The last entry is a move somebody made: scripts need not be connected. */
export function movedByPerson({ standing: { last, holders } }: LiveTable): boolean {
  if (!last || !isMove(last.entry) || last.entry.clock) return false;
  const holder = holders[last.entry.seat];
  return holder !== null && holder !== undefined && !isBot(holder);
}
