import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ArchiveFiles } from '../store/archive-files.ts';
import type { FullTable } from '../store/full-table.ts';
import { readArchived, writeArchived } from './archive-file.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

export const ARCHIVE_FOLDER = 'archive';
const UNFINISHED = '.new';
/** Far above the size of any table: a larger file was not written by this server. */
const MAX_DECOMPRESSED = 256 * 1024 * 1024;

/** Archived tables. A table is written with `write` before one transaction replaces it by a row that names the file. */
export class Archive {
  readonly #files: ArchiveFiles;

  constructor(files: ArchiveFiles) {
    this.#files = files;
  }

  /** Resolves once the file is on disk and was read back as the same table. */
  async write(table: FullTable): Promise<void> {
    await this.#files.write(table.id, await compress(writeArchived(table)));
    if (!isDeepStrictEqual(await this.read(table.id), table))
      throw new Error(`the file of table ${table.id} does not read back as what was written`);
  }

  async read(id: string): Promise<FullTable> {
    const bytes = await this.#files.read(id);
    return readArchived((await decompress(bytes, { maxOutputLength: MAX_DECOMPRESSED })).toString());
  }

  /** Does nothing when there is no such file. */
  remove(id: string): Promise<void> {
    return this.#files.remove(id);
  }
}

/** Files in the data folder. */
export class ArchiveFolder implements ArchiveFiles {
  readonly #folder: string;

  constructor(data: string) {
    this.#folder = join(data, ARCHIVE_FOLDER);
  }

  pathOf(id: string): string {
    return join(this.#folder, id.slice(0, 2), `${id}.json.gz`);
  }

  async write(id: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(id);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = path + UNFINISHED;
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(folder);
  }

  read(id: string): Promise<Uint8Array> {
    return readFile(this.pathOf(id));
  }

  async remove(id: string): Promise<void> {
    const path = this.pathOf(id);
    await Promise.all([path, path + UNFINISHED].map(file => rm(file, { force: true })));
  }
}

/** A renamed file survives a power cut only once its folder is on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
