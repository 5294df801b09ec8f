import { loadGame } from '@tablee/catalogue';
import type { ReachAdded, ReachAnswer, Seated, TableAnswer } from '@tablee/wire';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { type Live, live } from '../live.ts';
import { Device, HttpReceiver } from '../receivers.ts';
import { newDatabase } from './database.ts';

const tchag = await loadGame('tchag');

async function twoNodes(): Promise<readonly [Live, Live]> {
  const url = await newDatabase();
  const reach = { soonMs: 0, mailMs: 0, loopback: true };
  const node = async () => live({ reach, store: await PostgresStore.open({ url }) });
  return [await node(), await node()];
}

/** The seat to move plays at a node until it is the other's turn. */
async function playOn(node: Live, seats: readonly Seated[]): Promise<void> {
  const read = async () => (await node.get<TableAnswer>(`/api/tables/${seats[0]!.table}`)).body.now;
  for (let at = await read(), mover = at.actors[0]!; at.actors[0] === mover; at = await read()) {
    const state = tchag.readState(at.view, { seats: 2, options: {} });
    const move = tchag.writeMove([...tchag.moves(state, mover)].at(-1)!);
    expect((await node.play(seats[mover]!, at.n, move)).status).toBe(200);
  }
}

describe('two nodes with one database', () => {
  it('send each notice once, with the same keys, and know who looks at the other', async () => {
    const [a, b] = await twoNodes();
    const receiver = await HttpReceiver.open(onTestFinished);
    const tables: (readonly [Seated, Seated])[] = [];
    const device = new Device();
    for (let i = 0; i < 6; i++) {
      const seats = await a.table();
      tables.push(seats);
      const subscription = device.subscription(`${receiver.url}/${i}`);
      // Asked at one node, moved at the other, which has the table in memory already.
      await b.watch(seats[0].table, seats[0].token);
      const asked = await a.post<ReachAdded>(
        `/api/tables/${seats[0].table}/reach`,
        { way: 'push', subscription },
        { token: seats[1].token },
      );
      expect(asked.status).toBe(201);
    }
    const keys = await Promise.all(
      [a, b].map(n => n.get<ReachAnswer>(`/api/tables/${tables[0]![0].table}/reach`)),
    );
    expect(keys[0]!.body.pushKey).toBe(keys[1]!.body.pushKey);
    await Promise.all(tables.map(seats => playOn(b, seats)));
    await Promise.all([a, b].map(({ server }) => server.context.reach.work()));
    await receiver.nth(6);
    const { store } = a.server.context;
    const waiting = async () => (await store.reach.size()).waiting;
    await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
    expect(receiver.all.map(({ path }) => path).sort()).toEqual(['/0', '/1', '/2', '/3', '/4', '/5']);

    // He looks at one node; whichever node works the outbox says nothing.
    const seats = tables[0]!;
    await playOn(b, seats);
    const bob = await a.watch(seats[1].table, seats[1].token);
    const isKnown = () => b.server.context.registry.inMemory(seats[1].table)?.audience.isHere(1);
    await expect.poll(isKnown, { timeout: 30_000 }).toBe(true);
    await playOn(b, seats);
    await Promise.all([a, b].map(({ server }) => server.context.reach.work()));
    expect([receiver.all.length, await waiting()]).toEqual([6, 1]);
    // His page goes to the background.
    bob.send({ t: 'look', table: seats[1].table, looks: false });
    expect((await receiver.nth(7)).path).toBe('/0');
  });

  it('hand each other what a node that died had claimed, once its lease is over', async () => {
    const [a, b] = await twoNodes();
    const seats = await a.table();
    const subscription = new Device().subscription('https://push.example.org/bob');
    const path = `/api/tables/${seats[0].table}/reach`;
    await a.post(path, { way: 'push', subscription }, { token: seats[1].token });
    // Neither node looks at its outbox by itself from here on.
    for (const { server } of [a, b]) await server.context.reach.stop();
    await playOn(a, seats);
    const { reach } = a.server.context.store;
    expect(await reach.claim('push', 10, 1_000)).toHaveLength(1);
    expect(await b.server.context.store.reach.claim('push', 10, 1_000)).toEqual([]);
    const again = async () => b.server.context.store.reach.claim('push', 10, 60_000);
    await expect.poll(async () => (await again()).length, { timeout: 20_000 }).toBe(1);
  });
});
