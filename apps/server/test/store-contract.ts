import {
  type FrozenClock,
  type Holder,
  KEPT_LINES,
  NO_OFFERS,
  nameOf,
  type PersonHolder,
} from '@tablee/table';
import { describe, expect, it } from 'vitest';
import { type CreateWrite, type Store, StoreError, type Summary } from '../src/store/store.ts';

/** What every store must do for play. `open` returns an empty store. */

export const holder = (name: string, guestHash: string | null = `guest of ${name}`): Holder => ({
  name,
  tokenHash: `token of ${name}`,
  guestHash,
});

export const summary = (n: number, extra: Partial<Summary> = {}): Summary => ({
  n,
  actors: [n % 2],
  outcome: null,
  offers: NO_OFFERS,
  ...extra,
});

export const newTable = (id: string, extra: Partial<CreateWrite> = {}): CreateWrite => ({
  kind: 'create',
  id,
  head: {
    game: 'nim',
    rules: 1,
    seats: 2,
    options: { heaps: 3 },
    seals: [{ from: 0, commitment: 'hash', seed: 'secret' }],
    setup: [4, 2],
  },
  summary: summary(0),
  holders: [holder('Ann'), null],
  host: 'guest of Ann',
  owner: 'address of Ann',
  entries: [],
  ...extra,
});

const refusal = (promise: Promise<unknown>): Promise<StoreError> =>
  promise.then(
    () => {
      throw new Error('was written');
    },
    e => e,
  );

