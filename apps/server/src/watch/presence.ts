import { peopleOf } from '../tables/frames.ts';
import type { LiveTable } from '../tables/table.ts';
import { Message } from './message.ts';

const TICK_MS = 250;
/** A full context is not told of every newcomer: with thousands watching, that alone would be millions of frames. */
const FULL_HOUSE = 100;
const FULL_HOUSE_TICKS = 20;

/** Who is here, told a moment later and at most once a tick: people come, go and reconnect in bursts. */
export class Presence {
  readonly #changed = new Set<LiveTable>();
  readonly #people = new Map<LiveTable, string>();
  readonly #timer: NodeJS.Timeout;
  #ticks = 0;

  constructor() {
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  mark(table: LiveTable): void {
    this.#changed.add(table);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    this.#ticks++;
    for (const table of this.#changed) {
      const seated = table
        .people()
        .map(p => (p.here ? '1' : '0'))
        .join('');
      const sameSeats = this.#people.get(table) === seated;
      const full = table.audience.size > FULL_HOUSE;
      if (full && sameSeats && this.#ticks % FULL_HOUSE_TICKS !== 0) continue;
      this.#changed.delete(table);
      if (table.audience.size === 0) this.#people.delete(table);
      else this.#people.set(table, seated);
      table.audience.call(Message.of(peopleOf(table)));
    }
  }
}
