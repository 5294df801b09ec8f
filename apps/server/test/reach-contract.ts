import { describe, expect, it } from 'vitest';
import { type OutboxChange, type Reach, type ReachChange, WAYS } from '../src/store/reach-store.ts';
import type { Store } from '../src/store/store.ts';
import { newTable, summary } from './store-contract.ts';

/** What every store must do for notices. `open` returns an empty store whose clock stands where `at` says. */

const DELAYS = { soonMs: 10, mailMs: 100 };
const ID = 'aaaaaaaaaaaa';
const BOX = { address: 'bob@example.org', guestHash: 'guest of Bob' } as const;

const reach = (id: string, extra: Partial<Reach> = {}): Omit<Reach, 'key' | 'problem'> => ({
  id,
  seat: 1,
  guestHash: BOX.guestHash,
  tokenHash: 'token of Bob',
  way: 'push',
  target: `target of ${id}`,
  language: 'fr',
  base: 'https://example.org',
  ...extra,
});

export function reachContract(name: string, open: (now: () => number) => Store | Promise<Store>): void {
  describe(`${name} keeps notices`, () => {
    /** A table, and shorter words for what is done at it. */
    const begin = async () => {
      const clock = { at: 1_000 };
      const store = await open(() => clock.at);
      await store.write(newTable(ID));
      const { key } = (await store.load(ID))!;
      const change = (reachChange: ReachChange) => store.write({ kind: 'reach', key, change: reachChange });
      return {
        clock,
        store,
        key,
        add: (added: ReturnType<typeof reach>, hello = false) => change({ do: 'add', reach: added, hello }),
        tell: (decision: number, seat = 1) =>
          change({ do: 'tell', tells: [{ seat, decision }], delays: DELAYS }),
        moved: (seat: number) => change({ do: 'moved', seat }),
        remind: (decision: number, at: number | null, seat = 1) =>
          change({ do: 'remind', reminders: [{ seat, decision, at }] }),
        offer: (version: number, ...seats: readonly number[]) =>
          change({ do: 'offer', seats, version, delays: DELAYS }),
        outbox: (outboxChange: OutboxChange) => store.write({ kind: 'outbox', change: outboxChange }),
        claim: async () => {
          const due = await Promise.all(WAYS.map(way => store.reach.claim(way, 10, 50)));
          return due.flat().map(({ reach: to, kind, decision, attempts }) => [to, kind, decision, attempts]);
        },
      };
    };

    it('tells each way once a decision, after its pause, and a table which of its seats are told', async () => {
      const { clock, store, key, add, tell, claim } = await begin();
      expect((await store.load(ID))?.reach).toBeUndefined();
      await add(reach('push'));
      await add(reach('mail', { way: 'mail' }));
      await add(reach('hook', { way: 'webhook', seat: -1, guestHash: 'guest of Ann' }), true);
      await add(reach('ann', { seat: 0, guestHash: 'guest of Ann' }));
      expect((await store.load(ID))?.reach).toEqual([-1, 0, 1]);
      expect((await store.reach.at(key)).map(({ id }) => id).sort()).toEqual(['ann', 'hook', 'mail', 'push']);
      expect(await claim()).toEqual([['hook', 'hello', 0, 1]]);

      await tell(3);
      await tell(3);
      expect(await store.reach.size()).toEqual({ waiting: 4, oldestMs: 0 });
      clock.at += 10;
      expect((await claim()).sort()).toEqual([
        ['hook', 'turn', 3, 1],
        ['push', 'turn', 3, 1],
      ]);
      // They were not finished: they are due again after their lease.
      clock.at += 49;
      expect(await claim()).toEqual([['hook', 'hello', 0, 2]]);
      clock.at += 41;
      expect((await claim()).sort()).toEqual([
        ['hook', 'turn', 3, 2],
        ['mail', 'turn', 3, 1],
        ['push', 'turn', 3, 2],
      ]);

      // A later decision takes the place of an earlier one; an earlier one changes nothing.
      await tell(5);
      await tell(4);
      clock.at += 10;
      expect((await claim()).filter(([to]) => to === 'push')).toEqual([['push', 'turn', 5, 1]]);
    });

    it('moves and removes a reminder with its clock, and tells of an offer only the seat it is for', async () => {
      const { clock, add, tell, moved, remind, offer, claim } = await begin();
      await add(reach('push'));
      await add(reach('hook', { way: 'webhook', seat: -1, guestHash: 'guest of Ann' }));
      await remind(1, clock.at + 100);
      // A pause was agreed.
      await remind(1, clock.at + 300);
      clock.at += 200;
      expect(await claim()).toEqual([]);
      clock.at += 100;
      expect((await claim()).sort()).toEqual([
        ['hook', 'reminder', 1, 1],
        ['push', 'reminder', 1, 1],
      ]);
      await remind(1, null);
      await remind(2, clock.at);
      await tell(2);
      await moved(1);
      await offer(4, 1);
      await offer(3, 1);
      clock.at += 1_000;
      expect(await claim()).toEqual([['push', 'offer', 4, 1]]);
    });

    it('writes a notice with its move or not at all', async () => {
      const { store, key, add } = await begin();
      await add(reach('push'));
      const play = (after: number) =>
        store.write(
          {
            kind: 'append',
            key,
            after,
            version: 0,
            entry: { seat: 0, move: 'x', picks: [] },
            summary: summary(after + 1),
          },
          {
            kind: 'reach',
            key,
            change: { do: 'tell', tells: [{ seat: 1, decision: 1 }], delays: DELAYS },
          },
        );
      await expect(play(7)).rejects.toThrow();
      expect((await store.reach.size()).waiting).toBe(0);
      await play(0);
      expect((await store.reach.size()).waiting).toBe(1);
    });

    it('finishes, postpones and drops, and forgets with a table and with a guest', async () => {
      const { clock, store, add, tell, remind, outbox, claim } = await begin();
      await add(reach('one', { target: 'same' }));
      await add(reach('two', { seat: 0, guestHash: 'guest of Ann', target: 'same' }));
      await tell(1);
      await remind(1, clock.at + 500);
      const notice = { reach: 'one', seat: 1, kind: 'turn', decision: 1 } as const;
      await outbox({ do: 'later', notice, ms: 30, problem: 'status-503' });
      // A notice that is cancelled or waits has no result: the reason of the last one stays.
      await outbox({ do: 'done', notices: [{ ...notice, decision: 9 }] });
      await outbox({ do: 'later', notice, ms: 30 });
      expect((await store.reach.find('one'))?.reach.problem).toBe('status-503');
      clock.at += 30;
      expect(await claim()).toEqual([['one', 'turn', 1, 1]]);
      // A notice of another decision is not finished by this one.
      await outbox({ do: 'done', notices: [{ ...notice, decision: 9 }], problem: null });
      expect((await store.reach.size()).waiting).toBe(2);
      await outbox({ do: 'done', notices: [notice], problem: null });
      clock.at += 500;
      expect(await claim()).toEqual([['one', 'reminder', 1, 1]]);
      expect((await store.reach.find('one'))?.reach.problem).toBeNull();

      // The same place again: its notices go with it.
      await add(reach('three', { target: 'other' }));
      expect([await store.reach.find('one'), (await store.reach.size()).waiting]).toEqual([null, 0]);
      await tell(2, 0);
      expect(await store.reach.count('guest of Ann')).toBe(1);
      await outbox({ do: 'drop-target', way: 'push', target: 'same' });
      expect([await store.reach.find('two'), (await store.reach.size()).waiting]).toEqual([null, 0]);

      await tell(3);
      const { key } = (await store.load(ID))!;
      await store.write({ kind: 'erase-guest', key, guestHash: BOX.guestHash, free: true });
      expect([await store.reach.at(key), (await store.reach.size()).waiting]).toEqual([[], 0]);
      await add(reach('four'));
      await tell(4);
      await store.write({ kind: 'remove', key });
      expect([await store.reach.find('four'), await claim()]).toEqual([null, []]);
    });

    it('tells a device that was signed out nothing more, and its person by mail as before', async () => {
      const { clock, store, key, add, tell, claim } = await begin();
      const { guestHash } = BOX;
      await store.write(
        { kind: 'make-person', id: 'bob', profile: { name: 'Bob', avatar: null, colour: 0 } },
        { kind: 'join-person', id: 'bob', guestHash, device: 'Firefox' },
      );
      await add(reach('push'));
      await add(reach('mail', { way: 'mail' }));
      await add(reach('ann', { seat: 0, guestHash: 'guest of Ann' }));
      await tell(1);
      await store.write({ kind: 'end-guest', id: 'bob', guestHash });
      expect((await store.reach.at(key)).map(({ id }) => id).sort()).toEqual(['ann', 'mail']);
      clock.at += DELAYS.mailMs;
      expect((await claim()).map(([to]) => to)).toEqual(['mail']);
    });

    it('lets one caller at a time write to a mailbox, and remembers confirmations and refusals', async () => {
      const { clock, store, key, add, tell, outbox } = await begin();
      const box = () => store.reach.mailbox(BOX.address, BOX.guestHash);
      expect(await box()).toBeNull();
      await outbox({ do: 'asked', ...BOX });
      await outbox({ do: 'asked', ...BOX });
      expect(await store.reach.askedSince(BOX.address, 0)).toBe(2);
      expect(await box()).toEqual({ ...BOX, confirmed: false, refusals: 0, nextAt: 0 });

      await add(reach('mail', { way: 'mail', target: BOX.address }));
      await tell(1);
      expect((await store.reach.noticesFor(BOX.address, BOX.guestHash)).map(({ table }) => table)).toEqual([
        ID,
      ]);
      const take = () => store.reach.takeMailbox(BOX.address, BOX.guestHash, 50);
      expect([await take(), await take()]).toEqual([true, false]);
      await outbox({ do: 'unmailed', ...BOX, refused: true });
      expect([(await box())?.refusals, await take()]).toEqual([1, true]);
      await outbox({ do: 'mailed', ...BOX, pauseMs: 70 });
      expect(await box()).toMatchObject({ refusals: 0, nextAt: clock.at + 70 });

      // The link was not opened for long.
      clock.at += 1_000;
      await outbox({ do: 'forget-unconfirmed', ms: 2_000 });
      expect(await box()).not.toBeNull();
      await outbox({ do: 'forget-unconfirmed', ms: 500 });
      expect([await box(), await store.reach.find('mail')]).toEqual([null, null]);
      await outbox({ do: 'asked', ...BOX });
      await outbox({ do: 'confirmed', ...BOX });
      clock.at += 1_000;
      await outbox({ do: 'forget-unconfirmed', ms: 500 });
      expect((await box())?.confirmed).toBe(true);

      // An address without games, after long, and games that ended long ago.
      await add(reach('again', { way: 'mail', target: BOX.address }));
      const finished = { do: 'forget-finished', ms: 500, unusedMs: 500 } as const;
      await outbox(finished);
      const kept = await store.reach.of(BOX.guestHash);
      expect([kept.reaches.map(({ table }) => table), kept.mailboxes]).toEqual([[ID], [await box()]]);
      await store.write({
        kind: 'append',
        key,
        after: 0,
        version: 0,
        entry: { act: 'resign', seat: 0 },
        summary: summary(1, { outcome: { payoff: [0, 1], reason: 'table-resigned' } }),
      });
      clock.at += 1_000;
      await outbox(finished);
      expect(await store.reach.of(BOX.guestHash)).toEqual({ reaches: [], mailboxes: [] });
    });
  });
}
