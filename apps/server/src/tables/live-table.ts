import { type Checkpoints, fromHex, type Game, liveChance, type Match, type Seat } from '@tablee/kernel';
import { type Context, isBot, type PersonHolder, runsAlone, type TableState } from '@tablee/table';
import type { DownFrame } from '@tablee/wire';
import { Audience, type TableViews } from '../bus/audience.ts';
import type { Bus } from '../bus/bus.ts';
import type { Message } from '../bus/message.ts';
import { newTableId } from '../people/credentials.ts';
import type { SecretSeal, StoredTable, TableHead } from '../store/store.ts';
import { Ephemera } from './ephemera.ts';
import { Queue } from './queue.ts';
import type { Scheduler } from './scheduler.ts';
import { SeatPresence } from './seat-presence.ts';

/** A state from the database, and earlier positions of its line for taking back and for bots. */
export type Rebuilt = { readonly state: TableState; readonly checkpoints: Checkpoints };

/**
 * `uncertain`: a write failed, and may be on disk all the same; the table is reloaded before its next change.
 * `removed`: it has left the database.
 */
export type TableStatus = 'ready' | 'uncertain' | 'removed';

/** The same for every table of a server. */
export type TableServices = {
  readonly bus: Bus;
  readonly scheduler: Scheduler;
  /** Other nodes measure the same time. */
  readonly sharesTime: boolean;
  /** The longest log a table may have. */
  readonly maxEntries: number;
  /** Milliseconds of absence after which the others may decide. */
  readonly voteAfterMs: number;
  /** Called for every frame a slow reader misses. */
  readonly onDrop: () => void;
};

/** A table in memory. Its state is what is stored, never more: `replace` follows a successful write. */
export class LiveTable implements Context {
  readonly key: number;
  readonly id: string;
  readonly game: Game;
  readonly head: TableHead;
  /** Keyed hash of the address the table was created from. */
  readonly owner: string | null;
  readonly audience: Audience;
  readonly queue = new Queue();
  readonly ephemera = new Ephemera();
  readonly presence: SeatPresence;
  readonly scheduler: Scheduler;
  readonly maxEntries: number;
  readonly sharesTime: boolean;
  /** Counts changes of seats in the database, where several nodes make them. */
  seatsVersion: number;
  readonly #voteAfterMs: number;
  /** Seats somebody wants to be told of; null: none. As stored when the seats were last read. */
  told: readonly number[] | null;
  readonly #bus: Bus;
  #state: TableState;
  #checkpoints: Checkpoints;
  #status: TableStatus = 'ready';

  constructor(stored: StoredTable, game: Game, { state, checkpoints }: Rebuilt, services: TableServices) {
    this.key = stored.key;
    this.id = stored.id;
    this.head = stored.head;
    this.owner = stored.owner;
    this.seatsVersion = stored.seatsVersion;
    this.told = stored.reach ?? null;
    this.game = game;
    this.#state = state;
    this.#checkpoints = checkpoints;
    this.scheduler = services.scheduler;
    this.maxEntries = services.maxEntries;
    this.sharesTime = services.sharesTime;
    this.#bus = services.bus;
    this.audience = new Audience(stored.head.seats, services.onDrop);
    this.presence = new SeatPresence(services.scheduler.now());
    this.#voteAfterMs = services.voteAfterMs;
  }

  get state(): TableState {
    return this.#state;
  }

  get match(): Match {
    return this.#state.match;
  }

  get status(): TableStatus {
    return this.#status;
  }

  /** Adopts a state that has been stored. */
  replace(state: TableState): void {
    if (state.match !== this.#state.match) this.#checkpoints.note(state.match);
    this.#state = state;
  }

  distrust(): void {
    this.#status = 'uncertain';
  }

  /** Adopts what the database says. */
  restore({ state, checkpoints }: Rebuilt): void {
    this.#state = state;
    this.#checkpoints = checkpoints;
    this.#status = 'ready';
  }

  markRemoved(): void {
    this.#status = 'removed';
  }

  /** The number of entries. */
  get n(): number {
    return this.#state.match.n;
  }

  /** Tells every watcher of this process how the table stands. */
  announce(views: TableViews): void {
    this.#bus.announce(this, views);
  }

  /** Sends one frame to every watcher of this process. */
  send(message: Message): void {
    this.#bus.send(this, message);
  }

  /** Sends a frame that is not stored to every watcher of all nodes. */
  hint(frame: DownFrame): void {
    this.#bus.hint(this, frame);
  }

  /** Tells other nodes that the table has changed in the database. */
  stored(): void {
    this.#bus.stored(this);
  }

  // The context of commands.

  get now(): number {
    return this.scheduler.now();
  }

  get idle(): boolean {
    return this.ephemera.idle;
  }

  isHere(seat: Seat): boolean {
    return this.audience.isHere(seat);
  }

  isAbsent(seat: Seat): boolean {
    const due = this.votableAt(seat);
    return due !== null && this.now >= due;
  }

  /** Since when this person is away; null while one of their devices is connected. */
  awaySince(seat: Seat): number | null {
    this.presence.update(this.audience, this.head.seats, this.now);
    return this.presence.absentSince(seat);
  }

  /** From when on the others may decide about an absent person; null while somebody is connected. */
  votableAt(seat: Seat): number | null {
    // Where a move may take days, absence is agreed: the clock decides at zero.
    if (this.head.clock && runsAlone(this.head.clock)) return null;
    const since = this.awaySince(seat);
    return since === null ? null : since + this.#voteAfterMs;
  }

  matchAt(n: number): Match | null {
    return this.#checkpoints.at(this.match, n);
  }

  newId(): string {
    return newTableId();
  }

  /** The seed is decoded only if luck is drawn. */
  chance(n: number): ReturnType<typeof liveChance> {
    const { seals } = this.head;
    const picks: number[] = [];
    let live: ReturnType<typeof liveChance> | null = null;
    return {
      picks,
      pick(sides) {
        live ??= liveChance(seedFor(seals, n), n);
        const value = live.pick(sides);
        picks.push(value);
        return value;
      },
    };
  }

  seatOfToken(tokenHash: string): Seat | null {
    return this.#seatOf(person => person.tokenHash === tokenHash);
  }

  /** The first seat of any of these guests. */
  seatOfGuests(guests: readonly string[]): Seat | null {
    return this.#seatOf(({ guestHash }) => guestHash !== null && guests.includes(guestHash));
  }

  /** The guest on a seat; null for a bot and for a free seat. */
  guestAt(seat: Seat): string | null {
    const holder = this.#state.holders[seat];
    return holder && !isBot(holder) ? holder.guestHash : null;
  }

  #seatOf(fits: (person: PersonHolder) => boolean): Seat | null {
    const seat = this.#state.holders.findIndex(h => h !== null && !isBot(h) && fits(h));
    return seat < 0 ? null : seat;
  }
}

/** The seed of the seal that covers entry n. */
function seedFor(seals: readonly SecretSeal[], n: number): Uint8Array {
  const hex = seals.findLast(s => s.from <= n)?.seed;
  const seed = hex === undefined ? null : fromHex(hex);
  if (!seed) throw new Error(`no seed covers entry ${n}`);
  return seed;
}
