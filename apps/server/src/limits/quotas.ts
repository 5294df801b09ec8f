import { createHmac } from 'node:crypto';
import type { Problem } from '@tablee/wire';
import type { Config } from '../config.ts';
import { problemOf, Trouble } from '../problems.ts';
import type { Held, Upkeep } from '../store/upkeep.ts';
import { addressKey } from './address-key.ts';
import type { DiskWatch } from './disk.ts';

const DAY_MS = 24 * 3_600_000;
const MEGABYTE = 1_000_000;
const SECRET_NAME = 'owner';

/** Who lays a table: the address, as a keyed hash, and the guest. */
export type Layer = { readonly owner: string; readonly guest: string };

/** Under which a table is laid. */
export type Terms = {
  readonly owner: string | null;
  /** Asked once it is known that only bots will sit there. */
  readonly admitBots: () => Promise<Problem | null>;
};
/** Without quotas, and without an owner. */
export const FREE_TERMS: Terms = { owner: null, admitBots: async () => null };

type Rematched = { readonly owner: string | null; readonly host: string | null };

type QuotaParts = {
  readonly quotas: Config['quotas'];
  readonly upkeep: Upkeep;
  /** Nothing is laid on a disk that is nearly full. */
  readonly disk?: Pick<DiskWatch, 'problem'>;
  readonly now?: () => number;
};

/** What one address and one guest may keep on this server. A limit of 0 is none. */
export class Quotas {
  readonly #quotas: Config['quotas'];
  readonly #upkeep: Upkeep;
  readonly #secret: Uint8Array;
  readonly #disk: Pick<DiskWatch, 'problem'>;
  readonly #now: () => number;
  /** Tables on their way to the disk, which the database does not count yet. */
  readonly #laying = new Tallies();
  readonly #seating = new Tallies();

  private constructor({ quotas, upkeep, disk, now }: QuotaParts, secret: Uint8Array) {
    this.#quotas = quotas;
    this.#upkeep = upkeep;
    this.#secret = secret;
    this.#disk = disk ?? { problem: null };
    this.#now = now ?? Date.now;
  }

  static async open(parts: QuotaParts): Promise<Quotas> {
    return new Quotas(parts, await parts.upkeep.secret(SECRET_NAME));
  }

  /** Keyed, so that addresses cannot be found by hashing all of them. */
  ownerOf(address: string): string {
    return createHmac('sha256', this.#secret).update(addressKey(address)).digest('base64url');
  }

  /** Why this address or guest may lay no other table; null when they may. */
  async problemFor({ owner, guest }: Layer): Promise<Problem | null> {
    if (this.#disk.problem) return this.#disk.problem;
    const { tablesDay, tablesGuest, megabytesDay } = this.#quotas;
    if (tablesDay === 0 && tablesGuest === 0 && megabytesDay === 0) return null;
    const held = await this.#heldBy(owner, guest);
    const { tables, unfinished, bytes } = held;
    if (exceeds(tables + this.#laying.of(owner), tablesDay))
      return refuse(
        `At most ${tablesDay} tables can be laid from one address within a day. Try again later.`,
      );
    if (exceeds(unfinished + this.#laying.of(guest), tablesGuest))
      return refuse(`You have ${tablesGuest} unfinished tables, as many as are kept. Finish or delete some.`);
    if (exceeds(bytes, megabytesDay * MEGABYTE))
      return refuse(
        `The tables laid from your address within a day hold ${megabytesDay} MB, as much as is kept. Try again later.`,
      );
    return null;
  }

  /** A rematch is laid for the owner and the host of the game before. */
  async rematchProblem({ owner, host }: Rematched): Promise<Problem | null> {
    return owner === null ? this.#disk.problem : this.problemFor({ owner, guest: host ?? '' });
  }

  /** Lays a table if the quotas allow it; throws a Trouble otherwise. */
  async within<T>(layer: Layer, lay: (terms: Terms) => Promise<T>): Promise<T> {
    const problem = await this.problemFor(layer);
    if (problem) throw new Trouble(problem);
    const { owner, guest } = layer;
    const releases = [this.#laying.take(owner), this.#laying.take(guest)];
    const admitBots = async (): Promise<Problem | null> => {
      const refused = await this.#botProblem(owner);
      if (!refused) releases.push(this.#seating.take(owner));
      return refused;
    };
    try {
      return await lay({ owner, admitBots });
    } finally {
      for (const release of releases) release();
    }
  }

  /** Seats the bot that makes a table one where only bots play. */
  async withinBots<T>(owner: string | null, seat: () => Promise<T>): Promise<T | Problem> {
    if (owner === null) return seat();
    const problem = await this.#botProblem(owner);
    if (problem) return problem;
    const release = this.#seating.take(owner);
    try {
      return await seat();
    } finally {
      release();
    }
  }

  async #botProblem(owner: string): Promise<Problem | null> {
    const { botTables } = this.#quotas;
    if (botTables === 0) return null;
    const held = await this.#heldBy(owner, '');
    if (!exceeds(held.botTables + this.#seating.of(owner), botTables)) return null;
    return problemOf(
      'too-many-bot-tables',
      `At most ${botTables} unfinished tables where only bots play are kept from one address within a day. Take a seat, or try again later.`,
    );
  }

  #heldBy(owner: string, guest: string): Promise<Held> {
    return this.#upkeep.heldBy(owner, guest, this.#now() - DAY_MS);
  }
}

/** With one more. */
const exceeds = (held: number, limit: number): boolean => limit > 0 && held >= limit;
const refuse = (sentence: string): Problem => problemOf('too-many-tables', sentence);

class Tallies {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** One more, until what it returns is called. */
  take(key: string): () => void {
    this.#counts.set(key, this.of(key) + 1);
    return () => {
      const left = this.of(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}
