import type { Seat } from '@tablee/kernel';
import type { Audience } from '../bus/audience.ts';

/** Since when each seat of a table in memory has had no connection. A restart begins to count anew. */
export class SeatPresence {
  readonly #here = new Set<Seat>();
  readonly #lastSeen = new Map<Seat, number>();
  readonly #openedAt: number;

  constructor(openedAt: number) {
    this.#openedAt = openedAt;
  }

  /** To be called when watchers have come or gone, at this node or another. */
  update(audience: Pick<Audience, 'isHere'>, seats: number, now: number): void {
    for (let seat = 0; seat < seats; seat++) {
      if (audience.isHere(seat)) this.#here.add(seat);
      else if (this.#here.delete(seat)) this.#lastSeen.set(seat, now);
    }
  }

  /** The person did something: scripts act without being connected. */
  note(seat: Seat, now: number): void {
    this.#lastSeen.set(seat, now);
  }

  /** Null while somebody is connected. */
  absentSince(seat: Seat): number | null {
    return this.#here.has(seat) ? null : (this.#lastSeen.get(seat) ?? this.#openedAt);
  }
}
