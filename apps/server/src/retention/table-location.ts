import { problemOf, Trouble, trouble } from '../common/problems.ts';
import type { FullTable } from '../store/full-table.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Registry } from '../tables/registry.ts';
import type { Archive } from './archive.ts';

/** A table is in memory, only in the database, or in an archive file. */
export type Locations = { readonly registry: Registry; readonly store: Store; readonly archive: Archive };

/** Stored and archived tables are not moved while their handler runs. */
export type LocationHandlers<T> = {
  live(table: LiveTable): Promise<T>;
  stored(table: StoredTable): Promise<T>;
  archived(table: FullTable): Promise<T>;
};

/** Attempts for a table that others keep opening and closing. */
const MAX_TRIES = 5;

/**
 * Calls the handler for the place where a table is; null when there is no such table. Opens no table, so it also works
 * for tables that can no longer be replayed.
 */
export async function atLocation<T>(
  locations: Locations,
  id: string,
  on: LocationHandlers<T>,
): Promise<T | null> {
  const { registry, store, archive } = locations;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const table = registry.inMemory(id);
    if (table) return on.live(table);
    let found: T | null = null;
    const away = await registry.whileAway(id, async () => {
      const stored = await store.load(id);
      if (stored) found = await on.stored(stored);
      else if (await store.maintenance.isArchived(id))
        found = await on.archived(await readArchive(archive, id));
    });
    if (away) return found;
    // It is being opened or archived right now.
    await registry.settled(id);
  }
  throw trouble('too-often');
}

async function readArchive(archive: Archive, id: string): Promise<FullTable> {
  try {
    return await archive.read(id);
  } catch (cause) {
    throw new Trouble(problemOf('broken-table'), cause);
  }
}
