import { describe, expect, it } from 'vitest';
import { type Finding, failure, isAllOk, printReports, type Report } from '../report.ts';

const row = (value: number, target?: Finding['target']): Finding => ({
  sent: 'much',
  name: 'answers',
  value,
  unit: 'ms',
  ...(target ? { target } : {}),
});
const report = (...findings: Finding[]): Report => ({ attack: 'flood', seconds: 1, findings });

describe('the verdict', () => {
  it('is ok when every limit is kept, and not when one is broken', () => {
    const kept = report(row(50, { atMost: 50 }), row(3, { atLeast: 3 }), row(7));
    const broken = report(row(50, { atMost: 50 }), row(2, { atLeast: 3 }));
    expect(isAllOk([kept])).toBe(true);
    expect(isAllOk([kept, broken])).toBe(false);
    expect(isAllOk([report(row(51, { atMost: 50 }))])).toBe(false);
  });

  it('is not ok for missing answers, unmeasurable results, or no results', () => {
    expect(isAllOk([report(row(Number.POSITIVE_INFINITY, { atMost: 50 }))])).toBe(false);
    expect(isAllOk([report(row(Number.NaN, { atMost: 50 }))])).toBe(false);
    expect(isAllOk([report(row(7))])).toBe(false);
    expect(isAllOk([report()])).toBe(false);
    expect(isAllOk([])).toBe(false);
  });

  it('is not ok for a failed attack', () => {
    expect(isAllOk([report(row(1, { atMost: 1 }), failure(new Error('no table')))])).toBe(false);
  });
});

describe('the table', () => {
  it('shows each result with its limit', () => {
    const text = printReports([
      report(
        row(12.34, { atMost: 50 }),
        row(2, { atLeast: 3 }),
        row(Number.POSITIVE_INFINITY, { atMost: 50 }),
      ),
    ]);
    expect(text.split('\n').map(line => line.replace(/ {2,}/g, ' | '))).toEqual([
      'attack | what was sent | what happened | result | limit',
      '------ | ------------- | ------------- | ------- | ----- | ------',
      'flood | much | answers | 12.3 ms | ≤ 50 | ok',
      ' | answers | 2 ms | ≥ 3 | NOT OK',
      ' | answers | never | ≤ 50 | NOT OK',
    ]);
  });
});
