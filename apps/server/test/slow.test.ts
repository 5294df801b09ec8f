import { nim } from '@tablee/conform/specimens';
import { describe, expect, it } from 'vitest';
import { shelfOf } from './games.ts';
import { live } from './live.ts';
import { Stream } from './stream.ts';

/** A view of a megabyte: a reader who stops reading is behind after a few moves, whatever the system buffers. */
const bulky = {
  ...nim,
  id: 'bulky',
  writeState: (s: Parameters<typeof nim.writeState>[0]) => `${nim.writeState(s)} ${'x'.repeat(1_000_000)}`,
};

/** Twelve stones, taken one by one. */
const MOVES = ['1-1', '1-1', '1-1', '2-1', '2-1', '2-1', '2-1', '3-1', '3-1', '3-1', '3-1', '3-1'];

describe('a slow spectator', () => {
  it('holds nobody up, and is given the newest view when it reads again', async () => {
    const house = await live({ shelf: shelfOf(bulky) });
    const seats = await house.table({ game: 'bulky' });
    const { table } = seats[0];
    const quick = await house.watch(table, seats[1].token);
    const slow = await house.watch(table);
    const lazy = await Stream.open(house, table);
    slow.socket.pause();
    slow.heard.length = 0;
    for (const [i, move] of MOVES.slice(0, -1).entries()) {
      expect((await house.play(seats[i % 2]!, i, move)).body).toEqual({ n: i + 1 });
      await quick.next('table', f => f.n === i + 1 && f.told?.n === i + 1);
    }
    const metrics = (await house.get<string>('/metrics')).body;
    expect(Number(/^tablee_frames_dropped_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);

    slow.socket.resume();
    // How much the system buffers decides where the gap lies; there is one, and the newest view comes after it.
    const seen = [await slow.next('table')];
    while (seen.at(-1)!.n < 11) seen.push(await slow.next('table'));
    expect(seen.length).toBeLessThan(11);
    expect(seen.some(f => f.told === null)).toBe(true);
    await lazy.until('table', 11);
    await house.play(seats[1], 11, MOVES[11]!);
    expect((await slow.next('table')).told?.n).toBe(12);
    expect((await lazy.until('table')).id).toBe(12);
  });

  it('who asks for ever and never reads is let go', async () => {
    const house = await live({ shelf: shelfOf(bulky) });
    const [red] = await house.table({ game: 'bulky' });
    const line = await house.watch(red.table);
    line.socket.pause();
    const { ws } = house.server;
    for (let i = 0; i < 400 && ws.size > 0; i++) {
      line.send({ t: 'watch', table: red.table });
      line.send({ t: 'ping' });
      await new Promise(done => setTimeout(done, 10));
    }
    expect(ws.size).toBe(0);
  });
});
