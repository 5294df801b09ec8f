import type { Replays } from '../tables/replays.ts';
import type { LiveTable } from '../tables/table.ts';

/** What happened in entry n, to the referee's knowledge; 0 is the set-up. */
type Told = { readonly events: readonly unknown[] };

/**
 * What happened at the tables whose bots have to remember it. Replaying 200 moves takes over a millisecond for every
 * question; so it is done once, and what comes after is listened to. Whatever was missed is replayed again.
 */
export class News {
  readonly #replays: Replays;
  readonly #heard = new WeakMap<LiveTable, Told[]>();

  constructor(replays: Replays) {
    this.#replays = replays;
  }

  /** Something may have happened at this table. */
  listen(table: LiveTable): void {
    const heard = this.#heard.get(table);
    const { match, last } = table.standing;
    if (heard?.length === match.n && last) heard.push({ events: last.events });
  }

  async of(table: LiveTable): Promise<readonly Told[]> {
    const heard = this.#heard.get(table);
    if (heard && heard.length > table.match.n) return heard;
    const told = (await this.#replays.events(table)).map(events => ({ events }));
    this.#heard.set(table, told);
    return told;
  }
}
