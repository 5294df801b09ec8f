// Runs all checks, cheapest first, and prints the ten slowest tests. `npm test -- unit` runs one part, `--long` repeats
// more: more games, more malformed messages, more kills.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, ensureWeb, main, node, root, SetupError } from './setup.mjs';
import { browserTimes, printSlowest, unitTimes } from './slowest.mjs';

const reports = mkdtempSync(join(tmpdir(), 'tablee-test-'));
/** How long each test took. */
const times = [];
const bin = (...path) => join(root, 'node_modules', ...path);

let found = null;
/** Both parts need it, and on a fresh machine it is installed once. */
const findBrowser = () => (found ??= ensureBrowser());

/** A check without a count of its own is one test. */
const check =
  (script, ...args) =>
  async () => {
    const ok = (await run([script, ...args])) === 0;
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  };

async function unit({ alone }) {
  const file = join(reports, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // What waits leaves the cores to the browser's tests, so fewer are enough.
  if (!alone) args.push('--maxWorkers=100%');
  // The test of `tablee newgame` plays the new game in a browser.
  const env = { TABLEE_BROWSER: await findBrowser() };
  const code = await run([bin('vitest', 'vitest.mjs'), ...args], env, { holdBack: !alone });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  times.push(...unitTimes(report, root));
  return count(report.numPassedTests, report.numFailedTests, code);
}

async function browser() {
  const file = join(reports, 'browser.json');
  const env = { TABLEE_BROWSER: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const config = join(root, 'e2e', 'playwright.config.ts');
  const code = await run(
    [bin('@playwright', 'test', 'cli.js'), 'test', `--config=${config}`, '--reporter=list,json'],
    env,
  );
  const report = JSON.parse(readFileSync(file, 'utf8'));
  times.push(...browserTimes(report));
  return count(report.stats.expected, report.stats.unexpected + report.stats.flaky, code);
}

/** A runner that fails without naming a failed test (a crash, a broken file) has failed all the same. */
const count = (passed, failed, code) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

const PARTS = {
  style: check(bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '.'),
  types: check(bin('typescript', 'bin', 'tsc'), '-p', root),
  'web-types': check(bin('typescript', 'bin', 'tsc'), '-p', join(root, 'apps', 'web')),
  'browser-types': check(bin('typescript', 'bin', 'tsc'), '-p', join(root, 'e2e')),
  unit,
  browser,
};

/**
 * Parts of one row run side by side: the checks of style and types use one core each, and while unit tests wait for
 * processes and timers, browser tests use the cores.
 */
const ROWS = [
  ['style', 'types'],
  ['web-types', 'browser-types'],
  ['unit', 'browser'],
];

/**
 * Tests start many processes of the same sources: the cache saves a third of each start. `holdBack`: the output is
 * printed when the process has ended, not between the lines of another.
 */
function run(args, env = {}, { holdBack = false } = {}) {
  const out = holdBack ? 'pipe' : 'inherit';
  const child = spawn(node, args, {
    cwd: root,
    stdio: ['ignore', out, out],
    env: { NODE_COMPILE_CACHE: bin('.cache', 'compiled'), ...process.env, ...env },
  });
  const held = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => held.push(chunk));
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve)).finally(() =>
    process.stdout.write(Buffer.concat(held)),
  );
}

await main(async () => {
  const asked = process.argv.slice(2).filter(word => word !== '--long');
  if (process.argv.includes('--long')) process.env.LONG ??= '10';
  const unknown = asked.find(part => !Object.hasOwn(PARTS, part));
  if (unknown)
    throw new SetupError(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}.`);
  ensureInstalled();
  ensureWeb();
  const total = { passed: 0, failed: 0 };
  const broken = [];
  for (const row of ROWS) {
    const wanted = row.filter(name => asked.length === 0 || asked.includes(name));
    if (wanted.length === 0) continue;
    console.log(`\n— ${wanted.join(', ')}`);
    const alone = wanted.length === 1;
    const results = await Promise.all(wanted.map(name => PARTS[name]({ alone })));
    for (const [i, { passed, failed }] of results.entries()) {
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) broken.push(wanted[i]);
    }
  }
  if (times.length > 0) console.log(`\n${printSlowest(times)}`);
  if (broken.length > 0) console.log(`\nBroken: ${broken.join(', ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
rmSync(reports, { recursive: true, force: true });
