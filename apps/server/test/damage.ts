import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '../src/store/sqlite/sqlite-store.ts';

const PAGE = 4_096;

/** Overwrites pages of a closed database, from a fraction of the file up to three quarters of it. */
export function damagePages(data: string, from = 1 / 2): void {
  const file = join(data, DATABASE_FILE);
  const pages = Math.floor(statSync(file).size / PAGE);
  const fd = openSync(file, 'r+');
  for (let page = Math.floor(pages * from); page < (pages * 3) / 4; page++)
    writeSync(fd, Buffer.alloc(PAGE, 0xaa), 0, PAGE, page * PAGE);
  closeSync(fd);
}
