import type { PeopleRows, PersonGuest } from '../store/people.ts';

/** Who a request comes from: a device, and all devices of the same person. */
export type Identity = {
  /** Hash of the guest's secret on this device. */
  readonly guest: string;
  /** Public id of the person; null for a guest who keeps nothing. */
  readonly person: string | null;
  /** All guests of the person, ended ones and this one included: their seats and tables are this person's. */
  readonly guests: readonly string[];
};

/** A guest who keeps nothing. */
export const guestAlone = (guest: string): Identity => ({ guest, person: null, guests: [guest] });

/** Null: the session of this guest has ended, so its cookie and its seat tokens are no longer valid. */
type Known = { readonly identity: Identity | null; readonly person: string | null; readonly at: number };

export type IdentityParts = {
  readonly rows: PeopleRows;
  /** Sessions have ended: their connections must be cut. */
  readonly ended: (guests: readonly string[]) => void;
  /** This device was used after a long time. */
  readonly seen: (guest: PersonGuest) => void;
  readonly failed: (error: unknown) => void;
};

/** Bounds the memory; the oldest are dropped. */
const MAX_KNOWN = 20_000;
/** Changes at other nodes are read more often than this; the rest heals what was missed. */
const KNOWN_MS = 30_000;
/** How often other nodes' changes are read. */
const ASK_MS = 5_000;
/** A transaction may be committed this long after the time it wrote. */
const OVERLAP_MS = 10_000;
const SEEN_EVERY_MS = 6 * 3_600_000;

/**
 * Resolves guests to people. Answers are kept in memory: one process that owns its data drops them with every change,
 * several nodes ask the database for changes of the others every few seconds and when told to.
 */
export class Identities {
  readonly #parts: IdentityParts;
  readonly #known = new Map<string, Known>();
  readonly #loading = new Map<string, Promise<Identity | null>>();
  /** Ended sessions that were dealt with, by guest; the same change may be read twice. */
  readonly #ended = new Map<string, number>();
  #since: number | null = null;
  #asking: Promise<void> | null = null;
  /** Something may have changed after the query that is running began. */
  #askAgain = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: IdentityParts) {
    this.#parts = parts;
  }

  /** Null for no guest, and for one whose session has ended. */
  async of(guest: string | null): Promise<Identity | null> {
    if (guest === null) return null;
    const known = this.#known.get(guest);
    if (known && performance.now() - known.at < KNOWN_MS) return known.identity;
    const loading = this.#loading.get(guest) ?? this.#load(guest);
    try {
      return await loading;
    } catch (error) {
      // Games in memory stay playable while the database is away; nothing can be changed meanwhile.
      this.#parts.failed(error);
      return known ? known.identity : guestAlone(guest);
    }
  }

  async hasEnded(guest: string | null): Promise<boolean> {
    return guest !== null && (await this.of(guest)) === null;
  }

  /** What is known about these guests and people has changed. */
  forget(guests: readonly string[], people: readonly (string | null)[] = []): void {
    for (const guest of guests) {
      this.#known.delete(guest);
      this.#loading.delete(guest);
    }
    for (const [guest, { person }] of this.#known)
      if (person !== null && people.includes(person)) this.#known.delete(guest);
  }

  /** Sessions have ended, here or at another node. */
  end(guests: readonly string[]): void {
    const news = guests.filter(guest => !this.#ended.has(guest));
    const old = performance.now() - 10 * OVERLAP_MS;
    for (const [guest, at] of this.#ended) if (at < old) this.#ended.delete(guest);
    for (const guest of news) this.#ended.set(guest, performance.now());
    if (news.length > 0) this.#parts.ended(news);
  }

  /** For several nodes: reads what others have changed, now and then. */
  start(): void {
    this.#timer = setInterval(() => void this.ask(), ASK_MS).unref();
    void this.ask();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** Concurrent calls share one query, and one more after it. */
  ask(): Promise<void> {
    if (this.#asking) this.#askAgain = true;
    this.#asking ??= this.#askAll().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #askAll(): Promise<void> {
    do {
      this.#askAgain = false;
      await this.#ask().catch(error => this.#parts.failed(error));
    } while (this.#askAgain);
  }

  async #ask(): Promise<void> {
    const first = this.#since === null;
    const { now, guests } = await this.#parts.rows.guestsChangedSince(this.#since ?? Number.MAX_SAFE_INTEGER);
    this.#since = now - OVERLAP_MS;
    if (first || guests.length === 0) return;
    const people = guests.map(({ person }) => person);
    this.forget(
      guests.map(({ guestHash }) => guestHash),
      people,
    );
    this.end(guests.filter(({ endedAt }) => endedAt !== null).map(({ guestHash }) => guestHash));
  }

  #load(guest: string): Promise<Identity | null> {
    // Forgotten while it was read: the answer may be older than the change.
    const isCurrent = (): boolean => this.#loading.get(guest) === loading;
    const loading: Promise<Identity | null> = this.#read(guest, isCurrent).finally(() => {
      if (isCurrent()) this.#loading.delete(guest);
    });
    this.#loading.set(guest, loading);
    return loading;
  }

  async #read(guest: string, isCurrent: () => boolean): Promise<Identity | null> {
    const guests = await this.#parts.rows.guestsWith(guest);
    const own = guests.find(({ guestHash }) => guestHash === guest);
    const identity: Identity | null = !own
      ? guestAlone(guest)
      : own.endedAt !== null
        ? null
        : { guest, person: own.person, guests: guests.map(({ guestHash }) => guestHash) };
    if (isCurrent()) this.#remember(guest, { identity, person: own?.person ?? null });
    if (own && identity && Date.now() - own.seenAt > SEEN_EVERY_MS) this.#parts.seen(own);
    return identity;
  }

  #remember(guest: string, known: Omit<Known, 'at'>): void {
    this.#known.delete(guest);
    if (this.#known.size >= MAX_KNOWN) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(guest, { ...known, at: performance.now() });
  }
}
