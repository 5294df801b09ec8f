import type { StoreWarning } from '../store.ts';
import { areSame, readIndex, readLog, type Salts } from './wal-format.ts';

/**
 * The number of pages of acknowledged writes missing from the write-ahead log of a database; 0 when none are missing
 * or nothing is known. SQLite accepts a truncated log without an error.
 *
 * A crash leaves the index of the log (-shm), which is written after the log: it counts only frames that were on disk.
 * A frame torn by a crash was never committed and is not counted.
 *
 * Call it only while this process has no open connection: closing a file releases all locks of the process on it,
 * including those of SQLite.
 */
export function missingPages(database: string): number {
  const index = readIndex(`${database}-shm`);
  if (index === null || index.committed === 0) return 0;
  const { committed, copied, salts } = index;
  const log = readLog(`${database}-wal`, committed);
  const uncopied = Math.max(0, committed - copied);
  if (log === null) return uncopied;
  if (areSame(log.salts, salts)) {
    if (log.committed >= committed) return 0;
    // SQLite copies the rest of the log over the database file, also over newer pages copied before.
    return log.committed === 0 ? uncopied : committed - log.committed;
  }
  // A power cut may leave an old index: the log was restarted since, which happens only after all was copied.
  if (isLater(log.salts, salts)) return 0;
  return log.committed === 0 ? uncopied : Math.max(1, uncopied);
}

const isLater = (a: Salts, b: Salts): boolean => ((a.first - b.first) | 0) > 0;

export const lossOf = (pages: number): StoreWarning => ({
  key: 'lost-pages',
  pages,
  sentence:
    `The write-ahead log was cut short: about ${pages} ${pages === 1 ? 'page' : 'pages'} of the last writes are ` +
    'missing, and with them moves that were acknowledged. If a backup is newer than what is left, restore it.',
});
