import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { KeptTable } from '../store/kept.ts';
import { readKept, writeKept } from './kept-file.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export const ARCHIVE_FOLDER = 'archive';
const UNFINISHED = '.new';
/** No table comes near this: a file that unpacks to more is not one of ours. */
const MAX_UNPACKED = 256 * 1024 * 1024;

/** Files with the tables that left the database, each a record of its game. */
export class Archive {
  readonly #folder: string;

  constructor(data: string) {
    this.#folder = join(data, ARCHIVE_FOLDER);
  }

  pathOf(id: string): string {
    return join(this.#folder, id.slice(0, 2), `${id}.json.gz`);
  }

  /** Resolves once the file is on disk under its name and reads back as the same table. */
  async write(table: KeptTable): Promise<void> {
    const path = this.pathOf(table.id);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const fresh = path + UNFINISHED;
    const file = await open(fresh, 'w', 0o600);
    try {
      await file.writeFile(await pack(writeKept(table)));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(fresh, path);
    await syncFolder(folder);
    if (!isDeepStrictEqual(await this.read(table.id), table))
      throw new Error(`the file of table ${table.id} does not read back as what was written`);
  }

  async read(id: string): Promise<KeptTable> {
    const text = await unpack(await readFile(this.pathOf(id)), { maxOutputLength: MAX_UNPACKED });
    return readKept(text.toString());
  }

  /** Also when there is none. */
  async remove(id: string): Promise<void> {
    const path = this.pathOf(id);
    await Promise.all([path, path + UNFINISHED].map(file => rm(file, { force: true })));
  }
}

/** A renamed file is only certain to be found after a power cut once its folder is on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
