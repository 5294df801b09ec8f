import { problemOf, Trouble, trouble } from '../problems.ts';
import type { KeptTable } from '../store/kept.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Registry } from '../tables/registry.ts';
import type { LiveTable } from '../tables/table.ts';
import type { Archive } from './archive.ts';

/** A table is in memory, in the database alone, or in a file. */
export type Places = { readonly registry: Registry; readonly store: Store; readonly archive: Archive };

/** What to do with a table, wherever it is. Stored and archived ones stay where they are until it is done. */
export type Visit<T> = {
  live(table: LiveTable): Promise<T>;
  stored(table: StoredTable): Promise<T>;
  archived(table: KeptTable): Promise<T>;
};

/** Opened and let go so often in between that it is not worth another try. */
const MAX_TRIES = 5;

/** Null when there is no such table. Opens none: also a table that cannot be played again can be deleted. */
export async function visit<T>(places: Places, id: string, on: Visit<T>): Promise<T | null> {
  const { registry, store, archive } = places;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const table = registry.inMemory(id);
    if (table) return on.live(table);
    let found: T | null = null;
    const away = await registry.whileAway(id, async () => {
      const stored = await store.load(id);
      if (stored) found = await on.stored(stored);
      else if (await store.upkeep.isArchived(id)) found = await on.archived(await readOf(archive, id));
    });
    if (away) return found;
    // Somebody opens it at this moment, or it is being archived.
    await registry.settled(id);
  }
  throw trouble('too-often');
}

async function readOf(archive: Archive, id: string): Promise<KeptTable> {
  try {
    return await archive.read(id);
  } catch (cause) {
    throw new Trouble(problemOf('broken-table'), cause);
  }
}
