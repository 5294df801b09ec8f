import { describe, expect, it } from 'vitest';
import { startChild } from './child.ts';
import { killUnderPlay } from './kills.ts';
import { newFolder } from './live.ts';
import { databaseSettings, serverUrl } from './postgres/database.ts';

const TABLES = 50;
/** `npm run kill` does it a hundred times, and `npm run proofs` on PostgreSQL. */
const KILLS = (serverUrl() === null ? 4 : 2) * (process.env.LONG === undefined ? 1 : 2);

describe('nothing is lost', () => {
  it(`plays on ${TABLES} tables through ${KILLS} kills at random moments`, async () => {
    const data = newFolder();
    const settings = await databaseSettings(data);
    const acknowledged = await killUnderPlay({
      data,
      database: settings.DATABASE_URL,
      times: KILLS,
      tables: TABLES,
      seed: 20,
      start: () => startChild({ TABLEE_DATA: data, TABLEE_LOG: 'error', ...settings }),
    });
    expect(acknowledged).toBeGreaterThan(KILLS * TABLES);
  }, 300_000);
});
