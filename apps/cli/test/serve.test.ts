import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, serveData } from './tablee.ts';

it('tablee serve runs the server and shuts it down in order', async () => {
  const data = join(makeFolder(), 'data');
  const { address, stop } = await serveData(data);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await stop()).toEqual([0, null]);
  expect(existsSync(data)).toBe(true);
});
