import { randomBytes } from 'node:crypto';
import { commitTo, SEED_BYTES, toHex } from '@tablee/kernel';
import type { SecretSeal } from '../store/store.ts';

/** A fresh secret for the luck from entry `from` on, and the promise made about it. */
export function newSeal(from: number): { seal: SecretSeal; seed: Uint8Array } {
  const seed = randomBytes(SEED_BYTES);
  return { seal: { from, commitment: commitTo(seed), seed: toHex(seed) }, seed };
}
