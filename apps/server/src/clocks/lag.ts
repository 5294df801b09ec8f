import type { Seat } from '@tablee/kernel';
import { isPersonSeat } from '@tablee/table';
import type { LiveTable } from '../tables/live-table.ts';

/** Network lag, which is credited to a player up to a limit. */

export const MAX_LAG_MS = 500;
/** Where nothing is measured: event streams, and connections before their first pong. */
export const USUAL_LAG_MS = 200;

/** Weight of the newest measurement in the moving average. */
const WEIGHT = 1 / 4;
const INTERVAL_MS = 5_000;

/** The lag of one connection, measured by ping and pong. */
export class Lag {
  #sentAt: number | null = null;
  #lastAt = Number.NEGATIVE_INFINITY;
  #ms: number | null = null;

  /** A ping was sent. */
  sent(now: number): void {
    this.#sentAt = now;
    this.#lastAt = now;
  }

  answered(now: number): void {
    if (this.#sentAt === null) return;
    const ms = now - this.#sentAt;
    this.#sentAt = null;
    this.#ms = this.#ms === null ? ms : this.#ms + (ms - this.#ms) * WEIGHT;
  }

  /** Whether the next measurement is due. */
  isOld(now: number): boolean {
    return now - this.#lastAt >= INTERVAL_MS;
  }

  /** Milliseconds credited for a move. */
  get credit(): number {
    return this.#ms === null ? USUAL_LAG_MS : Math.min(MAX_LAG_MS, Math.round(this.#ms));
  }
}

/** How long after zero a move sent in time may still arrive from one of these seats. */
export function graceOf({ state: { holders }, audience }: LiveTable, seats: readonly Seat[]): number {
  const people = seats.filter(seat => isPersonSeat(holders, seat));
  return Math.max(0, ...people.map(seat => audience.lagOf(seat) ?? USUAL_LAG_MS));
}
