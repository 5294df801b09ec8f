import { statfsSync } from 'node:fs';
import { HealthWatch } from '../health-watch.ts';
import type { StoreLog } from '../store.ts';
import { FILE_GONE, type FileWatch } from './file-watch.ts';
import { DISK_FULL, isDamage, isMachineFault, reasonOf } from './sqlite-errors.ts';

/** With less free space the disk counts as full, even if one more page fits. */
const ROOM_BYTES = 1_000_000;

/** Free space on the disk of a folder; infinite where the file system does not tell. */
export function freeBytesAt(folder: string): number {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder);
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** The health of a database file. */
export const watchHealth = (parts: {
  readonly probe: () => Promise<void>;
  readonly files: FileWatch;
  readonly freeBytes: () => number;
  readonly log: StoreLog;
}): HealthWatch =>
  new HealthWatch({
    probe: parts.probe,
    reasonOf,
    gravityOf: error => (isDamage(error) ? 'damage' : isMachineFault(error) ? 'fault' : null),
    known: () => (parts.files.stillGone() ? FILE_GONE : null),
    shortage: () => (parts.freeBytes() < ROOM_BYTES ? DISK_FULL : null),
    log: parts.log,
  });
