import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What these functions write survives a power cut once they have resolved. */

export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** False when the file no longer exists. */
export async function copyDurably(from: string, to: string): Promise<boolean> {
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (e) {
    if (isMissing(e)) return false;
    throw e;
  }
  await syncPath(to);
  return true;
}

/** Atomic. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const unfinished = `${path}.new`;
  await writeFile(unfinished, text, { mode: 0o600 });
  await syncPath(unfinished);
  await rename(unfinished, path);
  await syncPath(dirname(path));
}

export const isMissing = (e: unknown): boolean => e instanceof Error && 'code' in e && e.code === 'ENOENT';

export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (e) {
    if (isMissing(e)) return false;
    throw e;
  }
}

/** The names in a folder; empty when it does not exist. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (e) {
    if (isMissing(e)) return [];
    throw e;
  }
}

type Copied = { readonly size: number; readonly mtimeMs: number };

/** Copies archive files, by table id. */
export class ArchiveCopy {
  readonly #from: string;
  readonly #to: string;
  readonly #copied = new Map<string, Copied>();

  constructor(from: string, to: string) {
    this.#from = from;
    this.#to = to;
  }

  get ids(): Iterable<string> {
    return this.#copied.keys();
  }

  /** Copies files that are new or changed since the last pass. */
  async pass(): Promise<void> {
    for (const folder of await namesIn(this.#from))
      for (const name of await namesIn(join(this.#from, folder))) {
        const id = /^([a-z0-9]{12})\.json\.gz$/.exec(name)?.[1];
        if (id !== undefined) await this.#copy(id, join(folder, name));
      }
  }

  async #copy(id: string, path: string): Promise<void> {
    const from = join(this.#from, path);
    const found = await stat(from).catch(() => null);
    const known = this.#copied.get(id);
    if (!found || (known?.size === found.size && known.mtimeMs === found.mtimeMs)) return;
    if (await copyDurably(from, join(this.#to, path))) this.#copied.set(id, found);
  }

  has(id: string): boolean {
    return this.#copied.has(id);
  }

  /** Removes the copies of all other tables: they were restored or deleted meanwhile. */
  async keepOnly(ids: ReadonlySet<string>): Promise<void> {
    for (const id of [...this.#copied.keys()])
      if (!ids.has(id)) {
        await rm(join(this.#to, id.slice(0, 2), `${id}.json.gz`), { force: true });
        this.#copied.delete(id);
      }
  }
}
