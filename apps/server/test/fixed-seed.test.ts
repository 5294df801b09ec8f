import { loadGame } from '@tablee/catalogue';
import { readRecord, verify } from '@tablee/kernel';
import type { Laid, TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { startChild } from './child.ts';
import { type Live, live, newFolder } from './live.ts';
import { recordingThinker } from './recording-thinker.ts';

/** What luck made of the first two tables and of a rematch. */
async function lay(server: Live): Promise<readonly unknown[]> {
  const [ann, bob] = await server.table({ game: 'tock', seats: 2 });
  const second = await server.post<Laid>('/api/tables', { game: 'tock', seats: 2, name: 'Ann', seat: 'lot' });
  await server.act(ann, 'resign');
  await server.act(ann, 'offer-rematch');
  await server.act(bob, 'offer-rematch');
  const first = await server.get<{ setup: unknown }>(`/api/tables/${ann.table}/record`);
  const { body } = await server.get<TableAnswer>(`/api/tables/${ann.table}`);
  const seat = { ...ann, table: body.now.offers.rematch?.table ?? '' };
  await server.act(seat, 'resign');
  const third = await server.get<{ setup: unknown }>(`/api/tables/${seat.table}/record`);
  return [first.body.setup, second.body.seat, third.body.setup];
}

describe('a fixed seed', () => {
  it('is the same with the same words, another one for every table, and other words bring other luck', async () => {
    const once = await lay(await live({ seed: 'one' }));
    expect(await lay(await live({ seed: 'one' }))).toEqual(once);
    expect(once[0]).not.toEqual(once[2]);
    const [first] = await lay(await live({ seed: 'two' }));
    expect(first).not.toEqual(once[0]);
    const [secret] = await lay(await live());
    expect(secret).not.toEqual(once[0]);
  });

  it('also decides what bots overlook; elsewhere their moods are their own', async () => {
    const seedsOf = async (wanted: { readonly seed?: string }): Promise<readonly unknown[]> => {
      const { thinker, asked } = recordingThinker();
      const server = await live({ ...wanted, thinker });
      const bots = [{ seat: 0, level: 1 }];
      const body = { game: 'tchang', seats: 2, name: 'Ann', seat: 1, bots };
      const { body: ann } = await server.post<Laid>('/api/tables', body);
      const line = await server.watch(ann.table);
      await line.next('table', frame => frame.actors[0] === 1);
      return asked.map(({ seed }) => seed);
    };
    // A turn may take several thoughts, each after another entry.
    const seeds = await seedsOf({ seed: 'one' });
    expect(seeds[0]).toBe(0);
    expect(await seedsOf({ seed: 'one' })).toEqual(seeds);
    expect(new Set(await seedsOf({}))).toEqual(new Set([undefined]));
  });

  it('is sealed and checked like any other', async () => {
    const server = await live({ seed: 'one' });
    const [ann] = await server.table({ game: 'tock', seats: 2 });
    await server.act(ann, 'resign');
    const { body } = await server.get(`/api/tables/${ann.table}/record`);
    const game = await loadGame('tock');
    expect(() => verify(game, readRecord(body))).not.toThrow();
    expect(server.logs.join()).toContain('can predict all luck');
  });

  it('is said aloud, and refused where others could come', async () => {
    const child = startChild({ TABLEE_DATA: newFolder(), TABLEE_SEED: 'one', TABLEE_LOG: 'silent' });
    await child.ready();
    expect(child.err).toMatch(/^TABLEE_SEED is set: .*not for play\.\n$/);
    const open = startChild({ TABLEE_DATA: newFolder(), TABLEE_SEED: 'one', HOST: '0.0.0.0' });
    expect(await open.ended).toEqual({ code: 2, signal: null });
    expect(open.err).toMatch(/^TABLEE_SEED makes all luck predictable, .*\n$/);
    expect(open.out).toBe('');
  });
});
