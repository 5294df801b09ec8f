import { setTimeout as sleep } from 'node:timers/promises';
import { lob } from '@tablee/conform/specimens';
import type { Seated } from '@tablee/wire';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTable } from '../src/lobby/create.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { Registry } from '../src/tables/registry.ts';
import { shelfOf } from './games.ts';
import { type Live, live, newFolder } from './live.ts';

/** A changed system date affects displayed dates, but no timer. */

const HOUR = 3_600_000;
const moveDate = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
  };
});

const post = async (app: Live, { table, token }: Seated, what: string, body: unknown): Promise<number> =>
  (await app.post(`/api/tables/${table}/${what}`, body, { token })).status;

describe('a moved date', () => {
  it('does not mute a seat', async () => {
    const app = await live({ shelf: shelfOf(lob) });
    const [ann] = await app.table({ game: 'lob' });
    const watcher = await app.watch(ann.table);
    const all = async () => [
      await post(app, ann, 'talk', { text: 'Bonjour' }),
      await post(app, ann, 'reactions', { reaction: 'hello' }),
      await post(app, ann, 'plans', { notes: [] }),
      await post(app, ann, 'aims', { aim: 's1' }),
    ];
    for (const ms of [0, -HOUR, 2 * HOUR, -HOUR]) {
      moveDate(ms);
      expect(await all()).toEqual([200, 200, 200, 200]);
      await watcher.next('aimed');
    }
  });

  it('does not keep partners from pointing', async () => {
    const app = await live();
    const [ann] = await app.table({ game: 'tekao', seats: 4 });
    expect(await post(app, ann, 'points', { at: 'e4' })).toBe(200);
    moveDate(-HOUR);
    expect(await post(app, ann, 'points', { at: 'e4' })).toBe(200);
  });

  it('neither keeps tables in memory nor drops them', async () => {
    const store = SqliteStore.open({ data: newFolder() });
    onTestFinished(() => store.close());
    const registryWith = (idleMs: number) =>
      new Registry({ store, games: shelfOf(lob), idleMs, onBroken: () => {}, onDrop: () => {} });
    const forgetful = registryWith(0);
    const { table } = await createTable(forgetful, { game: 'lob', name: 'Ann', seat: 0 }, 'guest');
    await forgetful.open(table);
    moveDate(-HOUR);
    for (let i = 0; i < 100 && forgetful.size > 0; i++) {
      await sleep(2);
      forgetful.sweep();
    }
    expect(forgetful.size).toBe(0);
    const faithful = registryWith(HOUR);
    await faithful.open(table);
    moveDate(2 * HOUR);
    faithful.sweep();
    expect(faithful.size).toBe(1);
  });
});
