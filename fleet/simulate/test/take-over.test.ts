import { expect, it } from 'vitest';
import { BEAT_MS, Duties, LEASE_MS } from '../../../apps/server/src/fleet/duties.ts';
import type { DutyRows } from '../../../apps/server/src/store/fleet-store.ts';
import { DutyTables, type Statement } from '../duty-tables.ts';
import { World } from '../world.ts';

const ANSWER_MS = 2;

it('duties of a dead node are taken over when its lease ends, however many, with hardly more beats', async () => {
  const world = new World();
  const tables = new DutyTables(
    () => Math.floor(world.now),
    () => {},
  );
  const execute = async <T>(statement: Statement<T>): Promise<T> => {
    const answer = statement()();
    await world.pause(ANSWER_MS);
    return answer;
  };
  let beats = 0;
  const rows: DutyRows = {
    beat: (...args) => {
      beats++;
      return execute(tables.beat(...args));
    },
    claim: (...args) => execute(tables.claim(...args)),
    takeOver: (...args) => execute(tables.takeOver(...args)),
    held: (...args) => execute(tables.held(...args)),
    release: (...args) => execute(tables.release(...args)),
    leave: (...args) => execute(tables.leave(...args)),
  };
  // Dies after its first beat, with 450 duties.
  const names = Array.from({ length: 450 }, (_, i) => `table/${i}`);
  tables.beat('dead', LEASE_MS, true, '')()();
  tables.claim('dead', names)()();
  const gained = new Map<string, number>();
  const duties = new Duties({
    node: 'alive',
    knows: '',
    rows,
    scheduler: { now: () => world.now, schedule: (ms, job) => world.after(ms, job) },
    events: {
      gained: name => gained.set(name, world.now),
      lost: () => {},
      freed: () => {},
      beat: () => {},
      failed: error => world.report(String(error)),
    },
  });
  void duties.start();
  const until = 5 * LEASE_MS;
  await world.run(until);
  const times = [...gained.values()];
  expect(times).toHaveLength(names.length);
  expect(Math.min(...times)).toBeGreaterThan(LEASE_MS);
  expect(Math.min(...times)).toBeLessThan(LEASE_MS + 10);
  expect(Math.max(...times)).toBeLessThan(LEASE_MS + BEAT_MS);
  expect(beats).toBeLessThan(until / BEAT_MS + 10);
});
