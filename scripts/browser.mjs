import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, SetupError } from './setup.mjs';

/** The shell comes first: a Chromium without windows, a third less work for the same page. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of the system, if there is one. */
export const systemBrowser = () => PLACES.find(existsSync);

/**
 * A real browser for the tests: the one named by TABLEE_BROWSER, the system's, Playwright's own, or, where nothing
 * else can be had, Debian's package. Returns its path.
 */
export async function ensureBrowser() {
  const named = process.env.TABLEE_BROWSER;
  if (named) {
    if (existsSync(named)) return named;
    throw new SetupError(`TABLEE_BROWSER names ${named}, and there is no such file.`);
  }
  const found = systemBrowser() ?? (await playwrights());
  if (found) return found;
  console.error('Tablée: the tests need a browser; fetching one…');
  run(node, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
  const fetched = await playwrights();
  if (fetched) return fetched;
  if (existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    for (const args of [
      ['update'],
      ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    ]) {
      const [command, ...rest] = [...sudo, 'apt-get', '-q', ...args];
      run(command, rest);
    }
  }
  const installed = systemBrowser();
  if (installed) return installed;
  throw new SetupError(
    'No Chromium was found and none could be installed. Install one, or name it in TABLEE_BROWSER.',
  );
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
