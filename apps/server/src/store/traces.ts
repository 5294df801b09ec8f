import { type ArchivedCard, holdersOf, type KeptTable } from './kept.ts';
import { type Holder, isBot, levelOf, nameOf } from './store.ts';

/** What a guest leaves on a server, and how it is taken away. */

/** A person who asked to be forgotten keeps the seat of a finished game, without a name and without a secret. */
export const FORGOTTEN: Holder = { name: '', tokenHash: '', guestHash: null };
export const isForgotten = (holder: Holder): boolean => !isBot(holder) && holder.tokenHash === '';

/** Where somebody besides this guest sits, who is neither a bot nor forgotten. */
export const hasOthers = (holders: readonly (Holder | null)[], guestHash: string): boolean =>
  holders.some(h => h !== null && !isBot(h) && !isForgotten(h) && h.guestHash !== guestHash);

/**
 * Takes a guest's name, secrets and lines from a table, and the mark of the host. `free`: the seats can be taken by others
 * from now on, as a game that is not over needs them.
 */
export type EraseWrite = {
  readonly kind: 'erase';
  readonly key: number;
  readonly guestHash: string;
  readonly free: boolean;
};
/** What a file holds has changed. */
export type RefileWrite = { readonly kind: 'refile'; readonly table: KeptTable };
/** A guest asked to be forgotten; until the end of that it is on record, so that a crash does not forget it instead. */
export type ErasureWrite = { readonly kind: 'erasure'; readonly guestHash: string; readonly done: boolean };
export type TraceWrite = EraseWrite | RefileWrite | ErasureWrite;

/** What a list of tables says of an archived one. */
export function cardOf(table: KeptTable): ArchivedCard {
  const { head, summary, touchedAt } = table;
  const holders = holdersOf(table);
  return {
    game: head.game,
    people: holders.map(nameOf),
    bots: holders.map(levelOf),
    n: summary.n,
    actors: summary.actors,
    over: summary.outcome !== null,
    touchedAt,
  };
}
