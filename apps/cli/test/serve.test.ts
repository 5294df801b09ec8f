import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeFolder } from './tablee.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

it('tablee serve runs the server and shuts it down in order', async () => {
  const data = join(makeFolder(), 'data');
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    TABLEE_DATA: data,
    TABLEE_LOG: 'silent',
    NODE_OPTIONS: '',
  };
  const served = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(served, 'exit');
  let address = '';
  for await (const line of createInterface({ input: served.stdout })) {
    address = /Tablée: (http:\S+)/.exec(line)?.[1] ?? '';
    if (address !== '') break;
  }
  served.stdout.resume();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  served.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(existsSync(data)).toBe(true);
});
