import { describe, expect, it } from 'vitest';
import { browserTimes, printSlowest, unitTimes } from '../slowest.mjs';

describe('the slowest tests', () => {
  it('are read from both reports and printed with the slowest first', () => {
    const assertionResults = [
      { fullName: 'quick one', duration: 20 },
      { fullName: ' slow one', duration: 2_500 },
      { fullName: 'skipped' },
    ];
    const unit = unitTimes({ testResults: [{ name: '/work/a.test.ts', assertionResults }] }, '/work');
    const file = 'home.spec.ts';
    const tests = [{ results: [{ duration: 1_000 }, { duration: 900 }] }];
    const browser = browserTimes({
      suites: [
        {
          title: file,
          file,
          suites: [{ title: 'on a phone', file, specs: [{ title: 'opens', file, tests }] }],
        },
      ],
    });
    expect(printSlowest([...unit, ...browser], 2)).toBe(
      [
        'The 2 slowest tests:',
        '    2.5 s  a.test.ts › slow one',
        '    1.9 s  e2e/home.spec.ts › on a phone › opens',
      ].join('\n'),
    );
    expect(printSlowest([])).toBe('');
  });
});
