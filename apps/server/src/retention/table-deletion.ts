import type { Holders } from '@tablee/table';
import type { Problem } from '@tablee/wire';
import { problemOf, Trouble } from '../common/problems.ts';
import { type FullTable, holdersOf } from '../store/full-table.ts';
import { hasOthers, type StoredTable } from '../store/store.ts';
import { type Answer, isProblem, type TableCommand } from '../tables/command-result.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Referee } from '../tables/referee.ts';
import { atLocation, type Locations } from './table-location.ts';

/** The facts that decide whether a table may be deleted. */
type Deletable = {
  readonly host: string | null;
  readonly holders: Holders;
  readonly n: number;
  readonly over: boolean;
};
const ofLive = ({ match, state: { host, holders } }: LiveTable): Deletable => ({
  host,
  holders,
  n: match.n,
  over: match.outcome !== null,
});
const ofStored = ({ host, holders, summary }: StoredTable): Deletable => ({
  host,
  holders,
  n: summary.n,
  over: summary.outcome !== null,
});
const ofArchived = (table: FullTable): Deletable => ({
  host: table.host,
  holders: holdersOf(table),
  n: table.summary.n,
  over: table.summary.outcome !== null,
});

export type DeletionContext = Locations & { readonly referee: Referee };

/** Only the host may delete a table, on any device; throws a Trouble when it is not possible. */
export async function deleteTable(
  context: DeletionContext,
  id: string,
  guests: readonly string[],
): Promise<void> {
  const check = (table: Deletable): void => {
    const problem = problemWith(table, guests);
    if (problem) throw new Trouble(problem);
  };
  const done = await atLocation(context, id, {
    live: table =>
      inQueue(context, table, async () => {
        const problem = problemWith(ofLive(table), guests);
        return problem ?? removeLive(context, table);
      }),
    stored: async stored => {
      check(ofStored(stored));
      return removeStored(context, stored);
    },
    archived: async full => {
      check(ofArchived(full));
      return removeArchived(context, full);
    },
  });
  if (done === null) throw new Trouble(problemOf('no-table'));
}

function problemWith({ host, holders, n, over }: Deletable, guests: readonly string[]): Problem | null {
  if (host === null || !guests.includes(host))
    return problemOf('not-host', 'Only the guest who opened this table can delete it.');
  return n > 0 && !over && hasOthers(holders, guests) ? problemOf('others-playing') : null;
}

/** Runs a command; throws its problem. */
export async function inQueue(
  { referee }: DeletionContext,
  table: LiveTable,
  command: TableCommand,
): Promise<true> {
  const answer = await referee.run(table, command);
  if (isProblem(answer)) throw new Trouble(answer);
  return true;
}

/** To be called inside the queue of the table. */
export async function removeLive({ registry, store, archive }: Locations, table: LiveTable): Promise<Answer> {
  await archive.remove(table.id);
  await store.write({ kind: 'remove', key: table.key });
  registry.drop(table);
  return { n: table.match.n };
}

/** Removes the file first: a crash may have left one, and without its row it would never be removed. */
export async function removeStored({ store, archive }: Locations, { id, key }: StoredTable): Promise<true> {
  await archive.remove(id);
  await store.write({ kind: 'remove', key });
  return true;
}

export async function removeArchived({ store, archive }: Locations, { id }: FullTable): Promise<true> {
  await archive.remove(id);
  await store.write({ kind: 'remove-archived', id });
  return true;
}
