import { createHmac } from 'node:crypto';
import type { Problem } from '@tablee/wire';
import type { Config } from '../common/config.ts';
import { problemOf, Trouble } from '../common/problems.ts';
import type { Maintenance, Usage } from '../store/maintenance.ts';
import { addressKey } from './address-key.ts';
import type { DiskWatch } from './disk.ts';

const DAY_MS = 24 * 3_600_000;
const MEGABYTE = 1_000_000;
const SECRET_NAME = 'owner';

/** The creator of a table: `owner` is the keyed hash of an address, `guest` the hash of a guest. */
export type Creator = { readonly owner: string; readonly guest: string };

/** Conditions for creating a table. */
export type Terms = {
  readonly owner: string | null;
  /** To be called when bots will hold every seat. */
  readonly admitBots: () => Promise<Problem | null>;
};
/** No quotas and no owner. */
export const FREE_TERMS: Terms = { owner: null, admitBots: async () => null };

type Rematched = { readonly owner: string | null; readonly host: string | null };

type QuotaParts = {
  readonly quotas: Config['quotas'];
  readonly maintenance: Maintenance;
  /** No tables are created while it reports a problem. */
  readonly disk?: Pick<DiskWatch, 'problem'>;
  readonly now?: () => number;
};

/** Limits what one address and one guest may store. 0 means no limit. */
export class Quotas {
  readonly #quotas: Config['quotas'];
  readonly #maintenance: Maintenance;
  readonly #secret: Uint8Array;
  readonly #disk: Pick<DiskWatch, 'problem'>;
  readonly #now: () => number;
  /** Writes in progress, which the database does not count yet. */
  readonly #creating = new Reservations();
  readonly #seatingBots = new Reservations();

  private constructor({ quotas, maintenance, disk, now }: QuotaParts, secret: Uint8Array) {
    this.#quotas = quotas;
    this.#maintenance = maintenance;
    this.#secret = secret;
    this.#disk = disk ?? { problem: null };
    this.#now = now ?? Date.now;
  }

  static async open(parts: QuotaParts): Promise<Quotas> {
    return new Quotas(parts, await parts.maintenance.secret(SECRET_NAME));
  }

  /** A keyed hash: addresses cannot be found by hashing all of them. */
  ownerOf(address: string): string {
    return createHmac('sha256', this.#secret).update(addressKey(address)).digest('base64url');
  }

  /** Why this address or guest may create no further table; null when they may. */
  async problemFor({ owner, guest }: Creator): Promise<Problem | null> {
    if (this.#disk.problem) return this.#disk.problem;
    const { tablesDay, tablesGuest, megabytesDay } = this.#quotas;
    if (tablesDay === 0 && tablesGuest === 0 && megabytesDay === 0) return null;
    const { tables, unfinished, bytes } = await this.#usageOf(owner, guest);
    if (exceeds(tables + this.#creating.of(owner), tablesDay))
      return refuse(
        `At most ${tablesDay} tables can be opened from one address within a day. Try again later.`,
      );
    if (exceeds(unfinished + this.#creating.of(guest), tablesGuest))
      return refuse(`You have ${tablesGuest} unfinished tables, which is the limit. Finish or delete some.`);
    if (exceeds(bytes, megabytesDay * MEGABYTE))
      return refuse(
        `The tables opened from your address within a day take ${megabytesDay} MB, which is the limit. Try again later.`,
      );
    return null;
  }

  /** A rematch counts for the owner and the host of the previous game. */
  async rematchProblem({ owner, host }: Rematched): Promise<Problem | null> {
    return owner === null ? this.#disk.problem : this.problemFor({ owner, guest: host ?? '' });
  }

  /** Creates a table if the quotas allow it; throws a Trouble otherwise. */
  async within<T>(creator: Creator, create: (terms: Terms) => Promise<T>): Promise<T> {
    const problem = await this.problemFor(creator);
    if (problem) throw new Trouble(problem);
    const { owner, guest } = creator;
    const releases = [this.#creating.take(owner), this.#creating.take(guest)];
    const admitBots = async (): Promise<Problem | null> => {
      const refused = await this.#botProblem(owner);
      if (!refused) releases.push(this.#seatingBots.take(owner));
      return refused;
    };
    try {
      return await create({ owner, admitBots });
    } finally {
      for (const release of releases) release();
    }
  }

  /** Seats the bot that takes the last seat of a table with bots only. */
  async withinBots<T>(owner: string | null, seat: () => Promise<T>): Promise<T | Problem> {
    if (owner === null) return seat();
    const problem = await this.#botProblem(owner);
    if (problem) return problem;
    const release = this.#seatingBots.take(owner);
    try {
      return await seat();
    } finally {
      release();
    }
  }

  async #botProblem(owner: string): Promise<Problem | null> {
    const { botTables } = this.#quotas;
    if (botTables === 0) return null;
    const usage = await this.#usageOf(owner, '');
    if (!exceeds(usage.botTables + this.#seatingBots.of(owner), botTables)) return null;
    return problemOf(
      'too-many-bot-tables',
      `At most ${botTables} unfinished tables where only bots play can be opened from one address within a day. Take a seat, or try again later.`,
    );
  }

  #usageOf(owner: string, guest: string): Promise<Usage> {
    return this.#maintenance.usageOf(owner, guest, this.#now() - DAY_MS);
  }
}

/** Whether one more would be over the limit. */
const exceeds = (used: number, limit: number): boolean => limit > 0 && used >= limit;
const refuse = (sentence: string): Problem => problemOf('too-many-tables', sentence);

/** Counts by key. */
class Reservations {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Adds one; the returned function removes it. */
  take(key: string): () => void {
    this.#counts.set(key, this.of(key) + 1);
    return () => {
      const left = this.of(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}
