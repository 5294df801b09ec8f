import type { Seat } from './contract.ts';

/** A move of the line that led here; entries taken back are no longer part of it. */
export type Played = {
  readonly n: number;
  readonly seat: Seat;
  readonly move: string;
  /** Can never be taken back. */
  readonly binding: boolean;
};

/**
 * The moves that led to a position, as a value. A line shares all but its last move with the line it was made from, so
 * a move costs the same however long the game is. It is read from the end: questions are about recent moves.
 * A long one is too deep for structuredClone and postMessage; `toArray` and `Line.from` carry it across.
 */
export class Line {
  static readonly EMPTY: Line = new Line(null, null, 0, 0);

  static from(moves: Iterable<Played>): Line {
    let line = Line.EMPTY;
    for (const played of moves) line = line.add(played);
    return line;
  }

  /** Null on the empty line only. */
  readonly last: Played | null;
  /** The line without its last move; the empty line has itself here. */
  readonly before: Line;
  readonly length: number;
  /** Number of the last entry that cannot be taken back; 0, the set-up, where every one can. */
  readonly bound: number;

  private constructor(last: Played | null, before: Line | null, length: number, bound: number) {
    this.last = last;
    this.before = before ?? this;
    this.length = length;
    this.bound = bound;
  }

  /** Number of the entry of the last move; 0, the set-up, where there is none. */
  get n(): number {
    return this.last === null ? 0 : this.last.n;
  }

  add(played: Played): Line {
    return new Line(played, this, this.length + 1, played.binding ? played.n : this.bound);
  }

  /** The line as it was when entry n was the last one. Its own `n` is another one where entry n is not on this line. */
  until(n: number): Line {
    let line: Line = this;
    while (line.last !== null && line.last.n > n) line = line.before;
    return line;
  }

  /** The moves after entry n, in order. */
  since(n: number): Played[] {
    return this.tail(this.length - this.until(n).length);
  }

  /** The last so many moves, in order; fewer where there are not so many. */
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
