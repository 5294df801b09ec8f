/**
 * Numbers in a row, by disc or by field. Plain arrays: once any buffer of a program has been detached, as loading
 * WebAssembly does, engines ask on every access to a typed array whether it still has its own.
 */
export type Row = number[];

/**
 * For fractions: of halves first, so that engines keep bare doubles in it from the start; and one by one, for an array made
 * in one go counts as one with holes.
 */
export function rowOf(length: number): Row {
  const row: Row = [];
  for (let i = 0; i < length; i++) row.push(0.5);
  return row.fill(0);
}

/** For whole numbers. Made in a place of its own: engines remember by place what arrays will hold. */
export function wholeRowOf(length: number): Row {
  const row: Row = [];
  for (let i = 0; i < length; i++) row.push(0);
  return row;
}

export function rowFrom(numbers: readonly number[]): Row {
  const row = rowOf(numbers.length);
  for (const [i, n] of numbers.entries()) row[i] = n;
  return row;
}
