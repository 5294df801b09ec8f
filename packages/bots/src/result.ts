/** A win now; a win in n turns is worth n less. */
export const WIN = 1_000_000;
/** Beyond this a value is a proven result, not a judgement. */
export const PROVEN = WIN - 1_000;

/** Proven results are remembered by their distance from the position, not from the root. */
export const toMemory = (value: number, ply: number): number =>
  value >= PROVEN ? value + ply : value <= -PROVEN ? value - ply : value;
export const fromMemory = (value: number, ply: number): number =>
  value >= PROVEN ? value - ply : value <= -PROVEN ? value + ply : value;
