import { statfs } from 'node:fs/promises';
import type { Problem } from '@tablee/wire';
import type { FastifyBaseLogger } from 'fastify';
import { problemOf } from '../common/problems.ts';

const CHECK_MS = 10_000;
const MEGABYTE = 1_000_000;

/** Bytes the user of this process may still write. */
export type FreeSpace = () => Promise<number>;

/** Free space of the file system that holds a folder. */
export const freeSpaceOf =
  (folder: string): FreeSpace =>
  async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };

type DiskParts = {
  /** Megabytes below which no tables are created; 0: no check. */
  readonly floor: number;
  readonly free: FreeSpace;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Reserves disk space for running games: on a nearly full disk no tables are created, so that moves can still be
 * written. Checked periodically, never by a request.
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

  /** Why no table may be created now; null when one may. */
  get problem(): Problem | null {
    return this.#low ? problemOf('disk-low') : null;
  }

  async start(): Promise<void> {
    await this.check();
    this.#timer = setInterval(() => void this.check(), CHECK_MS).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async check(): Promise<void> {
    const { floor, log, free } = this.#parts;
    try {
      this.#free = await free();
      this.#unknown = false;
    } catch (err) {
      // Logged once. An unknown amount is no reason to refuse tables.
      if (!this.#unknown) log.warn({ err }, 'the free space of the disk is unknown');
      this.#unknown = true;
      this.#free = Number.NaN;
    }
    const low = this.#free < floor * MEGABYTE;
    const megabytes = Math.floor(this.#free / MEGABYTE);
    if (low && !this.#low) log.warn({ megabytes, floor }, 'the disk is nearly full: no new tables');
    if (!low && this.#low) log.warn({ megabytes, floor }, 'the disk has room again: new tables are allowed');
    this.#low = low;
  }
}
