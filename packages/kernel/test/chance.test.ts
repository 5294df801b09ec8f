import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BadPicks,
  commitTo,
  fromHex,
  liveChance,
  NeedsReferee,
  opensTo,
  refereeOnly,
  replayChance,
  SEED_BYTES,
  searchChance,
  seedFromText,
  streamPick,
  toHex,
} from '../src/index.ts';

const seed = seedFromText('a seed for tests');
const zeros = new Uint8Array(SEED_BYTES);

/** The stream as documented in ARCHITECTURE.md, implemented with node:crypto. */
function pickByHand(key: Uint8Array, entry: number | string, i: number, n: number): number {
  for (let attempt = 0n; ; attempt++) {
    const digest = createHmac('sha256', key).update(`tablee:${entry}:${i}:${attempt}`).digest();
    const value = BigInt(`0x${digest.subarray(0, 6).toString('hex')}`);
    if (value < ((1n << 48n) / BigInt(n)) * BigInt(n)) return Number(value % BigInt(n));
  }
}

/** Chi-squared of counts against equal shares. */
const unevenness = (counts: readonly number[]): number => {
  const share = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, c) => sum + (c - share) ** 2 / share, 0);
};

describe('the random stream', () => {
  it('is pinned, so that stored games verify', () => {
    const drawn = [0, 1, 2, 3, 4, 5].map(i => streamPick(zeros, 1, i, 1000));
    expect(drawn).toEqual([694, 292, 351, 83, 787, 988]);
    expect(streamPick(zeros, 'lot', 0, 2)).toBe(1);
  });

  it('equals another implementation', () => {
    const draw = fc.tuple(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.oneof(fc.nat(), fc.constant('lot')),
      fc.nat(500),
      fc.integer({ min: 1, max: 2 ** 31 }),
    );
    fc.assert(fc.property(draw, args => streamPick(...args) === pickByHand(...args)));
  });

  it('is uniform', () => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 7000; i++) counts[streamPick(seed, 3, i, 7)]!++;
    // 99.9 % of fair streams with six degrees of freedom stay below 22.5.
    expect(unevenness(counts)).toBeLessThan(22.5);
  });

  it('differs by seed, entry and pick number', () => {
    const big = 2 ** 31;
    const drawn = [
      streamPick(seed, 1, 0, big),
      streamPick(seed, 1, 1, big),
      streamPick(seed, 2, 0, big),
      streamPick(seed, 'lot', 0, big),
      streamPick(zeros, 1, 0, big),
      // Entry 11, pick 0 must not be entry 1, pick 10.
      streamPick(seed, 11, 0, big),
      streamPick(seed, 1, 10, big),
    ];
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31 + 1])('cannot pick one of %s', n => {
    expect(() => streamPick(seed, 1, 0, n)).toThrow(RangeError);
  });
});

describe('a commitment', () => {
  it('is the plain SHA-256 of the seed', () => {
    expect(commitTo(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });

  it('matches its seed only', () => {
    const commitment = commitTo(seed);
    expect(opensTo(toHex(seed), commitment)).toBe(true);
    expect(opensTo(toHex(zeros), commitment)).toBe(false);
    expect(opensTo(toHex(seed).toUpperCase(), commitment)).toBe(false);
    expect(opensTo(toHex(seed.slice(1)), commitTo(seed.slice(1)))).toBe(false);
    expect(opensTo('', commitment)).toBe(false);
    expect(opensTo('zz', commitment)).toBe(false);
  });
});

describe('hexadecimal text', () => {
  it('round-trips', () => {
    fc.assert(fc.property(fc.uint8Array(), bytes => toHex(fromHex(toHex(bytes))!) === toHex(bytes)));
  });

  it.each(['0', 'abc', 'AB', 'g0', ' 00', '00\n'])('%j is not hexadecimal', text => {
    expect(fromHex(text)).toBeNull();
  });
});

describe('kinds of luck', () => {
  it('live luck records its picks, and a replay returns them', () => {
    const live = liveChance(seed, 5);
    const sizes = [6, 6, 52, 1, 2];
    const drawn = sizes.map(n => live.pick(n));
    expect(live.picks).toEqual(drawn);
    expect(drawn).toEqual(sizes.map((n, i) => streamPick(seed, 5, i, n)));
    const back = replayChance(live.picks);
    expect(sizes.map(n => back.pick(n))).toEqual(drawn);
    expect(() => back.finish()).not.toThrow();
  });

  it('a replay refuses too few, too many, too large and broken picks', () => {
    expect(() => replayChance([]).pick(6)).toThrow(BadPicks);
    expect(() => replayChance([1, 2]).finish()).toThrow('more picks');
    expect(() => replayChance([6]).pick(6)).toThrow('pick 6 where one of 6');
    expect(() => replayChance([-1]).pick(6)).toThrow(BadPicks);
    expect(() => replayChance([0.5]).pick(6)).toThrow(BadPicks);
    expect(() => replayChance([Number.NaN]).pick(6)).toThrow(BadPicks);
  });

  it('search luck is repeatable, pinned, in range and uniform', () => {
    const pinned = searchChance(1);
    expect([0, 1, 2, 3, 4].map(() => pinned.pick(1000))).toEqual([627, 2, 527, 981, 968]);
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 }), (start, n) => {
        const [a, b] = [searchChance(start), searchChance(start)];
        const value = a.pick(n);
        return value === b.pick(n) && Number.isInteger(value) && value >= 0 && value < n;
      }),
    );
    const chance = searchChance(7);
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) counts[chance.pick(7)]!++;
    expect(unevenness(counts)).toBeLessThan(22.5);
  });

  it('a predicting client cannot draw', () => {
    expect(() => refereeOnly.pick(2)).toThrow(NeedsReferee);
  });
});
