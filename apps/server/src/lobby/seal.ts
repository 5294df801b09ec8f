import { randomBytes } from 'node:crypto';
import { commitTo, SEED_BYTES, seedFromText, toHex } from '@tablee/kernel';
import type { SecretSeal } from '../store/store.ts';

/** Where the secrets of new tables come from, one after the other. */
export type Seeds = () => Uint8Array;

export const secretSeeds: Seeds = () => randomBytes(SEED_BYTES);

/** The same for the first table laid, the second and so on, whenever the server starts with these words: no secrets. */
export function rehearsedSeeds(words: string): Seeds {
  let laid = 0;
  return () => seedFromText(`${words} ${++laid}`);
}

/** A fresh secret for the luck from entry `from` on, and the promise made about it. */
export function newSeal(from: number, seeds: Seeds): { seal: SecretSeal; seed: Uint8Array } {
  const seed = seeds();
  return { seal: { from, commitment: commitTo(seed), seed: toHex(seed) }, seed };
}
