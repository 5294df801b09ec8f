import { describe, expect, it } from 'vitest';
import { randomGame } from './games.ts';
import { live } from './live.ts';
import { Stream } from './stream.ts';

describe('server-sent events', () => {
  it('carry the same frames as the WebSocket, for every pair of eyes', async () => {
    const app = await live();
    const seats = await app.table();
    const { table } = seats[0];
    const eyes = [seats[0].token, seats[1].token, undefined];
    const pairs = await Promise.all(
      eyes.map(async token => ({
        line: await app.watch(table, token),
        stream: await Stream.open(app, table, token ? { token } : {}),
      })),
    );
    for (const { stream } of pairs) await stream.until('table');
    for (const [i, { seat, move }] of randomGame(2).slice(0, 12).entries()) {
      await app.play(seats[seat]!, i, move);
    }
    for (const { line, stream } of pairs) {
      for (let n = 1; n <= 12; n++) {
        const event = await stream.until('table', n);
        expect(event.frame).toEqual(await line.next('table', f => f.n === n));
      }
    }
  });

  it('begin with hello, for the eyes of the reader, by token or by cookie', async () => {
    const app = await live();
    const host = await app.post<{ table: string; token: string }>('/api/tables', {
      game: 'tchag',
      name: 'Ann',
      seat: 1,
    });
    const { table, token } = host.body;
    const eyes = async (by: Parameters<typeof Stream.open>[2]) =>
      (await (await Stream.open(app, table, by)).next())?.frame;
    expect(await eyes({ token })).toMatchObject({ t: 'hello', eyes: 1, table });
    expect(await eyes({ cookie: host.cookie })).toMatchObject({ t: 'hello', eyes: 1 });
    expect(await eyes({})).toMatchObject({ t: 'hello', eyes: 'public' });
    expect(await eyes({ token: 'B'.repeat(43) })).toMatchObject({ t: 'hello', eyes: 'public' });
  });

  it('continue where the reader stopped: Last-Event-ID, or ?seen=', async () => {
    const app = await live();
    const seats = await app.table();
    const { table } = seats[0];
    for (const [i, { seat, move }] of randomGame(2).slice(0, 5).entries())
      await app.play(seats[seat]!, i, move);
    const told = async (headers: { [name: string]: string }, query = '') => {
      const { frame } = await (await Stream.open(app, table, { headers }, query)).until('table', 5);
      return frame.t === 'table' ? frame.told?.n : null;
    };
    expect(await told({ 'last-event-id': '4' })).toBe(5);
    expect(await told({}, '?seen=4')).toBe(5);
    expect(await told({ 'last-event-id': '4' }, '?seen=1')).toBe(5);
    expect(await told({ 'last-event-id': '2' })).toBeUndefined();
    expect(await told({ 'last-event-id': 'nonsense' })).toBeUndefined();
    expect((await app.get(`/api/tables/${table}/events?seen=x`)).status).toBe(400);
  });

  it('count present people, and notice who left', async () => {
    const app = await live();
    const [red] = await app.table();
    const line = await app.watch(red.table);
    const stop = new AbortController();
    await fetch(`${app.url}/api/tables/${red.table}/events`, {
      headers: { authorization: `Bearer ${red.token}` },
      signal: stop.signal,
    });
    await line.next('people', f => f.people[0]!.here && f.watching === 1);
    stop.abort();
    await line.next('people', f => !f.people[0]!.here);
  });

  it('count among the connections of an address', async () => {
    const app = await live({ limits: { connectionsEach: 2 } });
    const [red] = await app.table();
    await Stream.open(app, red.table);
    await app.line();
    await expect(Stream.open(app, red.table)).rejects.toThrow(/^429 .*too-many-connections/);
  });

  it('are not sent to HEAD requests', async () => {
    const app = await live();
    const [red] = await app.table();
    const answer = await fetch(`${app.url}/api/tables/${red.table}/events`, { method: 'HEAD' });
    expect(answer.status).toBe(404);
  });

  it('are not cached, and have the security headers', async () => {
    const app = await live();
    const [red] = await app.table();
    const { headers } = (await Stream.open(app, red.table)).response;
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});
