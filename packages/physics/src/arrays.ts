/**
 * Plain arrays instead of typed ones: after any buffer of the program was detached, as loading WebAssembly does, V8 checks
 * every access to a typed array.
 */
export type Numbers = number[];

/** Filled with 0.5 first so that V8 keeps an array of doubles, and by `push` because `new Array(n)` has holes. */
export function doubles(length: number): Numbers {
  const row: Numbers = [];
  for (let i = 0; i < length; i++) row.push(0.5);
  return row.fill(0);
}

/** A function of its own: V8 remembers the kind of elements by allocation site. */
export function integers(length: number): Numbers {
  const row: Numbers = [];
  for (let i = 0; i < length; i++) row.push(0);
  return row;
}

export function doublesFrom(numbers: readonly number[]): Numbers {
  const row = doubles(numbers.length);
  for (const [i, n] of numbers.entries()) row[i] = n;
  return row;
}

/** A set of integers below a bound, in no order. Its members are `list[0]` to `list[size - 1]`. */
export class SparseSet {
  readonly list: Numbers;
  size = 0;
  /** The index of a number in `list`; valid only if the number is there. */
  readonly places: Numbers;

  constructor(bound: number) {
    this.list = integers(bound);
    this.places = integers(bound);
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
