import type { Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { randomGame } from './games.ts';
import { hostileRandom, sendHostileFrames } from './hostile-frames.ts';
import { databaseHash, sendHostileBytes, sendHostileRequest } from './hostile-requests.ts';
import { live } from './live.ts';
import { serverUrl, storedText } from './postgres/database.ts';
import { SimulatedTime } from './simulated-time.ts';

/**
 * How many malformed messages each of the connections sends, 20,000 in all where LONG is set; on PostgreSQL a quarter,
 * since most of them never reach a store. `npm run attack -- malformed` sends millions.
 */
const SHARE = (serverUrl() === null ? 1 : 1 / 4) / (process.env.LONG === undefined ? 5 : 1);
const LINES = 8;
const [FRAMES, REQUESTS, RAW] = [1_760, 660, 80].map(most => Math.ceil(most * SHARE)) as [
  number,
  number,
  number,
];
const ALL = LINES * (FRAMES + REQUESTS + RAW);

/** `tables` and `probes` change once a minute and with checks of the health. */
const contents = async (data: string): Promise<string> =>
  (await storedText(data, ['tables', 'probes'])) ?? databaseHash(data);

describe('a live server', () => {
  it(`neither crashes nor changes a table under ${ALL} malformed frames and requests`, async () => {
    expect(ALL).toBeGreaterThanOrEqual(20_000 * SHARE);
    // Time is frozen, so that a change in the database has another cause.
    const app = await live({ log: 'error', scheduler: new SimulatedTime() });
    const tables: (readonly [Seated, Seated])[] = [];
    for (let i = 0; i < 6; i++) {
      const seats = await app.table(i % 2 > 0 ? { clock: { kind: 'hourglass', seconds: 60 } } : {});
      for (const [n, { seat, move }] of randomGame(i + 1)
        .slice(0, 5 + i)
        .entries())
        await app.play(seats[seat]!, n, move);
      tables.push(seats);
    }
    const seats = tables.flat();
    const before = await contents(app.data);

    const frames = Array.from({ length: LINES }, (_, i) =>
      sendHostileFrames(app.url, hostileRandom(100 + i), seats, FRAMES),
    );
    const requests = Array.from({ length: LINES }, async (_, i) => {
      const luck = hostileRandom(200 + i);
      for (let k = 0; k < REQUESTS; k++) await sendHostileRequest(app.url, luck, seats);
    });
    const bytes = Array.from({ length: LINES }, async (_, i) => {
      const luck = hostileRandom(300 + i);
      for (let k = 0; k < RAW; k++) await sendHostileBytes(app.url, luck);
    });
    const answers = await Promise.all(frames);
    await Promise.all([...requests, ...bytes]);
    expect(Math.min(...answers)).toBeGreaterThan(FRAMES / 4);

    expect(await contents(app.data)).toBe(before);
    expect(app.logs).toEqual([]);
    for (const [i, pair] of tables.entries()) {
      const n = 5 + i;
      const { seat, move } = randomGame(i + 1)[n]!;
      expect((await app.play(pair[seat]!, n, move)).body).toEqual({ n: n + 1 });
    }
    expect(await contents(app.data)).not.toBe(before);
  }, 240_000);
});
