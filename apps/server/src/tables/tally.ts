import type { Store } from '../store/store.ts';
import type { LiveTable } from './table.ts';

/** In one transaction: some milliseconds, so that moves do not wait for the bookkeeping. */
const BATCH = 100;

/**
 * Writes down how much the tables in memory have grown, and that they were touched. Counted in memory and written now and
 * then, because a move is one INSERT and must stay so: a crash loses the count since the last time, never a move.
 */
export async function writeTallies(
  store: Store,
  tables: Iterable<LiveTable>,
  touchedAt = Date.now(),
): Promise<void> {
  const changed = [...tables].filter(table => table.uncounted !== null);
  for (let at = 0; at < changed.length; at += BATCH)
    await writeBatch(store, changed.slice(at, at + BATCH), touchedAt);
}

async function writeBatch(store: Store, tables: readonly LiveTable[], touchedAt: number): Promise<void> {
  const counts = tables.map(table => ({ table, bytes: table.uncounted ?? 0 }));
  for (const { table } of counts) table.uncounted = null;
  try {
    await store.write(
      ...counts.map(({ table: { key }, bytes }) => ({
        kind: 'tally' as const,
        key,
        bytes,
        touchedAt,
        played: bytes > 0,
      })),
    );
  } catch (error) {
    for (const { table, bytes } of counts) table.uncounted = (table.uncounted ?? 0) + bytes;
    throw error;
  }
}
