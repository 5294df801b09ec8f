import type { Seat } from '@tablee/kernel';
import { isBot } from '../store/store.ts';
import type { LiveTable } from '../tables/table.ts';

/** How long a line takes there and back: not the player's fault, and given back up to a limit. */

/** Nobody is given back more than this for a move, however slow the line or whoever claims it is. */
export const MAX_LAG_MS = 500;
/** Where nothing was measured: event streams with posted moves, and a line that has not answered yet. */
export const USUAL_LAG_MS = 200;

/** The latest measurements count most, and none alone. */
const SHARE = 1 / 4;
const AGAIN_MS = 5_000;

/** One line's measurements: a ping goes down, the pong comes back by itself. */
export class Lag {
  #sentAt: number | null = null;
  #lastAt = Number.NEGATIVE_INFINITY;
  #ms: number | null = null;

  /** A ping leaves now. */
  sent(now: number): void {
    this.#sentAt = now;
    this.#lastAt = now;
  }

  answered(now: number): void {
    if (this.#sentAt === null) return;
    const ms = now - this.#sentAt;
    this.#sentAt = null;
    this.#ms = this.#ms === null ? ms : this.#ms + (ms - this.#ms) * SHARE;
  }

  /** It is time to measure once more. */
  isOld(now: number): boolean {
    return now - this.#lastAt >= AGAIN_MS;
  }

  /** What is given back for a move. */
  get credit(): number {
    return this.#ms === null ? USUAL_LAG_MS : Math.min(MAX_LAG_MS, Math.round(this.#ms));
  }
}

/** How long after zero a move sent before it may still arrive from one of these seats. */
export function graceOf(table: LiveTable, seats: readonly Seat[]): number {
  const { holders } = table.standing;
  const people = seats.filter(seat => {
    const holder = holders[seat];
    return holder && !isBot(holder);
  });
  return Math.max(0, ...people.map(seat => table.audience.lagOf(seat) ?? USUAL_LAG_MS));
}
