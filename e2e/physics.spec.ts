import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { PHYSICS_VERSIONS } from '../packages/physics/src/index.ts';
import { hashShots } from '../packages/physics/test/record.ts';

/** The hashes of both versions, computed in the page. */
const HASHES = '[1, 2].map(version => Recorded.hashShots(10000, version))';

const FIREFOX = process.env.TABLEE_FIREFOX ?? '/usr/bin/firefox-esr';

/** The physics and its ten thousand recorded shots as one script a page can load: it leaves `Recorded.hashShots`. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../packages/physics/test/record.ts'),
        formats: ['iife'],
        name: 'Recorded',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** Debian's Firefox is not one Playwright can drive: the page does its work alone, and sends what came out. */
async function askFirefox(script: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'tablee-firefox-'));
  const page = `<!doctype html><script>${script}</script><script>fetch('/',{method:'POST',body:String(${HASHES})})</script>`;
  const { promise, resolve } = Promise.withResolvers<string>();
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') resolve((await request.toArray()).join(''));
    response.setHeader('content-type', 'text/html').end(request.method === 'POST' ? '' : page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = spawn(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', profile, `http://127.0.0.1:${port}/`],
    { stdio: 'ignore' },
  );
  try {
    return await promise;
  } finally {
    const gone = once(browser, 'exit');
    browser.kill();
    await gone;
    server.close();
    server.closeAllConnections();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

test('TCHAKO-20 ten thousand shots end the same in Chromium and in Firefox as in Node', async ({ page }) => {
  const script = await bundle();
  const here = PHYSICS_VERSIONS.map(version => hashShots(10_000, version));
  await page.addScriptTag({ content: script });
  expect(await page.evaluate(HASHES)).toEqual(here);
  if (existsSync(FIREFOX)) expect(await askFirefox(script)).toBe(String(here));
  else test.info().annotations.push({ type: 'left out', description: 'No Firefox is installed here.' });
});
