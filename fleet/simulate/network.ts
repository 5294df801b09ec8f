import type { Channel } from '../../apps/server/src/store/fleet-store.ts';
import { latency } from './database.ts';
import type { LinkParts } from './link.ts';

/** Messages between processes, through the database. They may be lost, doubled, late and out of order. */
export class Network {
  readonly #listeners = new Map<LinkParts, (text: string) => void>();

  channelOf(parts: LinkParts): Channel {
    return {
      publish: text => this.#publish(parts, text),
      listen: heard => {
        this.#listeners.set(parts, heard);
        parts.process.onKill(() => this.#listeners.delete(parts));
      },
    };
  }

  #publish(from: LinkParts, text: string): void {
    const { database, dice } = from;
    if (from.reach.isCutOff || from.reach.isDeaf || database.isAway) return;
    for (const [to, heard] of this.#listeners) {
      const { weather } = database;
      const copies = dice.chance(weather.lostMessage) ? 0 : dice.chance(weather.doubledMessage) ? 2 : 1;
      for (let copy = 0; copy < copies; copy++) this.#deliver(to, heard, text);
    }
  }

  #deliver(to: LinkParts, heard: (text: string) => void, text: string): void {
    const { world, dice, database, process, reach } = to;
    const late = dice.chance(database.weather.lateMessage) ? dice.between(50, 4_000) : 0;
    world.quietly(2 * latency(dice, database.weather) + late, () => {
      if (!reach.isCutOff && !reach.isDeaf && !database.isAway) process.enter(() => heard(text));
    });
  }
}
