import { NO_OFFERS } from '@tablee/table';
import { describe, expect, it } from 'vitest';
import type { FullTable } from '../src/store/full-table.ts';
import { ERASED_HOLDER, type Store, StoreError } from '../src/store/store.ts';
import { holder, newTable, summary } from './store-contract.ts';

/** What every store must do for quotas, retention and erasure. `open` returns an empty store whose clock counts from 1. */
export function maintenanceContract(name: string, open: () => Store | Promise<Store>): void {
  const kindOf = (promise: Promise<unknown>): Promise<unknown> =>
    promise.then(
      () => 'written',
      e => (e instanceof StoreError ? e.kind : e),
    );
  const idsOf = async (
    store: Store,
    ...asked: Parameters<Store['maintenance']['idleTables']>
  ): Promise<string[]> => (await store.maintenance.idleTables(...asked)).map(t => t.id);
  const LATER = Number.MAX_SAFE_INTEGER;

  /** A table with entries, offers, a clock, two people and chat. */
  async function fullTable(store: Store, id: string): Promise<FullTable> {
    const clock = { left: [60_000, 50_000], pouring: [1], holdMs: 0, respiteMs: 0 };
    await store.write(newTable(id, { entries: [{ seat: 0, move: 'brought along' }], summary: summary(1) }));
    const { key } = (await store.load(id))!;
    await store.write({ kind: 'sit', key, seat: 1, holder: holder('Bob') });
    await store.write({ kind: 'say', key, line: { n: 1, seat: 1, text: '« salut » 💬', at: 2 } });
    const played = { seat: 1, move: 'x', picks: [3, 4], clock: true } as const;
    await store.write({
      kind: 'append',
      key,
      after: 1,
      version: 0,
      entry: played,
      summary: summary(2, { clock }),
    });
    const offers = { ...NO_OFFERS, draw: { seat: 0, yes: [] } };
    await store.write({
      kind: 'append',
      key,
      after: 2,
      version: 0,
      entry: null,
      summary: summary(2, { clock, offers }),
    });
    return (await store.maintenance.fullTable(id))!;
  }

  describe(`${name} maintains tables`, () => {
    it('returns the newest audit, and knows whether a table is stored', async () => {
      const store = await open();
      const { maintenance } = store;
      expect([await maintenance.lastAudit(), await maintenance.isEmpty()]).toEqual([null, true]);
      const first = { program: 'a', games: 3, differing: 0 };
      await store.write({ kind: 'audited', audit: first });
      expect(await maintenance.lastAudit()).toEqual(first);
      await store.write({ kind: 'audited', audit: { program: 'b', games: 4, differing: 1 } });
      expect(await maintenance.lastAudit()).toEqual({ program: 'b', games: 4, differing: 1 });
      await store.write(newTable('aaaaaaaaaaaa'));
      expect(await maintenance.isEmpty()).toBe(false);
    });

    it('lists idle tables, longest untouched first, page by page', async () => {
      const store = await open();
      for (const id of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'])
        await store.write(newTable(id, { holders: [{ bot: 1 }, null] }));
      await store.write(newTable('dddddddddddd'));
      const facts = (await store.maintenance.activityOf('aaaaaaaaaaaa'))!;
      expect(facts).toMatchObject({ played: false, people: false });
      const touchedAt = 1_000_000;
      await store.write({ kind: 'tally', key: facts.key, bytes: 0, touchedAt, played: false });
      expect(await idsOf(store, 'unused', LATER, null, 10)).toEqual([
        'bbbbbbbbbbbb',
        'cccccccccccc',
        'aaaaaaaaaaaa',
      ]);
      expect(await idsOf(store, 'unused', touchedAt, null, 10)).toEqual(['bbbbbbbbbbbb', 'cccccccccccc']);
      const [first] = await store.maintenance.idleTables('unused', LATER, null, 1);
      expect(await idsOf(store, 'unused', LATER, first!, 1)).toEqual(['cccccccccccc']);
      expect(await idsOf(store, 'unplayed', LATER, null, 10)).toEqual(['dddddddddddd']);
      expect(await idsOf(store, 'untouched', LATER, null, 10)).toHaveLength(4);
      await store.write({ kind: 'sit', key: facts.key, seat: 1, holder: holder('Ann') });
      expect(await idsOf(store, 'unused', LATER, null, 10)).toHaveLength(2);
      expect(await idsOf(store, 'unplayed', LATER, null, 10)).toContain('aaaaaaaaaaaa');
      await store.write({ kind: 'tally', key: facts.key, bytes: 9, touchedAt: 0, played: true });
      expect(await idsOf(store, 'unplayed', LATER, null, 10)).toEqual(['dddddddddddd']);
      expect((await store.maintenance.idleTables('untouched', LATER, null, 10)).at(-1)).toMatchObject({
        touchedAt,
      });
    });

    it('computes the activity of a table from its rows', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa', { entries: [{ seat: 0, move: 'a' }], summary: summary(1) }));
      const activity = () => store.maintenance.activityOf('aaaaaaaaaaaa');
      const { key, ...first } = (await activity())!;
      expect(first).toMatchObject({ played: false, people: true });
      await store.write({ kind: 'say', key, line: { n: 1, seat: 0, text: 'hello', at: 5_000 } });
      expect(await activity()).toMatchObject({ touchedAt: 5_000, played: false });
      const entry = { seat: 1, move: 'b' };
      await store.write({ kind: 'append', key, after: 1, version: 0, entry, summary: summary(2) });
      expect(await activity()).toMatchObject({ touchedAt: 5_000, played: true });
      expect(await store.maintenance.activityOf('bbbbbbbbbbbb')).toBeNull();
    });

    it('removes a table with everything that belongs to it, once', async () => {
      const store = await open();
      await fullTable(store, 'aaaaaaaaaaaa');
      await fullTable(store, 'bbbbbbbbbbbb');
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      await store.write({ kind: 'remove', key });
      expect(await store.load('aaaaaaaaaaaa')).toBeNull();
      expect(await store.maintenance.fullTable('aaaaaaaaaaaa')).toBeNull();
      expect(await store.linesOf(key)).toEqual([]);
      expect((await store.tablesOf(['guest of Ann'], 10)).map(t => t.id)).toEqual(['bbbbbbbbbbbb']);
      expect(await kindOf(store.write({ kind: 'remove', key }))).toBe('conflict');
      const next = {
        kind: 'append',
        key,
        after: 2,
        version: 0,
        entry: { seat: 0, move: 'y' },
        summary: summary(3),
      } as const;
      expect(await kindOf(store.write(next))).toBe('conflict');
    });

    it('gives no key twice: a reader of a removed table must not read another one', async () => {
      const store = await open();
      const keys = new Set<number>();
      for (const id of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc']) {
        await store.write(newTable(id));
        const { key } = (await store.load(id))!;
        keys.add(key);
        const table = (await store.maintenance.fullTable(id))!;
        await store.write({ kind: 'remove', key });
        await store.write({ kind: 'unarchive', table });
        const again = (await store.load(id))!.key;
        keys.add(again);
        await store.write({ kind: 'remove', key: again });
      }
      expect(keys.size).toBe(6);
    });

    it('archives a table and restores it unchanged', async () => {
      const store = await open();
      const table = await fullTable(store, 'aaaaaaaaaaaa');
      const { key, ...before } = (await store.load('aaaaaaaaaaaa'))!;
      const mine = await store.tablesOf(['guest of Bob'], 10);
      await store.write({ kind: 'archive', key, n: 2, table });
      expect(await store.load('aaaaaaaaaaaa')).toBeNull();
      expect(await store.maintenance.isArchived('aaaaaaaaaaaa')).toBe(true);
      expect(await store.maintenance.isArchived('bbbbbbbbbbbb')).toBe(false);
      const archived = await store.tablesOf(['guest of Bob'], 10);
      expect(archived).toEqual(mine);
      await store.write({ kind: 'unarchive', table });
      expect(await store.maintenance.isArchived('aaaaaaaaaaaa')).toBe(false);
      const { key: again, ...after } = (await store.load('aaaaaaaaaaaa'))!;
      const { offers } = before.summary;
      expect(offers.version).toBe(1);
      const restored = { ...before.summary, offers: { ...offers, version: 0 } };
      expect(after).toEqual({ ...before, summary: restored, seatsVersion: 0 });
      expect(await store.linesOf(again)).toEqual(table.lines);
      expect(await store.maintenance.fullTable('aaaaaaaaaaaa')).toEqual(table);
      expect(await store.tablesOf(['guest of Bob'], 10)).toEqual(mine);
      // Restoring counts as touching.
      expect((await store.maintenance.activityOf('aaaaaaaaaaaa'))!.touchedAt).toBeGreaterThan(
        table.touchedAt,
      );
      expect(await kindOf(store.write({ kind: 'unarchive', table }))).toBe('conflict');
      const entry = { seat: 0, move: 'z' };
      await store.write({ kind: 'append', key: again, after: 2, version: 0, entry, summary: summary(3) });
      expect((await store.load('aaaaaaaaaaaa'))!.summary.n).toBe(3);
    });

    it('archives no table that has changed since, and removes archived tables', async () => {
      const store = await open();
      const table = await fullTable(store, 'aaaaaaaaaaaa');
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      const entry = { seat: 0, move: 'y' };
      await store.write({ kind: 'append', key, after: 2, version: 1, entry, summary: summary(3) });
      expect(await kindOf(store.write({ kind: 'archive', key, n: 2, table }))).toBe('conflict');
      expect((await store.load('aaaaaaaaaaaa'))!.summary.n).toBe(3);
      expect(await store.maintenance.isArchived('aaaaaaaaaaaa')).toBe(false);
      await store.write({ kind: 'archive', key, n: 3, table });
      await store.write({ kind: 'remove-archived', id: 'aaaaaaaaaaaa' });
      expect(await store.maintenance.isArchived('aaaaaaaaaaaa')).toBe(false);
      expect(await store.tablesOf(['guest of Ann'], 10)).toEqual([]);
    });

    it('lists a guest’s archived tables after the others, within the limit', async () => {
      const store = await open();
      const table = await fullTable(store, 'aaaaaaaaaaaa');
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      await store.write({ kind: 'archive', key, n: 2, table });
      await store.write(newTable('bbbbbbbbbbbb'));
      const ids = async (limit: number): Promise<string[]> =>
        (await store.tablesOf(['guest of Ann'], limit)).map(t => t.id);
      expect(await ids(10)).toEqual(['bbbbbbbbbbbb', 'aaaaaaaaaaaa']);
      expect(await ids(1)).toEqual(['bbbbbbbbbbbb']);
    });

    it('erases a guest from a table: seats of a finished game stay taken, those of a running one become free', async () => {
      const store = await open();
      for (const id of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']) await fullTable(store, id);
      for (const [id, free] of [
        ['aaaaaaaaaaaa', false],
        ['bbbbbbbbbbbb', true],
      ] as const) {
        const { key } = (await store.load(id))!;
        await store.write({ kind: 'say', key, line: { n: 2, seat: 0, text: 'Ann speaks', at: 9 } });
        await store.write({ kind: 'erase-guest', key, guestHash: 'guest of Ann', free });
        const { holders, host } = (await store.load(id))!;
        expect(holders).toEqual([free ? null : ERASED_HOLDER, holder('Bob')]);
        expect(host).toBeNull();
        expect((await store.linesOf(key)).map(l => l.text)).toEqual(['« salut » 💬']);
      }
      expect(await store.tablesOf(['guest of Ann'], 10)).toEqual([]);
      expect(await store.maintenance.tableIdsOf('guest of Ann', 10)).toEqual([]);
      const { key } = (await store.load('bbbbbbbbbbbb'))!;
      await store.write({ kind: 'sit', key, seat: 0, holder: holder('Eve') });
      expect(await kindOf(store.write({ kind: 'erase-guest', key: 999, guestHash: 'x', free: true }))).toBe(
        'conflict',
      );
    });

    it('finds every table of a guest, by seat and as host, archived ones too', async () => {
      const store = await open();
      await fullTable(store, 'aaaaaaaaaaaa');
      await store.write(newTable('bbbbbbbbbbbb', { holders: [null, null] }));
      await store.write(newTable('cccccccccccc', { host: null, holders: [holder('Bob'), null] }));
      await store.write(newTable('dddddddddddd', { holders: [null, holder('Bob')] }));
      for (const id of ['aaaaaaaaaaaa', 'dddddddddddd']) {
        const { key, summary: stands } = (await store.load(id))!;
        const table = (await store.maintenance.fullTable(id))!;
        await store.write({ kind: 'archive', key, n: stands.n, table });
      }
      const idsOfGuest = async (guest: string): Promise<string[]> =>
        [...(await store.maintenance.tableIdsOf(guest, 10))].sort();
      expect(await idsOfGuest('guest of Ann')).toEqual(['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'dddddddddddd']);
      expect(await idsOfGuest('guest of Bob')).toEqual(['aaaaaaaaaaaa', 'cccccccccccc', 'dddddddddddd']);
      expect(await store.maintenance.tableIdsOf('guest of Ann', 1)).toHaveLength(1);
      expect(await store.maintenance.tableIdsOf('unknown guest', 1)).toEqual([]);
    });

    it('updates an archived table', async () => {
      const store = await open();
      const table = await fullTable(store, 'aaaaaaaaaaaa');
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      await store.write({ kind: 'archive', key, n: 2, table });
      const without = { ...table, host: null, seats: table.seats.filter(s => s.seat === 1) };
      await store.write({ kind: 'update-archived', table: without });
      expect(await store.maintenance.tableIdsOf('guest of Ann', 10)).toEqual([]);
      expect(await store.tablesOf(['guest of Bob'], 10)).toMatchObject([{ people: [null, 'Bob'] }]);
    });

    it('stores erasure requests until they are done', async () => {
      const store = await open();
      await store.write({ kind: 'erasure-request', guestHash: 'ann', done: false });
      await store.write({ kind: 'erasure-request', guestHash: 'ann', done: false });
      await store.write({ kind: 'erasure-request', guestHash: 'bob', done: false });
      expect([...(await store.maintenance.pendingErasures(10))].sort()).toEqual(['ann', 'bob']);
      expect(await store.maintenance.pendingErasures(1)).toHaveLength(1);
      await store.write({ kind: 'erasure-request', guestHash: 'ann', done: true });
      expect(await store.maintenance.pendingErasures(10)).toEqual(['bob']);
    });
  });
}
