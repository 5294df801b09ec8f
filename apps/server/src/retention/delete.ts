import type { Problem } from '@tablee/wire';
import { problemOf, Trouble } from '../problems.ts';
import { holdersOf, type KeptTable } from '../store/kept.ts';
import type { Holder, StoredTable } from '../store/store.ts';
import { hasOthers } from '../store/traces.ts';
import type { Referee } from '../tables/referee.ts';
import { type Answer, isProblem } from '../tables/ruling.ts';
import type { LiveTable } from '../tables/table.ts';
import { type Places, visit } from './whereabouts.ts';

/** What deleting asks of a table, wherever it is. */
export type Standing = {
  readonly host: string | null;
  readonly holders: readonly (Holder | null)[];
  readonly n: number;
  readonly over: boolean;
};
export const standingOf = {
  live: ({ host, match, standing }: LiveTable): Standing => ({
    host,
    holders: standing.holders,
    n: match.n,
    over: match.outcome !== null,
  }),
  stored: ({ host, holders, summary }: StoredTable): Standing => ({
    host,
    holders,
    n: summary.n,
    over: summary.outcome !== null,
  }),
  archived: (table: KeptTable): Standing => ({
    host: table.host,
    holders: holdersOf(table),
    n: table.summary.n,
    over: table.summary.outcome !== null,
  }),
};

export type Deleting = Places & { readonly referee: Referee };

/** The guest who laid a table deletes it; throws a Trouble when that is not possible. */
export async function deleteTable(deleting: Deleting, id: string, guestHash: string | null): Promise<void> {
  const check = (standing: Standing): void => {
    const problem = problemWith(standing, guestHash);
    if (problem) throw new Trouble(problem);
  };
  const done = await visit(deleting, id, {
    live: table =>
      inTurn(deleting, table, async () => {
        const problem = problemWith(standingOf.live(table), guestHash);
        return problem ?? removeLive(deleting, table);
      }),
    stored: async stored => {
      check(standingOf.stored(stored));
      return removeStored(deleting, stored);
    },
    archived: async kept => {
      check(standingOf.archived(kept));
      return removeArchived(deleting, kept);
    },
  });
  if (done === null) throw new Trouble(problemOf('no-table'));
}

function problemWith({ host, holders, n, over }: Standing, guestHash: string | null): Problem | null {
  if (guestHash === null || guestHash !== host)
    return problemOf('not-host', 'Only the guest who laid this table can delete it.');
  return n > 0 && !over && hasOthers(holders, guestHash) ? problemOf('others-playing') : null;
}

/** In the table's queue: after what was asked for before, and before anything else. */
export async function inTurn(
  { referee }: Deleting,
  table: LiveTable,
  job: () => Promise<Answer>,
): Promise<true> {
  const answer = await referee.change(table, job);
  if (isProblem(answer)) throw new Trouble(answer);
  return true;
}

/** Within the table's queue. */
export async function removeLive({ registry, store, archive }: Places, table: LiveTable): Promise<Answer> {
  await archive.remove(table.id);
  await store.write({ kind: 'remove', key: table.key });
  registry.drop(table);
  return { n: table.match.n };
}

/** A file a crash left behind goes first: alone it would be the table's ghost. */
export async function removeStored({ store, archive }: Places, { id, key }: StoredTable): Promise<true> {
  await archive.remove(id);
  await store.write({ kind: 'remove', key });
  return true;
}

export async function removeArchived({ store, archive }: Places, { id }: KeptTable): Promise<true> {
  await archive.remove(id);
  await store.write({ kind: 'forget', id });
  return true;
}
