import type { Seat } from './contract.ts';

/** A move that led to the current position. Entries taken back are not part of the line. */
export type Played = {
  readonly n: number;
  readonly seat: Seat;
  readonly move: string;
  /** Can never be taken back. */
  readonly binding: boolean;
};

/**
 * The moves that led to a position, as an immutable linked list: adding a move costs the same however long the game is.
 * A long line is too deep for structuredClone and postMessage; use `toArray` and `Line.from`.
 */
export class Line {
  static readonly EMPTY: Line = new Line(null, null, 0, 0);

  static from(moves: Iterable<Played>): Line {
    let line = Line.EMPTY;
    for (const played of moves) line = line.add(played);
    return line;
  }

  /** Null if the line is empty. */
  readonly last: Played | null;
  /** The line without its last move; the empty line itself if there is none. */
  readonly before: Line;
  readonly length: number;
  /** The last entry that cannot be taken back; 0 if all can. */
  readonly bound: number;

  private constructor(last: Played | null, before: Line | null, length: number, bound: number) {
    this.last = last;
    this.before = before ?? this;
    this.length = length;
    this.bound = bound;
  }

  /** The entry of the last move; 0 if there is none. */
  get n(): number {
    return this.last === null ? 0 : this.last.n;
  }

  add(played: Played): Line {
    return new Line(played, this, this.length + 1, played.binding ? played.n : this.bound);
  }

  /** The line up to entry n. Its `n` is smaller if entry n is not on this line. */
  until(n: number): Line {
    let line: Line = this;
    while (line.last !== null && line.last.n > n) line = line.before;
    return line;
  }

  /** The moves after entry n, in order. */
  since(n: number): Played[] {
    return this.tail(this.length - this.until(n).length);
  }

  /** The last `count` moves at most, in order. */
  tail(count: number): Played[] {
    const moves: Played[] = [];
    for (let line: Line = this; line.last !== null && moves.length < count; line = line.before)
      moves.push(line.last);
    return moves.reverse();
  }

  findLast(fits: (played: Played) => boolean): Played | undefined {
    for (let line: Line = this; line.last !== null; line = line.before) if (fits(line.last)) return line.last;
    return undefined;
  }

  toArray(): Played[] {
    return this.tail(this.length);
  }

  toJSON(): Played[] {
    return this.toArray();
  }
}
