import { setTimeout as sleep } from 'node:timers/promises';
import { lob } from '@tablee/conform/specimens';
import type { Seated } from '@tablee/wire';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTable } from '../src/lobby/create.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { Registry } from '../src/tables/registry.ts';
import { shelfOf } from './games.ts';
import { type Live, live, newFolder } from './live.ts';

/** Somebody sets the date of the machine: dates that are shown change, and nothing that waits does. */

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

const post = async (house: Live, { table, token }: Seated, what: string, body: unknown): Promise<number> =>
  (await house.post(`/api/tables/${table}/${what}`, body, { token })).status;

describe('a moved date', () => {
  it('mutes no seat', async () => {
    const house = await live({ shelf: shelfOf(lob) });
    const [ann] = await house.table({ game: 'lob' });
    const watcher = await house.watch(ann.table);
    const all = async () => [
      await post(house, ann, 'talk', { text: 'Bonjour' }),
      await post(house, ann, 'reactions', { reaction: 'hello' }),
      await post(house, ann, 'plans', { notes: [] }),
      await post(house, ann, 'aims', { aim: 's1' }),
    ];
    for (const ms of [0, -HOUR, 2 * HOUR, -HOUR]) {
      moveDate(ms);
      expect(await all()).toEqual([200, 200, 200, 200]);
      await watcher.next('aimed');
    }
  });

  it('lets partners point on', async () => {
    const house = await live();
    const [ann] = await house.table({ game: 'tekao', seats: 4 });
    expect(await post(house, ann, 'points', { at: 'e4' })).toBe(200);
    moveDate(-HOUR);
    expect(await post(house, ann, 'points', { at: 'e4' })).toBe(200);
  });

  it('keeps no table in memory, and drops none', async () => {
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
