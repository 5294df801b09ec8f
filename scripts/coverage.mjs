// `npm run coverage`: tests of the server and of the headless table, with their coverage by folder and every branch
// that no test takes. `npm run coverage -- apps/server/test/store.test.ts` runs some of the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ensureInstalled, main, node, root } from './setup.mjs';

const TESTS = ['apps/server/test', 'packages/table/test'];
const SOURCES = ['apps/server/src/**/*.ts', 'packages/table/src/**/*.ts'];
/** Run in child processes and worker threads, where coverage is not measured. */
const UNMEASURED = [
  'apps/server/src/main.ts',
  'apps/server/src/serve.ts',
  'apps/server/src/replays/replay-worker.ts',
  'apps/server/src/store/sqlite/quick-check-process.ts',
];

function measure(tests, folder) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const options = [
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--coverage.reporter=json',
    '--coverage.reportOnFailure',
    `--coverage.reportsDirectory=${folder}`,
    ...SOURCES.map(pattern => `--coverage.include=${pattern}`),
    ...UNMEASURED.map(file => `--coverage.exclude=${file}`),
  ];
  const { status } = spawnSync(node, [vitest, 'run', ...tests, ...options], { cwd: root, stdio: 'inherit' });
  return { status, report: JSON.parse(readFileSync(join(folder, 'coverage-final.json'), 'utf8')) };
}

const KINDS = ['statements', 'branches', 'functions'];
const countsOf = ({ s, b, f }) => ({
  statements: Object.values(s),
  branches: Object.values(b).flat(),
  functions: Object.values(f),
});

/** One row for each folder, and one for all. */
function printFolders(files) {
  const folders = new Map();
  for (const file of files) {
    const counts = countsOf(file);
    for (const name of [relative(root, dirname(file.path)), 'all']) {
      const sums = folders.get(name) ?? KINDS.map(() => ({ covered: 0, all: 0 }));
      folders.set(name, sums);
      KINDS.forEach((kind, i) => {
        sums[i].covered += counts[kind].filter(count => count > 0).length;
        sums[i].all += counts[kind].length;
      });
    }
  }
  const names = [...folders.keys()].filter(name => name !== 'all').sort();
  const width = Math.max(...names.map(name => name.length));
  const print = (name, cells) =>
    console.log(`${name.padEnd(width)}  ${cells.map(cell => cell.padStart(12)).join('')}`);
  print('', KINDS);
  for (const name of [...names, 'all'])
    print(
      name,
      folders.get(name).map(({ covered, all }) => `${((100 * covered) / Math.max(1, all)).toFixed(1)} %`),
    );
}

/** The lines of all branches that were never taken. */
function uncoveredLines({ b, branchMap }) {
  const lines = Object.entries(branchMap).flatMap(([id, { locations, loc }]) =>
    b[id].flatMap((count, i) => (count > 0 ? [] : [locations[i]?.start?.line ?? loc.start.line])),
  );
  return [...new Set(lines)].sort((a, c) => a - c);
}

await main(() => {
  ensureInstalled();
  const asked = process.argv.slice(2);
  const tests = asked.length > 0 ? asked : TESTS.filter(folder => existsSync(join(root, folder)));
  const folder = mkdtempSync(join(tmpdir(), 'tablee-coverage-'));
  try {
    const { status, report } = measure(tests, folder);
    const files = Object.values(report).sort((a, c) => (a.path < c.path ? -1 : 1));
    console.log('\nBranches that no test takes:');
    for (const file of files)
      for (const line of uncoveredLines(file)) console.log(`${relative(root, file.path)}:${line}`);
    console.log('');
    printFolders(files);
    process.exitCode = status;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
