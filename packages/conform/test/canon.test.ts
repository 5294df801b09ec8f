import { describe, expect, it } from 'vitest';
import { canon, isSame } from '../src/checks/canon.ts';

const VALUES: readonly unknown[] = [
  0,
  -0,
  Number.NaN,
  1,
  1n,
  '1',
  '',
  null,
  undefined,
  true,
  [],
  [0],
  [-0],
  [undefined],
  [1, [2]],
  [1, [3]],
  {},
  { a: 1 },
  { a: undefined },
  { a: 1, b: 2 },
  { a: 1, c: 2 },
  { a: { b: [1] } },
  { a: { b: [2] } },
  new Uint8Array([1, 2]),
  new Int8Array([1, 2]),
  new Int32Array([1]),
  new Int32Array([2]),
  new Set([1, 2]),
  new Set([2, 1]),
  new Map([[1, 2]]),
  new Map([[1, 3]]),
];

describe('comparing values', () => {
  it('isSame agrees with the canonical texts, for all pairs', () => {
    const copies = structuredClone(VALUES);
    for (const a of VALUES)
      for (const b of copies) expect(isSame(a, b), `${canon(a)} and ${canon(b)}`).toBe(canon(a) === canon(b));
  });

  it('ignores the order of fields', () => {
    expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(canon({ a: 1, b: 2 })).toBe(canon({ b: 2, a: 1 }));
  });
});
