import { areSame, readIndex, readLog, type Salts } from './wal-format.ts';

/**
 * How many pages of acknowledged writes are missing from the write-ahead log of a database; 0 when all are there, or
 * when nothing is known. SQLite itself takes a log that was cut short for one that ends there, and says nothing.
 *
 * A crash leaves the index of the log behind (-shm), which is written after the log: it never promises a frame that
 * was not on disk. What a crash has torn was never committed, and the index does not count it.
 *
 * Only to be asked while no connection of this process is open: closing a file gives back all locks that the process
 * has on it, those of SQLite as well.
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
    // What is left of the log is put over the database file, also over newer pages that were copied to it already.
    return log.committed === 0 ? uncopied : committed - log.committed;
  }
  // A power cut may leave an old index: the log has begun anew since, and that it only does when all was copied.
  if (isLater(log.salts, salts)) return 0;
  return log.committed === 0 ? uncopied : Math.max(1, uncopied);
}

const isLater = (a: Salts, b: Salts): boolean => ((a.first - b.first) | 0) > 0;

export const lossSentence = (pages: number): string =>
  `The write-ahead log was cut short: about ${pages} ${pages === 1 ? 'page' : 'pages'} of the last writes are ` +
  'missing, and with them moves that were acknowledged. If a backup is newer than what is left, restore it.';
