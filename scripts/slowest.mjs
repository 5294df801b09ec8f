// Durations of single tests, read from the JSON reports of Vitest and Playwright.
import { relative } from 'node:path';

/** @typedef {{ name: string, ms: number }} Timed */

/** @returns {Timed[]} */
export function unitTimes(report, root) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)} › ${fullName.trim()}`,
      ms: duration ?? 0,
    })),
  );
}

/** @returns {Timed[]} */
export function browserTimes({ suites }) {
  const inSuite = ({ title, file, specs = [], suites: inner = [] }, path) => {
    const here = title === file ? path : [...path, title];
    return [
      ...specs.flatMap(spec =>
        spec.tests.map(({ results }) => ({
          name: `e2e/${spec.file} › ${[...here, spec.title].join(' › ')}`,
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
        })),
      ),
      ...inner.flatMap(suite => inSuite(suite, here)),
    ];
  };
  return suites.flatMap(suite => inSuite(suite, []));
}

/** The slowest tests, one line each, or nothing when nothing was timed. */
export function printSlowest(times, count = 10) {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, count);
  if (slowest.length === 0) return '';
  const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return [`The ${slowest.length} slowest tests:`, ...lines].join('\n');
}
