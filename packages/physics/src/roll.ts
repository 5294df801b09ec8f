import { type Row, wholeRowOf } from './row.ts';

/** Some of the numbers below a bound, each at most once, in no order. To be read as `list` up to `size`. */
export class Roll {
  readonly list: Row;
  size = 0;
  /** Where in the list a number stands; means something only if it stands there. */
  readonly places: Row;

  constructor(bound: number) {
    this.list = wholeRowOf(bound);
    this.places = wholeRowOf(bound);
  }

  has(n: number): boolean {
    const place = this.places[n]!;
    return place < this.size && this.list[place] === n;
  }

  add(n: number): void {
    if (this.has(n)) return;
    this.places[n] = this.size;
    this.list[this.size++] = n;
  }

  drop(n: number): void {
    if (!this.has(n)) return;
    const last = this.list[--this.size]!;
    this.list[this.places[n]!] = last;
    this.places[last] = this.places[n]!;
  }

  clear(): void {
    this.size = 0;
  }
}
