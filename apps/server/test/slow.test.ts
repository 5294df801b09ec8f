import { connect, type Socket } from 'node:net';
import { nim } from '@tablee/conform/specimens';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shelfOf } from './games.ts';
import { type Live, live } from './live.ts';
import { Stream } from './stream.ts';

/** A view of one megabyte: a few moves exceed any buffer of the system. */
const bulky = {
  ...nim,
  id: 'bulky',
  writeState: (s: Parameters<typeof nim.writeState>[0]) => `${nim.writeState(s)} ${'x'.repeat(1_000_000)}`,
};

/** Twelve moves. */
const MOVES = ['1-1', '1-1', '1-1', '2-1', '2-1', '2-1', '2-1', '3-1', '3-1', '3-1', '3-1', '3-1'];

describe('a slow spectator', () => {
  it('delays no other client, and gets the newest view when it reads again', async () => {
    const app = await live({ shelf: shelfOf(bulky) });
    const seats = await app.table({ game: 'bulky' });
    const { table } = seats[0];
    const quick = await app.watch(table, seats[1].token);
    const slow = await app.watch(table);
    const lazy = await Stream.open(app, table);
    slow.socket.pause();
    slow.received.length = 0;
    for (const [i, move] of MOVES.slice(0, -1).entries()) {
      expect((await app.play(seats[i % 2]!, i, move)).body).toEqual({ n: i + 1 });
      await quick.next('table', f => f.n === i + 1 && f.told?.n === i + 1);
    }
    const metrics = (await app.get<string>('/metrics')).body;
    expect(Number(/^tablee_frames_dropped_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);

    slow.socket.resume();
    // The position of the gap depends on system buffers; the newest view comes after it.
    const seen = [await slow.next('table')];
    while (seen.at(-1)!.n < 11) seen.push(await slow.next('table'));
    expect(seen.length).toBeLessThan(11);
    expect(seen.some(f => f.told === null)).toBe(true);
    await lazy.until('table', 11);
    await app.play(seats[1], 11, MOVES[11]!);
    expect((await slow.next('table')).told?.n).toBe(12);
    expect((await lazy.until('table')).id).toBe(12);
  });

  it('that sends without reading is disconnected', async () => {
    const app = await live({ shelf: shelfOf(bulky) });
    const [red] = await app.table({ game: 'bulky' });
    const line = await app.watch(red.table);
    line.socket.pause();
    const { ws } = app.server;
    for (let i = 0; i < 400 && ws.size > 0; i++) {
      line.send({ t: 'watch', table: red.table });
      line.send({ t: 'ping' });
      await new Promise(done => setTimeout(done, 10));
    }
    expect(ws.size).toBe(0);
  });

  it('whose event stream stays full between two heartbeats is disconnected, others are not', async () => {
    const app = await live({ shelf: shelfOf(bulky) });
    const seats = await app.table({ game: 'bulky' });
    const { table } = seats[0];
    const { sse } = app.server;
    const quick = await Stream.open(app, table);
    const stuck = await unread(app, table);
    const slow = await unread(app, table);
    await until(() => sse.size === 3);
    for (const [i, move] of MOVES.slice(0, 10).entries()) {
      await app.play(seats[i % 2]!, i, move);
      await quick.until('table', i + 1);
    }
    sse.beat();
    expect(sse.size).toBe(3);
    // Reads until the newest view.
    let text = '';
    slow.on('data', chunk => {
      text += chunk;
    });
    await until(() => text.includes('id: 10\n') && text.endsWith('\n\n\r\n'));
    sse.beat();
    await until(() => sse.size === 2);
    sse.beat();
    await until(() => text.endsWith(':\n\n\r\n'));
    expect(sse.size).toBe(2);
    await app.play(seats[0], 10, MOVES[10]!);
    await quick.until('table', 11);
    stuck.destroy();
  });
});

/** An event stream that is never read. */
function unread(app: Live, table: string): Promise<Socket> {
  return new Promise(done => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => {
      socket.write(`GET /api/tables/${table}/events HTTP/1.1\r\nHost: x\r\n\r\n`);
      done(socket);
    });
    socket.on('error', () => {});
    onTestFinished(() => {
      socket.destroy();
    });
  });
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise(next => setTimeout(next, 5));
}
