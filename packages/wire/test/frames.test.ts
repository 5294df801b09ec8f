import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlayFrame, playFrame } from '../src/index.ts';

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
