import { statfsSync } from 'node:fs';
import { DISK_FULL, isDamage, isMachineFault, reasonOf } from './faults.ts';
import { FILE_GONE, type FileWatch } from './file-watch.ts';
import type { Health } from './store.ts';

/** Details and paths go to the log, never to who asks for the health. */
export type StoreLog = {
  readonly error: (details: object, sentence: string) => void;
  readonly info: (details: object, sentence: string) => void;
};

export type HealthParts = {
  /** A small write that is on disk when it resolves; rejects with a StoreError. */
  readonly probe: () => Promise<void>;
  readonly files: FileWatch;
  readonly freeBytes: () => number;
  readonly log: StoreLog;
};

/** However many ask, the disk is tried no more often. */
const PROBE_EVERY_MS = 2_000;
/** A real write that failed counts for so long: the probe is smaller, and may still find room where a move does not. */
const FAULT_MS = 5_000;
/** With less than this the disk is full, even if one more page still finds room. */
const ROOM_BYTES = 1_000_000;

/** What is left on the disk of a folder; infinite where the file system does not say. */
export function freeBytesAt(folder: string): number {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder);
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Can the database be written now, and is it whole as far as anybody has seen? */
export class HealthWatch {
  readonly #parts: HealthParts;
  /** Until the next start: what was read or written since cannot be trusted. */
  #damage: string | null = null;
  #fault: { readonly reason: string; readonly at: number } | null = null;
  #last: { readonly at: number; readonly answer: Promise<Health> } | null = null;
  /** What the last probe found, and the log says. */
  #said: string | null = null;

  constructor(parts: HealthParts) {
    this.#parts = parts;
  }

  async ask(): Promise<Health> {
    const { files } = this.#parts;
    const known = this.#damage ?? (files.stillGone() ? FILE_GONE : null) ?? this.#recentFault();
    if (known !== null) return { ok: false, reason: known };
    const now = performance.now();
    if (this.#last === null || now - this.#last.at >= PROBE_EVERY_MS)
      this.#last = { at: now, answer: this.#try() };
    return this.#last.answer;
  }

  /** Every error met while reading or writing passes here. */
  note(error: unknown): void {
    if (isDamage(error)) this.damaged(reasonOf(error), { err: error });
    else if (isMachineFault(error)) this.#fault = { reason: reasonOf(error), at: performance.now() };
  }

  damaged(reason: string, details: object): void {
    if (this.#damage !== null) return;
    this.#damage = reason;
    this.#parts.log.error(details, reason);
  }

  #recentFault(): string | null {
    if (this.#fault !== null && performance.now() - this.#fault.at > FAULT_MS) this.#fault = null;
    return this.#fault?.reason ?? null;
  }

  async #try(): Promise<Health> {
    const { probe, files, log, freeBytes } = this.#parts;
    try {
      await probe();
      if (freeBytes() < ROOM_BYTES) return this.#bad(DISK_FULL, {});
      if (this.#said !== null) log.info({}, 'The database can be written again.');
      this.#said = null;
      return { ok: true };
    } catch (err) {
      return this.#bad(files.stillGone() ? FILE_GONE : reasonOf(err), { err });
    }
  }

  /** Logged once, however often it is asked. */
  #bad(reason: string, details: object): Health {
    if (reason !== this.#said) this.#parts.log.error(details, reason);
    this.#said = reason;
    return { ok: false, reason };
  }
}
