import type { Store } from '../store/store.ts';
import type { LiveTable } from './table.ts';

/** In one transaction: some milliseconds, so that moves do not wait for the bookkeeping. */
const BATCH = 100;

/**
 * Writes down how much the tables in memory have grown. Counted in memory and written now and then, because a move is one
 * INSERT and must stay so: a crash loses the count since the last time, never a move.
 */
export async function writeTallies(store: Store, tables: Iterable<LiveTable>): Promise<void> {
  const grown = [...tables].filter(table => table.uncounted > 0);
  for (let at = 0; at < grown.length; at += BATCH) {
    await writeBatch(store, grown.slice(at, at + BATCH));
  }
}

async function writeBatch(store: Store, tables: readonly LiveTable[]): Promise<void> {
  const counts = tables.map(table => ({ table, bytes: table.uncounted }));
  for (const { table } of counts) table.uncounted = 0;
  try {
    await store.write(...counts.map(({ table: { key }, bytes }) => ({ kind: 'tally' as const, key, bytes })));
  } catch (error) {
    for (const { table, bytes } of counts) table.uncounted += bytes;
    throw error;
  }
}
