import { MAX_FRAME_BYTES } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { newSecret } from '../src/people/credentials.ts';
import { live } from './live.ts';

describe('the WebSocket transport', () => {
  it('accepts our own pages, configured origins, and clients that are no browsers', async () => {
    const app = await live({ origins: ['https://jeux.example'] });
    const { host } = new URL(app.url);
    for (const origin of [`http://${host}`, 'https://jeux.example']) {
      (await app.line({ origin })).socket.close();
    }
    (await app.line()).socket.close();
    for (const origin of [
      'https://evil.example',
      'null',
      `http://${host}.evil.example`,
      'http://localhost:1',
    ]) {
      await expect(app.line({ origin })).rejects.toThrow(/^403 .*"key":"origin"/);
    }
  });

  it('believes the forwarded host only behind a configured proxy', async () => {
    const headers = { origin: 'https://jeux.example', 'x-forwarded-host': 'jeux.example' };
    await expect((await live()).line(headers)).rejects.toThrow(/^403/);
    (await (await live({ proxies: 1 })).line(headers)).socket.close();
  });

  it('refuses invalid frames with a sentence, and continues', async () => {
    const app = await live();
    const [red] = await app.table();
    const line = await app.watch(red.table, red.token);
    const cases: readonly (readonly [unknown, string])[] = [
      ['', 'malformed'],
      ['{', 'malformed'],
      ['null', 'malformed'],
      ['[]', 'malformed'],
      ['{"t":"dance"}', 'malformed'],
      [Buffer.from([1, 2, 3]), 'malformed'],
      [{ t: 'watch', table: 'UPPER' }, 'malformed'],
      [{ t: 'watch', table: red.table, token: 'short' }, 'malformed'],
      [{ t: 'watch', table: red.table, extra: 1 }, 'malformed'],
      [{ t: 'play', table: red.table, decision: -1, move: 'b2b3' }, 'malformed'],
      [{ t: 'play', table: red.table, decision: 0.5, move: 'b2b3' }, 'malformed'],
      [{ t: 'play', table: red.table, decision: 0, move: '' }, 'malformed'],
      [{ t: 'play', table: red.table, decision: 0, move: 'x'.repeat(201) }, 'malformed'],
      [{ t: 'act', table: red.table, act: 'cheat' }, 'malformed'],
      [`"${'x'.repeat(MAX_FRAME_BYTES)}"`, 'too-large'],
    ];
    for (const [frame, key] of cases) {
      line.send(frame);
      const refused = await line.next('refused');
      expect(refused.key, JSON.stringify(frame)).toBe(key);
      expect(refused.sentence).toMatch(/\.$/);
      expect(refused.status).toBe(key === 'too-large' ? 413 : 400);
    }
    line.send({ t: 'play', table: red.table, decision: 0, move: 'b2b3' });
    expect((await line.next('table')).n).toBe(1);
  });

  it('disconnects clients that send oversized messages', async () => {
    const app = await live();
    const line = await app.line();
    line.send('x'.repeat(70_000));
    expect(await line.closed).toBe(1009);
  });

  it('limits frames a second, with one refusal a second', async () => {
    const app = await live({ limits: { frames: 20 } });
    const line = await app.line();
    for (let i = 0; i < 300; i++) line.send({ t: 'ping' });
    const refused = await line.next('refused');
    expect(refused).toMatchObject({ key: 'too-often', status: 429 });
    await new Promise(done => setTimeout(done, 1_100));
    const pongs = line.received.filter(f => f.t === 'pong').length;
    expect(pongs).toBeLessThan(100);
    line.send({ t: 'ping' });
    await line.next('pong');
  });

  it('limits connections by address and in total', async () => {
    const each = await live({ limits: { connectionsEach: 3 } });
    const lines = await Promise.all([each.line(), each.line(), each.line()]);
    await expect(each.line()).rejects.toThrow(/^429 .*too-many-connections/);
    lines[0].socket.close();
    while (each.server.ws.size > 2) await new Promise(done => setTimeout(done, 5));
    await each.line();

    const all = await live({ limits: { connections: 2 } });
    await Promise.all([all.line(), all.line()]);
    await expect(all.line()).rejects.toThrow(/^503 .*too-many-connections/);
  });

  it('distinguishes addresses behind a proxy', async () => {
    const app = await live({ proxies: 1, limits: { connectionsEach: 1 } });
    await app.line({ 'x-forwarded-for': '198.51.100.1' });
    await app.line({ 'x-forwarded-for': 'forged, 198.51.100.2' });
    await expect(app.line({ 'x-forwarded-for': '198.51.100.1' })).rejects.toThrow(/^429/);
  });

  it('is at /ws only', async () => {
    const app = await live();
    const { Line } = await import('./line.ts');
    const at = (path: string) => Line.open(app.url.replace('http', 'ws') + path, {});
    await expect(at('/')).rejects.toThrow(/^404/);
    await expect(at('/ws/x')).rejects.toThrow(/^404/);
    await at('/ws?x=1');
    expect((await app.get('/ws')).status).toBe(404);
  });

  it('counts people and spectators, also when they leave', async () => {
    const app = await live();
    const [red, yellow] = await app.table();
    const line = await app.watch(red.table, red.token);
    const other = await app.watch(red.table, yellow.token);
    const spectator = await app.watch(red.table);
    await line.next('people', f => f.watching === 1 && f.people.every(p => p.here));
    spectator.send({ t: 'leave', table: red.table });
    await line.next('people', f => f.watching === 0);
    other.socket.terminate();
    await line.next('people', f => !f.people[1]!.here);
    await app.play(red, 0, 'b2b3');
    await line.next('table', f => f.n === 1);
    expect((await spectator.quiet()).filter(f => f.t === 'table')).toEqual([]);
  });

  it('identifies a guest by cookie; a token has precedence', async () => {
    const app = await live();
    const host = await app.post<{ table: string }>('/api/tables', { game: 'tchag', name: 'Ann', seat: 0 });
    const guest = await app.post<{ token: string }>(`/api/tables/${host.body.table}/seats`, {
      name: 'Bob',
    });
    const line = await app.line({ cookie: host.cookie! });
    line.send({ t: 'watch', table: host.body.table });
    expect((await line.next('hello')).eyes).toBe(0);
    line.send({ t: 'watch', table: host.body.table, token: guest.body.token });
    expect((await line.next('hello')).eyes).toBe(1);
    const stranger = await app.line({ cookie: `tablee_guest=${newSecret()}` });
    stranger.send({ t: 'watch', table: host.body.table });
    expect((await stranger.next('hello')).eyes).toBe('public');
  });

  it('limits the tables watched on one connection', async () => {
    const app = await live();
    const tables = await Promise.all(Array.from({ length: 17 }, () => app.table()));
    const line = await app.line();
    for (const [red] of tables) line.send({ t: 'watch', table: red.table });
    expect(await line.next('refused')).toMatchObject({ key: 'too-many-watched' });
    line.send({ t: 'leave', table: tables[0]![0].table });
    line.send({ t: 'watch', table: tables[16]![0].table });
    expect((await line.next('hello')).table).toBe(tables[16]![0].table);
  });

  it('disconnects a client that no longer answers', async () => {
    const app = await live();
    const [red] = await app.table();
    const line = await app.watch(red.table, red.token);
    const deaf = await app.watch(red.table);
    deaf.socket.pause();
    const { ws } = app.server;
    ws.beat();
    await line.quiet();
    ws.beat();
    await line.next('people', f => f.watching === 0);
    expect(ws.size).toBe(1);
  });
});