export function storeContract(name: string, open: () => Store | Promise<Store>): void {
  describe(`${name} stores tables`, () => {
    const append = async (store: Store, id: string, n: number, after = n - 1) => {
      const { key } = (await store.load(id))!;
      const entry = { seat: (n - 1) % 2, move: `move ${n}`, picks: [n] };
      return store.write({ kind: 'append', key, after, version: 0, entry, summary: summary(n) });
    };

    it('returns what was written', async () => {
      const store = await open();
      const table = newTable('aaaaaaaaaaaa', {
        entries: [
          { seat: 0, move: '1-2', picks: [3, 0] },
          { act: 'back', seat: 0, to: 0 },
        ],
        summary: summary(2, { actors: [0, 1], offers: { ...NO_OFFERS, draw: { seat: 1, yes: [] } } }),
      });
      await store.write(table);
      const { key, ...stored } = (await store.load(table.id))!;
      const { kind, entries, ...written } = table;
      expect(stored).toEqual({ ...written, seatsVersion: 0 });
      expect(await store.entriesSince(key, 0, 10)).toEqual(entries);
      expect(key).toBeGreaterThan(0);
      expect(kind).toBe('create');
      expect(await store.load('bbbbbbbbbbbb')).toBeNull();
    });

    it('appends entries in order, and refuses a number that is taken or skipped', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa'));
      await append(store, 'aaaaaaaaaaaa', 1);
      await append(store, 'aaaaaaaaaaaa', 2);
      for (const [n, after] of [
        [2, 1],
        [2, 2],
        [4, 3],
      ] as const) {
        const error = await refusal(append(store, 'aaaaaaaaaaaa', n, after));
        expect(error).toBeInstanceOf(StoreError);
        expect(error.kind).toBe('conflict');
      }
      const stored = (await store.load('aaaaaaaaaaaa'))!;
      const entries = await store.entriesSince(stored.key, 0, 10);
      expect(entries.map(e => ('move' in e ? e.move : e.act))).toEqual(['move 1', 'move 2']);
      expect(stored.summary.n).toBe(2);
    });

    it('reads part of a log, as values and as texts', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa'));
      for (let n = 1; n <= 5; n++) await append(store, 'aaaaaaaaaaaa', n);
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      const part = await store.entriesSince(key, 2, 2);
      expect(part.map(e => ('move' in e ? e.move : e.act))).toEqual(['move 3', 'move 4']);
      expect((await store.entryTextsSince(key, 2, 2)).map(text => JSON.parse(text))).toEqual(part);
      expect(await store.entriesSince(key, 5, 10)).toEqual([]);
      expect(await store.entriesSince(key + 1, 0, 10)).toEqual([]);
    });

    it('stores offers without an entry, and the outcome', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa'));
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      const offers = { ...NO_OFFERS, back: { seat: 0, to: 0, yes: [1] }, version: 1 };
      const offered = summary(0, { offers });
      await store.write({ kind: 'append', key, after: 0, version: 0, entry: null, summary: offered });
      expect((await store.load('aaaaaaaaaaaa'))!.summary.offers).toEqual(offers);
      const outcome = { payoff: [1, 0], score: [3, 1], reason: 'all-taken' };
      const end = summary(1, { outcome, actors: [], offers: { ...NO_OFFERS, version: 1 } });
      const entry = { act: 'resign', seat: 1 } as const;
      await store.write({ kind: 'append', key, after: 0, version: 1, entry, summary: end });
      expect((await store.load('aaaaaaaaaaaa'))!.summary).toEqual(end);
    });

    it('refuses offers and entries computed from an older version of the offers', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa'));
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      const offer = (seat: number, version: number) =>
        store.write({
          kind: 'append',
          key,
          after: 0,
          version,
          entry: null,
          summary: summary(0, { offers: { ...NO_OFFERS, draw: { seat, yes: [] }, version: version + 1 } }),
        });
      const move = (version: number, clock?: FrozenClock) =>
        store.write({
          kind: 'append',
          key,
          after: 0,
          version,
          entry: { seat: 0, move: 'a' },
          summary: summary(1, { offers: { ...NO_OFFERS, version }, ...(clock ? { clock } : {}) }),
        });
      const clock = { left: [1, 2], pouring: [0], holdMs: 0, respiteMs: 0 };
      await offer(0, 0);
      for (const late of [offer(1, 0), move(0), move(0, clock)])
        expect((await refusal(late)).kind).toBe('conflict');
      const stored = (await store.load('aaaaaaaaaaaa'))!;
      expect(stored.summary.offers).toEqual({ ...NO_OFFERS, draw: { seat: 0, yes: [] }, version: 1 });
      expect(await store.entriesSince(key, 0, 9)).toEqual([]);
      await move(1);
      expect((await refusal(offer(1, 1))).kind).toBe('conflict');
      expect((await store.load('aaaaaaaaaaaa'))!.summary).toMatchObject({ n: 1, offers: { version: 1 } });
    });

    it('stores the clock with an entry, and with offers alone', async () => {
      const store = await open();
      const clock = { left: [60_000, 60_000], pouring: [], holdMs: 0, respiteMs: 0 };
      await store.write(newTable('aaaaaaaaaaaa', { summary: summary(0, { clock }) }));
      const { key, summary: first } = (await store.load('aaaaaaaaaaaa'))!;
      expect(first.clock).toEqual(clock);
      for (const [n, version, entry] of [
        [1, 0, { seat: 0, move: 'a', clock: true }],
        [1, 0, null],
        [2, 1, { seat: 1, move: 'b' }],
      ] as const) {
        const turned = summary(n, {
          clock: { ...clock, left: [60_000 - n, 60_000 + n], pouring: [n % 2] },
          offers: { ...NO_OFFERS, version: entry ? version : version + 1 },
        });
        const after = n - (entry ? 1 : 0);
        await store.write({ kind: 'append', key, after, version, entry, summary: turned });
        expect((await store.load('aaaaaaaaaaaa'))!.summary).toEqual(turned);
      }
      expect((await store.entriesSince(key, 0, 1))[0]).toEqual({ seat: 0, move: 'a', clock: true });
    });

    it('reads the newer of entry and offers', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa'));
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      const draw = { seat: 1, yes: [] };
      const played = summary(1, { actors: [1] });
      const offered = summary(1, { actors: [1], offers: { ...NO_OFFERS, draw, version: 1 } });
      const answered = summary(2, { actors: [0], offers: { ...NO_OFFERS, version: 1 } });
      const append = (after: number, version: number, move: string | null, written: Summary) =>
        store.write({
          kind: 'append',
          key,
          after,
          version,
          entry: move === null ? null : { seat: after % 2, move },
          summary: written,
        });
      await append(0, 0, 'a', played);
      expect((await store.load('aaaaaaaaaaaa'))!.summary).toEqual(played);
      await append(1, 0, null, offered);
      expect((await store.load('aaaaaaaaaaaa'))!.summary).toEqual(offered);
      await append(1, 1, 'b', answered);
      expect((await store.load('aaaaaaaaaaaa'))!.summary).toEqual(answered);
      expect((await refusal(append(1, 1, null, offered))).kind).toBe('conflict');
    });

    it('gives a seat to one person only', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa'));
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      const sit = (name: string) => store.write({ kind: 'sit', key, seat: 1, holder: holder(name, null) });
      await sit('Bob');
      expect((await refusal(sit('Eve'))).kind).toBe('conflict');
      expect((await store.load('aaaaaaaaaaaa'))!.holders.map(nameOf)).toEqual(['Ann', 'Bob']);
    });

    it('stores the avatar of a person, and none where none was chosen', async () => {
      const store = await open();
      const ann = { ...holder('Ann'), avatar: 0 };
      await store.write(newTable('aaaaaaaaaaaa', { holders: [ann, null] }));
      const { key, holders } = (await store.load('aaaaaaaaaaaa'))!;
      expect(holders[0]).toEqual(ann);
      await store.write({ kind: 'sit', key, seat: 1, holder: holder('Bob') });
      expect((await store.load('aaaaaaaaaaaa'))!.holders).toEqual([ann, holder('Bob')]);
    });

    it('stores who plays for a person, a code and planned replies, against what was there', async () => {
      const store = await open();
      const ann = holder('Ann') as PersonHolder;
      await store.write(newTable('aaaaaaaaaaaa', { holders: [ann, holder('Bob')] }));
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      const reseat = (before: Holder, after: Holder) =>
        store.write({ kind: 'reseat', key, seat: 0, before, after, onlyBots: false });
      const away: Holder = {
        ...ann,
        understudy: { level: 2, after: 10, by: 'self' },
        passHash: 'hash of a code',
        replies: { from: 3, lines: [['a', 'b']] },
      };
      await reseat(ann, away);
      expect((await store.load('aaaaaaaaaaaa'))!.holders[0]).toEqual(away);
      expect((await store.maintenance.fullTable('aaaaaaaaaaaa'))!.seats[0]!.holder).toEqual(away);
      // Another node was first.
      expect((await refusal(reseat(ann, { bot: 1 }))).kind).toBe('conflict');
      const replanned = { ...away, replies: { from: 3, lines: [['a', 'c']] } };
      expect((await refusal(reseat(replanned, ann))).kind).toBe('conflict');
      await reseat(away, { bot: 4 });
      expect((await store.load('aaaaaaaaaaaa'))!.holders).toEqual([{ bot: 4 }, holder('Bob')]);
    });

    it('finds tables by the deadline of their clock', async () => {
      const store = await open();
      const ids = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;
      for (const [i, id] of ids.entries()) {
        await store.write(newTable(id));
        const { key } = (await store.load(id))!;
        await store.write({ kind: 'deadline', key, at: 1_000 - i });
      }
      expect(await store.maintenance.dueTables(999, 10)).toEqual(['cccccccccccc', 'bbbbbbbbbbbb']);
      expect(await store.maintenance.dueTables(5_000, 1)).toEqual(['cccccccccccc']);
      const { key } = (await store.load('cccccccccccc'))!;
      await store.write({ kind: 'deadline', key, at: null });
      expect(await store.maintenance.dueTables(5_000, 10)).toEqual(['bbbbbbbbbbbb', 'aaaaaaaaaaaa']);
    });

    it('frees a seat if the holder named still sits there', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa', { holders: [holder('Ann'), { bot: 3 }] }));
      const { key, holders } = (await store.load('aaaaaaaaaaaa'))!;
      expect(holders[1]).toEqual({ bot: 3 });
      expect((await store.tablesOf(['guest of Ann'], 1))[0]).toMatchObject({
        people: ['Ann', null],
        bots: [null, 3],
      });
      const rise = (seat: number, from: Holder) => store.write({ kind: 'rise', key, seat, holder: from });
      for (const [seat, from] of [
        [0, { bot: 3 }],
        [0, holder('Bob')],
        [1, { bot: 2 }],
        [1, holder('Ann')],
      ] as const)
        expect((await refusal(rise(seat, from))).kind).toBe('conflict');
      await rise(1, { bot: 3 });
      expect((await store.load('aaaaaaaaaaaa'))!.holders[1]).toBeNull();
      await rise(0, holder('Ann'));
      expect((await store.load('aaaaaaaaaaaa'))!.holders).toEqual([null, null]);
      await store.write({ kind: 'sit', key, seat: 1, holder: { bot: 5 } });
      expect((await store.load('aaaaaaaaaaaa'))!.holders[1]).toEqual({ bot: 5 });
    });

    it('stores the last chat lines of a table, each number once', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa'), newTable('bbbbbbbbbbbb'));
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      const other = (await store.load('bbbbbbbbbbbb'))!.key;
      const line = (n: number) => ({ n, seat: n % 2, text: `« line ${n} » 💬`, at: 1_000 + n });
      for (let n = 1; n <= KEPT_LINES + 3; n++) await store.write({ kind: 'say', key, line: line(n) });
      await store.write({ kind: 'say', key: other, line: line(1) });
      const again = store.write({ kind: 'say', key, line: line(KEPT_LINES + 3) });
      expect((await refusal(again)).kind).toBe('conflict');
      const lines = await store.linesOf(key);
      expect(lines).toHaveLength(KEPT_LINES);
      expect(lines[0]).toEqual(line(4));
      expect(lines.at(-1)).toEqual(line(KEPT_LINES + 3));
      expect(await store.linesOf(other)).toEqual([line(1)]);
    });

    it('writes atomically', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa'));
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      const moved = {
        kind: 'append',
        key,
        after: 0,
        version: 0,
        entry: { seat: 0, move: 'x' },
        summary: summary(1),
      } as const;
      expect((await refusal(store.write(moved, newTable('aaaaaaaaaaaa')))).kind).toBe('conflict');
      const stored = (await store.load('aaaaaaaaaaaa'))!;
      expect(stored.summary.n).toBe(0);
      expect(await store.entriesSince(key, 0, 9)).toEqual([]);
    });

    it('rejects only the failing write of a batch', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa'));
      const ids = Array.from({ length: 20 }, (_, i) => `table${String(i).padStart(7, '0')}`);
      const results = await Promise.allSettled(
        ids.flatMap((id, i) => [
          store.write(newTable(id)),
          ...(i === 10 ? [store.write(newTable('aaaaaaaaaaaa'))] : []),
        ]),
      );
      expect(results.filter(r => r.status === 'rejected')).toHaveLength(1);
      for (const id of ids) expect(await store.load(id)).not.toBeNull();
    });

    it('finds the tables of a guest, latest first', async () => {
      const store = await open();
      await store.write(newTable('aaaaaaaaaaaa'));
      await store.write(newTable('bbbbbbbbbbbb', { holders: [holder('Bob'), holder('Ann')] }));
      await store.write(newTable('cccccccccccc', { holders: [holder('Bob'), null] }));
      await append(store, 'aaaaaaaaaaaa', 1);
      const mine = await store.tablesOf(['guest of Ann'], 10);
      expect(mine.map(t => [t.id, t.seat, t.n, t.over])).toEqual([
        ['aaaaaaaaaaaa', 0, 1, false],
        ['bbbbbbbbbbbb', 1, 0, false],
      ]);
      expect(mine[1]!.people).toEqual(['Bob', 'Ann']);
      expect(mine[0]!.actors).toEqual([1]);
      expect(await store.tablesOf(['guest of Ann'], 1)).toHaveLength(1);
      expect(await store.tablesOf(['unknown guest'], 10)).toEqual([]);
    });

    it('creates a secret once and stores it', async () => {
      const { maintenance } = await open();
      const secret = await maintenance.secret('one');
      expect(secret).toHaveLength(32);
      expect(await maintenance.secret('one')).toEqual(secret);
      expect(await maintenance.secret('other')).not.toEqual(secret);
    });

    it('counts the usage of an address and a guest', async () => {
      const store = await open();
      const usage = (since = 0) => store.maintenance.usageOf('address of Ann', 'guest of Ann', since);
      expect(await usage()).toEqual({ tables: 0, bytes: 0, botTables: 0, unfinished: 0 });
      await store.write(newTable('aaaaaaaaaaaa'));
      await store.write(newTable('bbbbbbbbbbbb', { host: 'guest of Bob' }));
      await store.write(newTable('cccccccccccc', { owner: 'elsewhere' }));
      await store.write(newTable('dddddddddddd', { owner: null, host: null }));
      const both = await usage();
      expect(both).toMatchObject({ tables: 2, botTables: 0, unfinished: 2 });
      expect(both.bytes).toBeGreaterThan(2 * JSON.stringify(newTable('a').head).length);
      expect(await usage(Number.MAX_SAFE_INTEGER)).toMatchObject({ tables: 0, bytes: 0, unfinished: 2 });
      const { key } = (await store.load('aaaaaaaaaaaa'))!;
      await store.write({ kind: 'tally', key, bytes: 1_000, touchedAt: 0, played: true });
      await store.write({ kind: 'tally', key, bytes: 500, touchedAt: 0, played: true });
      expect((await usage()).bytes).toBe(both.bytes + 1_500);
      const over = summary(1, { outcome: { payoff: [1, 0], reason: 'x' }, actors: [] });
      const entry = { act: 'resign', seat: 1 } as const;
      await store.write({ kind: 'append', key, after: 0, version: 0, entry, summary: over });
      expect(await usage()).toMatchObject({ tables: 2, unfinished: 1 });
    });

    it('counts tables with bots only, until they are over or a bot leaves', async () => {
      const store = await open();
      const bots = [{ bot: 1 }, { bot: 2 }] as const;
      const count = async (since = 0): Promise<number> =>
        (await store.maintenance.usageOf('address of Ann', 'x', since)).botTables;
      await store.write(newTable('aaaaaaaaaaaa', { holders: bots }));
      await store.write(newTable('bbbbbbbbbbbb', { holders: [{ bot: 1 }, null] }));
      expect(await count()).toBe(1);
      const { key } = (await store.load('bbbbbbbbbbbb'))!;
      await store.write({ kind: 'sit', key, seat: 1, holder: { bot: 1 }, onlyBots: true });
      expect(await count()).toBe(2);
      expect(await count(Number.MAX_SAFE_INTEGER)).toBe(0);
      await store.write({ kind: 'rise', key, seat: 1, holder: { bot: 1 } });
      expect(await count()).toBe(1);
      await store.write({ kind: 'sit', key, seat: 1, holder: holder('Ann') });
      expect(await count()).toBe(1);
      const first = (await store.load('aaaaaaaaaaaa'))!.key;
      const over = summary(1, { outcome: { payoff: [1, 0], reason: 'x' }, actors: [] });
      const entry = { seat: 0, move: 'x' };
      await store.write({ kind: 'append', key: first, after: 0, version: 0, entry, summary: over });
      expect(await count()).toBe(0);
    });

    it('is healthy while open, and writes nothing once closed', async () => {
      const store = await open();
      expect(await store.health()).toEqual({ ok: true });
      const last = store.write(newTable('aaaaaaaaaaaa'));
      await store.close();
      await last;
      expect(await store.health()).toMatchObject({ ok: false });
      expect((await refusal(store.write(newTable('bbbbbbbbbbbb')))).kind).toBe('failed');
    });
  });
}
