import type { ClientEyes } from '@tablee/table';
import type { DownFrame } from '@tablee/wire';
import type { Watcher } from '../bus/audience.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { helloFor, viewsOf } from '../tables/view-encoder.ts';
import { plansOf, talkSince } from '../talk/talk.ts';
import type { ServerContext } from './context.ts';

export const isOneOf = (guest: string | null, guests: readonly string[]): boolean =>
  guest !== null && guests.includes(guest);

/** Whether a reader looks with the eyes of a seat that one of these guests holds. */
export const isOfGuests = (
  { table, eyes }: { readonly table: LiveTable; readonly eyes: ClientEyes },
  guests: readonly string[],
): boolean => eyes !== 'public' && isOneOf(table.guestAt(eyes), guests);

export type WatchStart = {
  /** All guests of the person who watches, when known. */
  readonly guests: readonly string[];
  /** Number of the last chat line the watcher has. */
  readonly heard: number;
  readonly send: (frame: DownFrame) => void;
};

/** Adds a watcher to a table and sends it everything it needs: greeting, position, chat, plans. */
export function startWatching(
  context: ServerContext,
  table: LiveTable,
  watcher: Watcher,
  { guests, heard, send }: WatchStart,
): void {
  table.audience.join(watcher);
  context.presence.mark(table);
  send(helloFor(table, watcher.eyes, guests));
  catchUp(table, watcher);
  const talk = talkSince(table, heard);
  if (talk) send(talk);
  for (const planned of plansOf(table)) send(planned);
  context.bots.notice(table);
  context.clocks.notice(table);
  context.absences.notice(table);
}

export function stopWatching(context: ServerContext, table: LiveTable, watcher: Watcher): void {
  table.audience.leave(watcher);
  context.presence.mark(table);
  context.absences.notice(table);
}

/** Sends the present position, skipping everything in between. */
export const catchUp = (table: LiveTable, watcher: Watcher): void =>
  table.audience.catchUp(watcher, table.match.n, viewsOf(table));
