import { describe, expect, it } from 'vitest';
import { startChild } from './child.ts';
import { killUnderPlay } from './kills.ts';
import { newFolder } from './live.ts';

const TABLES = 50;
/** `npm run kill` does it a hundred times. */
const KILLS = 8;

describe('nothing is lost', () => {
  it(`plays on ${TABLES} tables through ${KILLS} kills at random moments`, async () => {
    const data = newFolder();
    const acknowledged = await killUnderPlay({
      data,
      times: KILLS,
      tables: TABLES,
      seed: 20,
      start: () => startChild({ TABLEE_DATA: data, TABLEE_LOG: 'error' }),
    });
    expect(acknowledged).toBeGreaterThan(KILLS * TABLES);
  }, 300_000);
});
