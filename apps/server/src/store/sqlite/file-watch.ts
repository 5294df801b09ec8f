import { statSync } from 'node:fs';
import { StoreError } from '../errors.ts';

type Identity = { readonly dev: number; readonly ino: number };
type File = Identity & { readonly path: string };

/** Public at /healthz, so without a path. */
export const FILE_GONE = 'The database file is gone or was replaced while the server was running.';

/**
 * Checks that the files of the database are still the ones that were opened. A deleted file can be written without an
 * error while it is open; its content is lost when the process ends. One check costs 2.3 µs a file, an fsync at least
 * a hundred times as much.
 */
export class FileWatch {
  readonly #files: readonly File[];
  #gone = false;

  constructor(...paths: readonly string[]) {
    this.#files = paths.flatMap(path => {
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat ? [{ path, dev: stat.dev, ino: stat.ino }] : [];
    });
  }

  /** Files that are missing or replaced. The result is remembered, so that reads check only after a failure. */
  missing(): readonly string[] {
    const missing = this.#files.filter(file => !isPresent(file)).map(file => file.path);
    this.#gone = missing.length > 0;
    return missing;
  }

  /** Whether files were missing at the last check and still are. */
  stillGone(): boolean {
    return this.#gone && this.missing().length > 0;
  }

  /** Call before a read or write: nothing more is written to missing files. */
  before(): void {
    if (this.stillGone()) throw new StoreError('failed', FILE_GONE);
  }

  /** Call after a commit, before it is acknowledged: the next start must find what was written. */
  after(): void {
    const missing = this.missing();
    if (missing.length > 0) throw new StoreError('uncertain', `${FILE_GONE} (${missing.join(', ')})`);
  }
}

const isPresent = (file: File): boolean => isSameFile(file, statSync(file.path, { throwIfNoEntry: false }));

/** Some Windows volumes number no files (0): then any file counts as the same. */
export const isSameFile = (opened: Identity, found: Identity | undefined): boolean =>
  found !== undefined && (opened.ino === 0 || (found.ino === opened.ino && found.dev === opened.dev));
