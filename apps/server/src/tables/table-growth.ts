import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** Tables in one transaction: a few milliseconds, so that moves do not wait long. */
const BATCH = 100;

/**
 * Stores how much the tables in memory have grown, and that they were touched. Not written with every move, which is
 * one INSERT: a crash loses the growth since the last call, never a move.
 */
export async function storeGrowth(
  store: Store,
  tables: Iterable<LiveTable>,
  touchedAt = Date.now(),
): Promise<void> {
  const changed = [...tables].filter(table => table.ephemera.growth !== null);
  for (let at = 0; at < changed.length; at += BATCH)
    await storeBatch(store, changed.slice(at, at + BATCH), touchedAt);
}

async function storeBatch(store: Store, tables: readonly LiveTable[], touchedAt: number): Promise<void> {
  const counts = tables.map(({ key, ephemera }) => ({ key, ephemera, bytes: ephemera.growth ?? 0 }));
  for (const { ephemera } of counts) ephemera.growth = null;
  try {
    await store.write(
      ...counts.map(({ key, bytes }) => ({
        kind: 'tally' as const,
        key,
        bytes,
        touchedAt,
        played: bytes > 0,
      })),
    );
  } catch (error) {
    for (const { ephemera, bytes } of counts) ephemera.growth = (ephemera.growth ?? 0) + bytes;
    throw error;
  }
}
