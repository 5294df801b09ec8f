import { fromHex, liveChance, type RecordedChance } from '@tablee/kernel';
import type { SecretSeal } from '../store/store.ts';

/** Live luck of entry n from the seal that covers it. The seed is only unwrapped when luck is asked for. */
export function sealedChance(seals: readonly SecretSeal[], n: number): RecordedChance {
  const picks: number[] = [];
  let live: RecordedChance | null = null;
  return {
    picks,
    pick(sides) {
      live ??= liveChance(seedFor(seals, n), n);
      const value = live.pick(sides);
      picks.push(value);
      return value;
    },
  };
}

function seedFor(seals: readonly SecretSeal[], n: number): Uint8Array {
  const hex = seals.findLast(s => s.from <= n)?.seed;
  const seed = hex === undefined ? null : fromHex(hex);
  if (!seed) throw new Error(`no seed covers entry ${n}`);
  return seed;
}
