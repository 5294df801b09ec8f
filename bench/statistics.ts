/** The value below which a share of the sorted numbers lies. */
export function quantile(numbers: readonly number[] | Float64Array, share: number): number {
  if (numbers.length === 0) throw new RangeError('no numbers to take a quantile of');
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Between the two middle ones when there is no middle. */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('no numbers to take a median of');
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
