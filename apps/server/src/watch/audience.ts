import type { Seat } from '@tablee/kernel';
import type { Message } from './message.ts';

/** Whose eyes somebody outside has: their seat's, or everybody's. */
export type OutsideEyes = Seat | 'public';

/** Somebody reading a table through some door. */
export interface Watcher {
  readonly eyes: OutsideEyes;
  /** The last entry given; -1 at first sight. */
  seen: number;
  /** Reads too slowly: given nothing until the door calls `catchUp`. */
  behind: boolean;
  /** Milliseconds given back for a move that comes this way, where a clock runs; unknown when nothing measures it. */
  readonly lag?: number;
  /** False when the reader's line is full. Never waits. */
  give(message: Message): boolean;
  /** Cuts the line; who comes back is asked anew who they are. */
  dismiss?(): void;
}

/** What the readers of a table are given, made on demand and once per pair of eyes. */
export interface News {
  /** The entry that led here, for who saw the one before. */
  told(eyes: OutsideEyes): Message;
  /** The table as it stands, for everyone else. */
  plain(eyes: OutsideEyes): Message;
}

export class Audience {
  readonly #watchers = new Set<Watcher>();
  readonly #bySeat: number[];
  readonly #onDrop: () => void;
  /** Goes up whenever somebody comes or goes. */
  changes = 0;

  /** `onDrop`: a frame was not given to a slow reader. */
  constructor(seats: number, onDrop: () => void) {
    this.#onDrop = onDrop;
    this.#bySeat = Array.from({ length: seats }, () => 0);
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** Spectators; those with a seat are counted as people. */
  get watching(): number {
    return this.#watchers.size - this.#bySeat.reduce((a, b) => a + b, 0);
  }

  isHere(seat: Seat): boolean {
    return (this.#bySeat[seat] ?? 0) > 0;
  }

  /** The slowest line of a seat; null when it has none, or none that is measured. */
  lagOf(seat: Seat): number | null {
    let slowest: number | null = null;
    for (const { eyes, lag } of this.#watchers)
      if (eyes === seat && lag !== undefined) slowest = Math.max(slowest ?? 0, lag);
    return slowest;
  }

  join(watcher: Watcher): void {
    if (this.#watchers.has(watcher)) return;
    this.#watchers.add(watcher);
    this.changes++;
    if (watcher.eyes !== 'public') this.#bySeat[watcher.eyes]!++;
  }

  leave(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    this.changes++;
    if (watcher.eyes !== 'public') this.#bySeat[watcher.eyes]!--;
  }

  /** Those who look with the eyes of a seat that is no longer theirs. */
  dismiss(seat: Seat): void {
    for (const w of [...this.#watchers]) {
      if (w.eyes !== seat) continue;
      this.leave(w);
      w.dismiss?.();
    }
  }

  /** Brings everybody to entry n. */
  tell(n: number, news: News): void {
    for (const w of this.#watchers) {
      if (w.behind) this.#onDrop();
      else this.#give(w, n, w.seen === n - 1 ? news.told(w.eyes) : news.plain(w.eyes));
    }
  }

  /** The same for all eyes, and nothing is lost by missing it. */
  call(message: Message): void {
    for (const w of this.#watchers) {
      if (!w.behind) w.behind = !w.give(message);
    }
  }

  /** First sight, a return after a gap, or a slow reader whose line is free again: one frame. */
  catchUp(watcher: Watcher, n: number, news: News): void {
    watcher.behind = false;
    this.#give(watcher, n, watcher.seen === n - 1 ? news.told(watcher.eyes) : news.plain(watcher.eyes));
  }

  #give(w: Watcher, n: number, message: Message): void {
    if (w.give(message)) w.seen = n;
    else {
      w.behind = true;
      this.#onDrop();
    }
  }
}
