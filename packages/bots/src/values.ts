/** The value of a win now; a win in n turns is worth n less. */
export const WIN = 1_000_000;
/** Values beyond this are proven results, not judgements. */
export const PROVEN = WIN - 1_000;

/** The transposition table stores proven results by their distance from the position instead of the root. */
export const toTableValue = (value: number, ply: number): number =>
  value >= PROVEN ? value + ply : value <= -PROVEN ? value - ply : value;
export const fromTableValue = (value: number, ply: number): number =>
  value >= PROVEN ? value - ply : value <= -PROVEN ? value + ply : value;

/** From log-odds in hundredths to 0 ‥ 1. */
export function toWinProbability(value: number): number {
  if (value > WIN / 2) return 1;
  if (value < -WIN / 2) return 0;
  return 1 / (1 + Math.exp(-value / 100));
}

const SURE = 1_000;

/** From 0 ‥ 1 to log-odds in hundredths, limited to ±SURE. */
export function toLogOdds(probability: number): number {
  if (probability <= 0) return -SURE;
  if (probability >= 1) return SURE;
  const value = Math.round(100 * Math.log(probability / (1 - probability)));
  return Math.max(-SURE, Math.min(SURE, value));
}
