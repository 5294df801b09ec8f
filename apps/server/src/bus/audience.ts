import type { Seat } from '@tablee/kernel';
import type { ClientEyes } from '@tablee/table';
import type { Message } from './message.ts';

/** A reader of a table, through any transport. */
export interface Watcher {
  readonly eyes: ClientEyes;
  /** Number of the last entry sent; -1: none yet. */
  seen: number;
  /** A slow reader: nothing is sent until the transport calls `catchUp`. */
  behind: boolean;
  /** False while the page is in the background; absent where that is not told. */
  readonly looks?: boolean;
  /** Milliseconds credited for a move from this reader, where a clock runs; absent when not measured. */
  readonly lag?: number;
  /** Returns false when the reader's buffer is full. Never waits. */
  give(message: Message): boolean;
  /** Closes the connection; on return its sender is identified anew. */
  dismiss?(): void;
}

/** Frames about the present position, each encoded once per pair of eyes. */
export interface TableViews {
  /** With the step that led here, for readers who have the position before it. */
  withStep(eyes: ClientEyes): Message;
  /** The position alone, for all others. */
  alone(eyes: ClientEyes): Message;
}

/** The readers of a table at another node. */
export type Elsewhere = {
  readonly seats: readonly Seat[];
  readonly watching: number;
  /** Seats with a page in the foreground. */
  readonly looking: readonly Seat[];
};

/** The readers of one table. Frames reach those of this process; presence counts those of other nodes too. */
export class Audience {
  readonly #watchers = new Set<Watcher>();
  /** By node. */
  readonly #elsewhere = new Map<string, Elsewhere>();
  readonly #bySeat: number[];
  readonly #onDrop: () => void;
  #changes = 0;

  /** `onDrop` is called for every frame a slow reader misses. */
  constructor(seats: number, onDrop: () => void) {
    this.#onDrop = onDrop;
    this.#bySeat = Array.from({ length: seats }, () => 0);
  }

  /** Increases whenever a watcher joins or leaves, here or elsewhere. */
  get changes(): number {
    return this.#changes;
  }

  /** Something else about the people has changed: they are told anew. */
  touch(): void {
    this.#changes++;
  }

  /** Watchers of this process. */
  get size(): number {
    return this.#watchers.size;
  }

  /** Whether the table is watched at any node. */
  get isWatched(): boolean {
    return this.#watchers.size > 0 || this.#elsewhere.size > 0;
  }

  /** Spectators: watchers without a seat. */
  get watching(): number {
    let sum = this.here.watching;
    for (const { watching } of this.#elsewhere.values()) sum += watching;
    return sum;
  }

  isHere(seat: Seat): boolean {
    if ((this.#bySeat[seat] ?? 0) > 0) return true;
    for (const { seats } of this.#elsewhere.values()) if (seats.includes(seat)) return true;
    return false;
  }

  /** Whether a page of this seat is in the foreground, at any node. */
  isLooking(seat: Seat): boolean {
    for (const { eyes, looks = true } of this.#watchers) if (eyes === seat && looks) return true;
    for (const { looking } of this.#elsewhere.values()) if (looking.includes(seat)) return true;
    return false;
  }

  /** The watchers of this process, as other nodes are told. */
  get here(): Elsewhere {
    return {
      seats: this.#bySeat.flatMap((count, seat) => (count > 0 ? [seat] : [])),
      watching: this.#watchers.size - this.#bySeat.reduce((a, b) => a + b, 0),
      looking: [
        ...new Set(
          [...this.#watchers].flatMap(({ eyes, looks = true }) => (eyes !== 'public' && looks ? [eyes] : [])),
        ),
      ].sort(),
    };
  }

  /** Notes who watches at another node; null: that node is gone. Returns whether people have come or gone. */
  noteElsewhere(node: string, watchers: Elsewhere | null): boolean {
    const before = this.#elsewhere.get(node);
    const none = watchers === null || (watchers.seats.length === 0 && watchers.watching === 0);
    if (none) this.#elsewhere.delete(node);
    else this.#elsewhere.set(node, watchers);
    if (none ? before === undefined : before && isSame(before, watchers)) return false;
    this.#changes++;
    return true;
  }

  /** The nodes where the table is watched. */
  get nodes(): Iterable<string> {
    return this.#elsewhere.keys();
  }

  /** The largest lag among the connections of a seat; null when none is measured. */
  lagOf(seat: Seat): number | null {
    let slowest: number | null = null;
    for (const { eyes, lag } of this.#watchers)
      if (eyes === seat && lag !== undefined) slowest = Math.max(slowest ?? 0, lag);
    return slowest;
  }

  join(watcher: Watcher): void {
    if (this.#watchers.has(watcher)) return;
    this.#watchers.add(watcher);
    this.#changes++;
    if (watcher.eyes !== 'public') this.#bySeat[watcher.eyes]!++;
  }

  leave(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    this.#changes++;
    if (watcher.eyes !== 'public') this.#bySeat[watcher.eyes]!--;
  }

  /** Disconnects all watchers with the eyes of a seat, because it has another holder now. */
  dismiss(seat: Seat): void {
    for (const w of [...this.#watchers]) {
      if (w.eyes !== seat) continue;
      this.leave(w);
      w.dismiss?.();
    }
  }

  /** Brings everyone to entry n. */
  announce(n: number, views: TableViews): void {
    for (const w of this.#watchers) {
      if (w.behind) this.#onDrop();
      else this.#give(w, n, views);
    }
  }

  /** Sends one frame to everyone but slow readers. */
  send(message: Message): void {
    for (const w of this.#watchers) {
      if (!w.behind) w.behind = !w.give(message);
    }
  }

  /** Sends the present position to one watcher: at the start, after a gap, or when a slow reader is ready again. */
  catchUp(watcher: Watcher, n: number, views: TableViews): void {
    watcher.behind = false;
    this.#give(watcher, n, views);
  }

  #give(w: Watcher, n: number, views: TableViews): void {
    const message = w.seen === n - 1 ? views.withStep(w.eyes) : views.alone(w.eyes);
    if (w.give(message)) w.seen = n;
    else {
      w.behind = true;
      this.#onDrop();
    }
  }
}

const isSame = (a: Elsewhere, b: Elsewhere): boolean =>
  a.watching === b.watching && a.seats.join() === b.seats.join();
