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
