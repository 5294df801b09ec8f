import { WIN } from './result.ts';

/** Judgements are log-odds in hundredths; people and graphs want 0 ‥ 1. */
export function toChance(value: number): number {
  if (value > WIN / 2) return 1;
  if (value < -WIN / 2) return 0;
  return 1 / (1 + Math.exp(-value / 100));
}

const SURE = 1_000;

export function toLogOdds(chance: number): number {
  if (chance <= 0) return -SURE;
  if (chance >= 1) return SURE;
  const value = Math.round(100 * Math.log(chance / (1 - chance)));
  return Math.max(-SURE, Math.min(SURE, value));
}
