import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Chance, Outcome } from './contract.ts';
import type { GameRecord } from './log.ts';

/** Luck that follows from the secret seed of a game. Apart from `chance.ts`: only a referee needs the hashes. */

export const SEED_BYTES = 32;
const text = new TextEncoder();

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('');

/** Null when the text is not lower-case hexadecimal of whole bytes. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(2 * i, 2 * i + 2), 16),
  );
}

/** The hash of a seed. It is published before the game, the seed after it. */
export const commitTo = (seed: Uint8Array): string => toHex(sha256(seed));

export const opensTo = (seedHex: string, commitment: string): boolean => {
  const seed = fromHex(seedHex);
  return seed !== null && seed.length === SEED_BYTES && commitTo(seed) === commitment;
};

/** The record for others, with the seed: of a game that is over, or that continues elsewhere. */
export function openRecord(record: GameRecord, seedHex: string, outcome?: Outcome | null): GameRecord {
  // Seals of earlier owners of the game have seeds of their own.
  const seals = record.seals.map(seal =>
    seal.seed === undefined && opensTo(seedHex, seal.commitment) ? { ...seal, seed: seedHex } : seal,
  );
  return outcome ? { ...record, seals, outcome } : { ...record, seals };
}

/**
 * The random stream of a game: pick `i` of an entry is a pure function of the seed, so any pick can be verified alone.
 * Rejection sampling keeps all values equally likely.
 */
export function streamPick(seed: Uint8Array, entry: number | string, i: number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 31) throw new RangeError(`cannot pick one of ${n}`);
  const limit = Math.floor(2 ** 48 / n) * n;
  for (let attempt = 0; ; attempt++) {
    const bytes = hmac(sha256, seed, text.encode(`tablee:${entry}:${i}:${attempt}`));
    let value = 0;
    for (let b = 0; b < 6; b++) value = value * 256 + bytes[b]!;
    if (value < limit) return value % n;
  }
}

/** A repeatable seed for tests and the command line. The seed of a real game is SEED_BYTES random bytes. */
export const seedFromText = (words: string): Uint8Array => sha256(text.encode(words));

export type RecordedChance = Chance & { readonly picks: number[] };

/** The luck of one entry; `picks` records what was drawn. */
export function liveChance(seed: Uint8Array, entry: number | string): RecordedChance {
  const picks: number[] = [];
  return {
    picks,
    pick(n) {
      const value = streamPick(seed, entry, picks.length, n);
      picks.push(value);
      return value;
    },
  };
}
