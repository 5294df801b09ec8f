import { Message } from '../bus/message.ts';
import type { LiveTable } from './live-table.ts';
import { peopleAt } from './shared-fields.ts';
import { peopleFrame } from './view-encoder.ts';

const TICK_MS = 250;
/** Large audiences hear of new spectators less often: with thousands, every one would cost millions of frames. */
const LARGE_AUDIENCE = 100;
const LARGE_AUDIENCE_TICKS = 20;

/** Tells who is connected, at most once a tick: people reconnect in bursts. */
export class Presence {
  readonly #changed = new Set<LiveTable>();
  /** The seats last told as connected. */
  readonly #told = new Map<LiveTable, string>();
  readonly #timer: NodeJS.Timeout;
  readonly #onTold: (table: LiveTable) => void;
  #ticks = 0;

  /** `onTold` is called when the watchers of a table have been told. */
  constructor(onTold: (table: LiveTable) => void = () => {}) {
    this.#onTold = onTold;
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  mark(table: LiveTable): void {
    this.#changed.add(table);
  }

  /** Somebody looks or no longer does: only other nodes have to know. */
  markLooking(table: LiveTable): void {
    this.#onTold(table);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    this.#ticks++;
    for (const table of this.#changed) {
      const seats = peopleAt(table)
        .map(person => (person.here ? '1' : '0'))
        .join('');
      const sameSeats = this.#told.get(table) === seats;
      const large = table.audience.size > LARGE_AUDIENCE;
      if (large && sameSeats && this.#ticks % LARGE_AUDIENCE_TICKS !== 0) continue;
      this.#changed.delete(table);
      if (table.audience.size === 0) this.#told.delete(table);
      else this.#told.set(table, seats);
      table.send(Message.of(peopleFrame(table)));
      this.#onTold(table);
    }
  }
}
