import type { Health, StoreLog } from './store.ts';

export type HealthParts = {
  /** A small write, on disk when it resolves; rejects with a StoreError. */
  readonly probe: () => Promise<void>;
  /** Public sentences for errors. */
  readonly reasonOf: (error: unknown) => string;
  /** `damage` lasts until the next start, `fault` for some seconds; null says nothing about the database. */
  readonly gravityOf: (error: unknown) => 'damage' | 'fault' | null;
  /** A reason known without a probe, or null. */
  readonly known: () => string | null;
  /** A reason to be unhealthy although a write has succeeded, or null. */
  readonly shortage: () => string | null;
  readonly log: StoreLog;
};

/** Concurrent and frequent callers share one probe. */
const PROBE_EVERY_MS = 2_000;
/** A failed write counts this long: the probe is smaller and may succeed where a move does not. */
const FAULT_MS = 5_000;

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
    const known = this.#damage ?? this.#parts.known() ?? this.#recentFault();
    if (known !== null) return { ok: false, reason: known };
    const now = performance.now();
    if (this.#last === null || now - this.#last.at >= PROBE_EVERY_MS)
      this.#last = { at: now, answer: this.#probe() };
    return this.#last.answer;
  }

  /** To be called with every error of a read or write. */
  note(error: unknown): void {
    const { gravityOf, reasonOf } = this.#parts;
    const gravity = gravityOf(error);
    if (gravity === 'damage') this.markDamaged(reasonOf(error), { err: error });
    else if (gravity === 'fault') this.#fault = { reason: reasonOf(error), at: performance.now() };
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
    const { probe, known, shortage, reasonOf, log } = this.#parts;
    try {
      await probe();
      const short = shortage();
      if (short !== null) return this.#unhealthy(short, {});
      if (this.#logged !== null) log.info({}, 'The database can be written again.');
      this.#logged = null;
      return { ok: true };
    } catch (err) {
      return this.#unhealthy(known() ?? reasonOf(err), { err });
    }
  }

  /** Logs each reason once. */
  #unhealthy(reason: string, details: object): Health {
    if (reason !== this.#logged) this.#parts.log.error(details, reason);
    this.#logged = reason;
    return { ok: false, reason };
  }
}
