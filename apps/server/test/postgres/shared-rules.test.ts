import { nim } from '@tablee/conform/specimens';
import type { Problem, Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { SharedRules } from '../../src/fleet/shared-rules.ts';
import { shelfOf } from '../games.ts';
import { type Live, live, newFolder } from '../live.ts';
import { storedText } from './database.ts';

const OLD = shelfOf(nim);
/** Of the next release: it knows both numbers and prefers the new one. */
const NEW = shelfOf({ ...nim, rules: 2 }, nim);

type Opened = { readonly head: { readonly rules: number } };

/** A new table at a node, and the rules it follows. */
async function lay(node: Live): Promise<{ readonly table: string; readonly rules: number }> {
  const { body } = await node.post<Seated>('/api/tables', { game: 'nim', name: 'Ann', seat: 0 });
  const opened = await node.get<Opened>(`/api/tables/${body.table}`);
  return { table: body.table, rules: opened.body.head.rules };
}

const rulesOfNew = async (node: Live): Promise<number> => (await lay(node)).rules;

describe('rules in a fleet that is being updated', () => {
  it('are used for new tables when every node knows them; a node that does not know them changes nothing', async () => {
    const data = newFolder();
    const old = await live({ data, shelf: OLD });
    const next = await live({ data, shelf: NEW });
    const first = await lay(next);
    expect(first.rules).toBe(1);
    expect((await old.get(`/api/tables/${first.table}`)).status).toBe(200);
    const record = (await next.get<object>(`/api/tables/${first.table}/record`)).body;
    const brought = await next.post<Problem>('/api/tables', {
      game: 'nim',
      name: 'Ann',
      seat: 0,
      record: { ...record, rules: 2 },
    });
    expect(brought.body).toMatchObject({
      status: 503,
      key: 'upgrading',
      sentence: expect.stringMatching(/^Not every server here knows rules 2 of nim yet/),
    });

    await old.server.stop();
    await expect.poll(() => rulesOfNew(next), { timeout: 20_000 }).toBe(2);
    const { table } = await lay(next);

    // A node of the old release comes back, as when an update is undone.
    const back = await live({ data, shelf: OLD });
    const before = await storedText(data, ['nodes', 'probes']);
    const refused = await back.get<Problem>(`/api/tables/${table}`);
    expect(refused.body).toMatchObject({
      status: 503,
      key: 'upgrading',
      sentence: expect.stringMatching(/rules 2 of nim, which another server here knows/),
    });
    expect(refused.headers.get('retry-after')).toBe('1');
    const sat = await back.post<Problem>(`/api/tables/${table}/seats`, { name: 'Bob' });
    expect(sat.body).toMatchObject({ status: 503, key: 'upgrading' });
    const line = await back.line();
    line.send({ t: 'watch', table });
    // The page connects again, perhaps to a node that knows the rules.
    expect(await line.closed).toBe(1013);
    expect(await storedText(data, ['nodes', 'probes'])).toBe(before);
    expect(back.logs.filter(text => text.includes(table) && JSON.parse(text).level >= 50)).toEqual([]);
    await expect.poll(() => rulesOfNew(next), { timeout: 20_000 }).toBe(1);

    // No node is left that knows them.
    await next.server.stop();
    await expect
      .poll(async () => (await back.get<Problem>(`/api/tables/${table}`)).body, { timeout: 20_000 })
      .toMatchObject({ status: 501, key: 'unknown-rules' });
  });

  it('are the oldest ones while a node does not say what it knows, and none for a game it lacks', () => {
    const rules = new SharedRules({ nim: [1, 2], tock: [2] });
    expect([rules.newest('nim'), rules.newest('chess')]).toEqual([2, null]);
    for (const text of [null, 'nonsense', '{"nim":"all"}']) {
      rules.note([text]);
      expect([rules.newest('nim'), rules.areElsewhere('nim', 2)]).toEqual([1, false]);
    }
    rules.note(['{"nim":[1,2,3]}', '{"nim":[2,3]}']);
    expect([rules.newest('nim'), rules.newest('tock')]).toEqual([2, null]);
    expect([rules.areShared('nim', 1), rules.areElsewhere('nim', 3)]).toEqual([false, true]);
  });
});
