import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Chance } from './contract.ts';

/** Thrown when a client predicts a move whose luck only the referee may draw. */
export class NeedsReferee extends Error {
  constructor() {
    super('only the referee draws luck');
    this.name = 'NeedsReferee';
  }
}

/** Thrown when recorded luck does not fit the rules that read it back. */
export class BadPicks extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BadPicks';
  }
}

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

/** Returns recorded picks; `finish` throws if some were not used. */
export function replayChance(picks: readonly number[]): Chance & { finish(): void } {
  let next = 0;
  return {
    pick(n) {
      const value = picks[next++];
      if (value === undefined) throw new BadPicks('the log records too few picks for this move');
      if (!Number.isInteger(value) || value < 0 || value >= n) {
        throw new BadPicks(`the log records pick ${value} where one of ${n} was drawn`);
      }
      return value;
    },
    finish() {
      if (next < picks.length) throw new BadPicks('the log records more picks than this move draws');
    },
  };
}

/** Fast and repeatable (mulberry32), for search and tests. Predictable: never for a real game. */
export function searchChance(seed: number): Chance {
  let a = seed >>> 0;
  return {
    pick(n) {
      a = (a + 0x6d2b79f5) >>> 0;
      let t = Math.imul(a ^ (a >>> 15), a | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
    },
  };
}

/** Takes item n of a supply given as a count for each kind; returns its kind. `first` is where the counts begin. */
export function takeNth(counts: number[], n: number, first = 0): number {
  let rest = n;
  for (let i = first; i < counts.length; i++) {
    rest -= counts[i]!;
    if (rest < 0) {
      counts[i]!--;
      return i - first;
    }
  }
  throw new RangeError(`there is no item ${n} in the supply`);
}

/** Draws from such a supply. The last item needs no luck. */
export function drawFrom(counts: number[], chance: Chance): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return takeNth(counts, total === 1 ? 0 : chance.pick(total));
}

/** The luck of a client that predicts a move. */
export const refereeOnly: Chance = {
  pick(): never {
    throw new NeedsReferee();
  },
};
