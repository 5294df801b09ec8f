const SURE = 400;

/** A chance as hundredths of log-odds, near enough: rules know no logarithm, and blur is all it is wanted for. */
export function toLogOdds(chance: number): number {
  const x = 2 * chance - 1;
  const odds = (200 * x * (15 - 4 * x * x)) / (15 - 9 * x * x);
  return Math.max(-SURE, Math.min(SURE, odds));
}
