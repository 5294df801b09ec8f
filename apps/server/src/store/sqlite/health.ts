import { statfsSync } from 'node:fs';
import type { Health, StoreLog } from '../store.ts';
import { FILE_GONE, type FileWatch } from './file-watch.ts';
import { DISK_FULL, isDamage, isMachineFault, reasonOf } from './sqlite-errors.ts';

export type HealthParts = {
  /** A small write, on disk when it resolves; rejects with a StoreError. */
  readonly probe: () => Promise<void>;
  readonly files: FileWatch;
  readonly freeBytes: () => number;
  readonly log: StoreLog;
};

/** Concurrent and frequent callers share one probe. */
const PROBE_EVERY_MS = 2_000;
/** A failed write counts this long: the probe is smaller and may succeed where a move does not. */
const FAULT_MS = 5_000;
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

/** Whether the database can be written now, and no damage is known. */
export class HealthWatch {
  readonly #parts: HealthParts;
  /** Lasts until the next start: reads and writes since then cannot be trusted. */
  #damage: string | null = null;
  #fault: { readonly reason: string; readonly at: number } | null = null;
  #last: { readonly at: number; readonly answer: Promise<Health> } | null = null;
  /** The failure logged last. */
  #logged: string | null = null;

  constructor(parts: HealthParts) {
    this.#parts = parts;
  }

  async check(): Promise<Health> {
    const { files } = this.#parts;
    const known = this.#damage ?? (files.stillGone() ? FILE_GONE : null) ?? this.#recentFault();
    if (known !== null) return { ok: false, reason: known };
    const now = performance.now();
    if (this.#last === null || now - this.#last.at >= PROBE_EVERY_MS)
      this.#last = { at: now, answer: this.#probe() };
    return this.#last.answer;
  }

  /** To be called with every error of a read or write. */
  note(error: unknown): void {
    if (isDamage(error)) this.markDamaged(reasonOf(error), { err: error });
    else if (isMachineFault(error)) this.#fault = { reason: reasonOf(error), at: performance.now() };
  }

  markDamaged(reason: string, details: object): void {
    if (this.#damage !== null) return;
    this.#damage = reason;
    this.#parts.log.error(details, reason);
  }

  #recentFault(): string | null {
    if (this.#fault !== null && performance.now() - this.#fault.at > FAULT_MS) this.#fault = null;
    return this.#fault?.reason ?? null;
  }

  async #probe(): Promise<Health> {
    const { probe, files, log, freeBytes } = this.#parts;
    try {
      await probe();
      if (freeBytes() < ROOM_BYTES) return this.#unhealthy(DISK_FULL, {});
      if (this.#logged !== null) log.info({}, 'The database can be written again.');
      this.#logged = null;
      return { ok: true };
    } catch (err) {
      return this.#unhealthy(files.stillGone() ? FILE_GONE : reasonOf(err), { err });
    }
  }

  /** Logs each reason once. */
  #unhealthy(reason: string, details: object): Health {
    if (reason !== this.#logged) this.#parts.log.error(details, reason);
    this.#logged = reason;
    return { ok: false, reason };
  }
}
