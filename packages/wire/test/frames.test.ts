import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downFrame, isPlayFrame, playFrame, pointRequest, upFrame } from '../src/index.ts';

const text = fc.oneof(
  fc.constantFrom(
    'play',
    'act',
    'abcdefghij12',
    'ABCDEFGHIJ12',
    'a1-b2',
    '',
    'x'.repeat(200),
    'x'.repeat(201),
  ),
  fc.string(),
);
const number = fc.constantFrom(0, 1, -0, -1, 1.5, 1_000_000, 1_000_001, Number.NaN, Number.POSITIVE_INFINITY);
const anything = fc.oneof(text, number, fc.constantFrom(null, true, []));
const good = { t: 'play', table: 'abcdefghij12', decision: 7, move: 'a1-b2' };

describe('a play frame read by hand', () => {
  it('is accepted when it is one', () => {
    expect(isPlayFrame(good)).toBe(true);
  });

  it('agrees with the schema, whatever it is given', () => {
    const bent = fc.record(
      { t: anything, table: anything, decision: anything, move: anything, more: anything },
      {
        requiredKeys: [],
      },
    );
    const nearly = bent.map(change => ({ ...good, ...change }));
    fc.assert(
      fc.property(fc.oneof(bent, nearly, fc.jsonValue()), raw => {
        expect(isPlayFrame(raw)).toBe(playFrame.safeParse(raw).success);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('a gesture', () => {
  const table = 'abcdefghij12';

  it('names one place on the board', () => {
    for (const at of ['e4', 'a', 'bag-yellow', 'abcdefghijkl']) {
      expect(upFrame.safeParse({ t: 'point', table, at }).success, at).toBe(true);
      expect(downFrame.safeParse({ t: 'pointed', table, seat: 3, at }).success, at).toBe(true);
      expect(pointRequest.safeParse({ at }).success, at).toBe(true);
    }
  });

  it('carries nothing else: no sentence, no move, no further field', () => {
    for (const at of ['', 'E4', 'e4 e5', 'e4\n', '<b>', 'abcdefghijklm', 4, null, ['e4']]) {
      expect(upFrame.safeParse({ t: 'point', table, at }).success, JSON.stringify(at)).toBe(false);
      expect(pointRequest.safeParse({ at }).success, JSON.stringify(at)).toBe(false);
    }
    expect(upFrame.safeParse({ t: 'point', table, at: 'e4', seat: 1 }).success).toBe(false);
    expect(pointRequest.safeParse({ at: 'e4', text: 'psst' }).success).toBe(false);
  });
});
