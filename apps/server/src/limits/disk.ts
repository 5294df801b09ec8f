import { statfs } from 'node:fs/promises';
import type { Problem } from '@tablee/wire';
import type { FastifyBaseLogger } from 'fastify';
import { problemOf } from '../problems.ts';

const LOOK_MS = 10_000;
const MEGABYTE = 1_000_000;

/** Bytes this user may still write. */
export type FreeSpace = () => Promise<number>;

/** Of the file system the folder lies on. */
export const freeSpaceOf =
  (folder: string): FreeSpace =>
  async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };

type DiskParts = {
  /** Megabytes below which no new tables are laid; 0: no check. */
  readonly floor: number;
  readonly free: FreeSpace;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Keeps room for the games that run: on a disk that is nearly full no new tables are laid, so that moves can still be
 * written. Looked at now and then, never by a request.
 */
export class DiskWatch {
  readonly #parts: DiskParts;
  #timer: NodeJS.Timeout | null = null;
  #free = Number.NaN;
  #low = false;
  #unknown = false;

  constructor(parts: DiskParts) {
    this.#parts = parts;
  }

  /** Bytes; NaN while unknown. */
  get free(): number {
    return this.#free;
  }

  /** Why no table may be laid now. */
  get problem(): Problem | null {
    return this.#low ? problemOf('disk-low') : null;
  }

  async start(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    const { floor, log, free } = this.#parts;
    try {
      this.#free = await free();
      this.#unknown = false;
    } catch (err) {
      // Said once: a disk that cannot be asked is no reason to refuse tables.
      if (!this.#unknown) log.warn({ err }, 'the free space of the disk is unknown');
      this.#unknown = true;
      this.#free = Number.NaN;
    }
    const low = this.#free < floor * MEGABYTE;
    const megabytes = Math.floor(this.#free / MEGABYTE);
    if (low && !this.#low) log.warn({ megabytes, floor }, 'the disk is nearly full: no new tables');
    if (!low && this.#low) log.warn({ megabytes, floor }, 'the disk has room again: tables can be laid');
    this.#low = low;
  }
}
