/** How a stored value relates to the true one. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/** Flat arrays, one slot per position. A deeper entry is not replaced by a shallower one. */
export class TranspositionTable {
  readonly keys: Float64Array;
  readonly tags: Float64Array;
  readonly values: Int32Array;
  readonly depths: Int8Array;
  readonly bounds: Uint8Array;
  private readonly mask: number;

  constructor(bits: number) {
    const slots = 2 ** bits;
    this.mask = slots - 1;
    this.keys = new Float64Array(slots);
    this.tags = new Float64Array(slots);
    this.values = new Int32Array(slots);
    this.depths = new Int8Array(slots);
    this.bounds = new Uint8Array(slots);
  }

  /** Called before every search, so that the same question has the same answer. */
  clear(): void {
    this.bounds.fill(0);
  }

  /** The slot that holds this position, or -1. */
  find(key: number): number {
    const slot = (key % 4294967296) & this.mask;
    return this.keys[slot] === key && this.bounds[slot] !== 0 ? slot : -1;
  }

  store(key: number, depth: number, value: number, bound: number, tag: number): void {
    const slot = (key % 4294967296) & this.mask;
    if (this.bounds[slot] !== 0 && this.keys[slot] !== key && this.depths[slot]! > depth + 1) return;
    this.keys[slot] = key;
    this.depths[slot] = depth;
    this.values[slot] = value;
    this.bounds[slot] = bound;
    this.tags[slot] = tag;
  }
}
