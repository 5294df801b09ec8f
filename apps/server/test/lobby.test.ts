import { nim } from '@tablee/conform/specimens';
import {
  fromHex,
  type Game,
  type GameRecord,
  opensTo,
  parseRecord,
  streamPick,
  verify,
} from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import type { MineItem, Problem, Seated, Story, TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { randomGame, shelfOf } from './games.ts';
import { live, newFolder } from './live.ts';

const create = { game: 'tchag', name: 'Ann' };

describe('the lobby', () => {
  it('lists the games with their options', async () => {
    const server = await live();
    const { body } = await server.get<{ games: { id: string; options: unknown }[] }>('/api/games');
    expect(body.games.map(g => g.id)).toContain('tchag');
    expect(body.games[0]!.options).toEqual(tchag.options);
  });

  it('lays a table, and gives the guest a cookie no script can read', async () => {
    const server = await live();
    const answer = await server.post<Seated>('/api/tables', create);
    expect(answer.status).toBe(201);
    expect(answer.body.table).toMatch(/^[a-z0-9]{12}$/);
    expect(answer.body.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const cookie = answer.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^tablee_guest=[A-Za-z0-9_-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
    // The page learns that there is a guest, and nothing else.
    expect(answer.headers.getSetCookie()[1]).toMatch(/^tablee_here=1; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    const again = await server.post('/api/tables', create, { cookie: answer.cookie });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('marks the cookie Secure behind https', async () => {
    const server = await live({ proxies: 1 });
    const answer = await server.post('/api/tables', create, { headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers.getSetCookie()[0]).toContain('Secure');
  });

  it('draws the host’s seat by a lot anyone can check afterwards', async () => {
    const server = await live();
    const drawn = new Set<number>();
    for (let i = 0; i < 40 && drawn.size < 2; i++) {
      const { body: host } = await server.post<Seated>('/api/tables', create);
      drawn.add(host.seat);
      const { body } = await server.get<TableAnswer>(`/api/tables/${host.table}`);
      expect(body.head.lot).toEqual({ of: 2, pick: host.seat });
      expect(body.head.seals).toEqual([{ from: 0, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
      await server.act(host, 'resign');
      const end = (await server.get<TableAnswer>(`/api/tables/${host.table}`)).body.now.seals![0]!;
      expect(end.commitment).toBe(body.head.seals[0]!.commitment);
      expect(opensTo(end.seed!, end.commitment)).toBe(true);
      expect(streamPick(fromHex(end.seed!)!, 'lot', 0, 2)).toBe(host.seat);
    }
    expect([...drawn].sort()).toEqual([0, 1]);
  });

  it('refuses games, options, seats and names that make no sense', async () => {
    const server = await live();
    const cases: readonly (readonly [object, number, string])[] = [
      [{ ...create, game: 'chess' }, 404, 'no-game'],
      [{ ...create, game: '__proto__' }, 404, 'no-game'],
      [{ ...create, options: { start: 'sideways' } }, 422, 'options-value'],
      [{ ...create, options: { speed: 3 } }, 422, 'options-unknown'],
      [{ ...create, options: { start: { deep: 1 } } }, 400, 'malformed'],
      [{ ...create, seats: 5 }, 422, 'seats'],
      [{ ...create, seat: 2 }, 422, 'no-such-seat'],
      [{ ...create, seat: -1 }, 400, 'malformed'],
      [{ ...create, name: '   ' }, 422, 'name-unreadable'],
      [{ ...create, name: 'x'.repeat(25) }, 400, 'malformed'],
      [{ ...create, name: 'a\u202Eb' }, 422, 'name-unreadable'],
      [{ ...create, name: 'a\nb' }, 422, 'name-unreadable'],
      [{ ...create, admin: true }, 400, 'malformed'],
      [{ game: 'tchag' }, 400, 'malformed'],
    ];
    for (const [body, status, key] of cases) {
      const answer = await server.post<Problem>('/api/tables', body);
      expect([answer.status, answer.body.key], JSON.stringify(body)).toEqual([status, key]);
      expect(answer.body.sentence).toMatch(/\.$/);
    }
    const nims = await live({ shelf: shelfOf(nim) });
    const odd = { game: 'nim', name: 'Ann', options: { heaps: 1, misere: true } };
    expect((await nims.post('/api/tables', odd)).body).toMatchObject({
      status: 422,
      key: 'misere-needs-heaps',
    });
  });

  it('says when a table needs rules that are not known here, once in the log and not as an error', async () => {
    const data = newFolder();
    const newer = await live({ data, shelf: shelfOf({ ...nim, rules: 9 }) });
    const [ann] = await newer.table({ game: 'nim' });
    await newer.server.stop();
    const server = await live({ data, shelf: shelfOf(nim) });
    for (let i = 0; i < 2; i++) {
      const { body } = await server.get<Problem>(`/api/tables/${ann.table}`);
      expect(body).toMatchObject({
        status: 501,
        key: 'unknown-rules',
        sentence: expect.stringMatching(/rules 9 of nim/),
      });
    }
    const line = await server.line();
    line.send({ t: 'watch', table: ann.table });
    expect(await line.next('refused')).toMatchObject({ status: 501, key: 'unknown-rules' });
    const logged = server.logs.map(text => JSON.parse(text)).filter(({ level }) => level > 30);
    expect(logged).toMatchObject([{ level: 40, table: ann.table, game: 'nim', rules: 9 }]);
  });

  it('seats a friend on the free seat, and no guest twice', async () => {
    const server = await live();
    const host = await server.post<Seated>('/api/tables', { ...create, seat: 1 });
    const seats = `/api/tables/${host.body.table}/seats`;
    const line = await server.watch(host.body.table);
    expect((await server.post<Problem>(seats, { name: 'Ann' }, { cookie: host.cookie })).body.key).toBe(
      'already-seated',
    );
    expect((await server.post<Problem>(seats, { name: 'Eve', seat: 1 })).body.key).toBe('seat-taken');
    expect((await server.post<Problem>(seats, { name: 'Eve', seat: 2 })).body.key).toBe('no-such-seat');
    const friend = await server.post<Seated>(seats, { name: 'Éloïse' });
    expect(friend.body.seat).toBe(0);
    expect((await line.next('people', f => f.people[0]!.name !== null)).people[0]!.name).toBe('Éloïse');
    expect((await server.post<Problem>(seats, { name: 'Eve' })).body).toMatchObject({
      key: 'no-free-seat',
      status: 409,
    });
  });

  it('shows the avatar a person chose, which is one of twelve', async () => {
    const server = await live();
    const host = await server.post<Seated>('/api/tables', { ...create, seat: 0, avatar: 11 });
    const at = `/api/tables/${host.body.table}`;
    const wrong = [12, -1, 1.5, '3', null, [1], { x: 1 }, 'data:image/png;base64,'];
    for (const avatar of wrong)
      expect((await server.post<Problem>(`${at}/seats`, { name: 'Bob', avatar })).status).toBe(400);
    expect((await server.post<Problem>('/api/tables', { ...create, avatar: 12 })).status).toBe(400);
    expect((await server.post<Seated>(`${at}/seats`, { name: 'Bob' })).status).toBe(201);
    const { people } = (await server.get<TableAnswer>(at)).body.now;
    expect(people.map(p => p.avatar)).toEqual([11, undefined]);
    expect(people[1], 'older pages get the fields they know').not.toHaveProperty('avatar');
  });

  it('gives the last seat to one of two who want it at once', async () => {
    const server = await live();
    const host = await server.post<Seated>('/api/tables', create);
    const sit = () => server.post(`/api/tables/${host.body.table}/seats`, { name: 'Bob' });
    const statuses = (await Promise.all([sit(), sit(), sit()])).map(a => a.status).sort();
    expect(statuses).toEqual([201, 409, 409]);
  });

  it('lets one guest hold both seats when asked for by number', async () => {
    const server = await live();
    const host = await server.post<Seated>('/api/tables', { ...create, seat: 0 });
    const seats = `/api/tables/${host.body.table}/seats`;
    const other = await server.post<Seated>(seats, { name: 'Ann', seat: 1 }, { cookie: host.cookie });
    expect(other.status).toBe(201);
    expect(
      (await server.get<TableAnswer>(`/api/tables/${host.body.table}`, { token: other.body.token })).body
        .eyes,
    ).toBe(1);
  });

  it('finds a guest’s games again, with whose turn it is', async () => {
    const server = await live();
    const first = await server.post<Seated>('/api/tables', { ...create, seat: 0 });
    const by = { cookie: first.cookie };
    const second = await server.post<Seated>('/api/tables', { ...create, seat: 1 }, by);
    await server.act(second.body, 'resign');
    await server.post(`/api/tables/${first.body.table}/seats`, { name: 'Bob' });
    const { body } = await server.get<{ tables: MineItem[] }>('/api/mine', by);
    const found = Object.fromEntries(body.tables.map(t => [t.table, t]));
    expect(found[first.body.table]).toMatchObject({
      seat: 0,
      yourTurn: true,
      over: false,
      people: ['Ann', 'Bob'],
      n: 0,
    });
    expect(found[second.body.table]).toMatchObject({
      seat: 1,
      yourTurn: false,
      over: true,
      people: [null, 'Ann'],
      n: 1,
    });
    expect((await server.get<{ tables: unknown[] }>('/api/mine')).body.tables).toEqual([]);
  });
});

describe('a game brought along', () => {
  const game = tchag as unknown as Game;
  const recordOf = (entries: GameRecord['entries']): GameRecord => ({
    tablee: 1,
    game: 'tchag',
    rules: 1,
    seats: 2,
    options: { start: 'rows' },
    seals: [],
    setup: [],
    entries,
  });
  const begun = recordOf(randomGame(4).slice(0, 9));

  it('goes on where it stood, with a new seal', async () => {
    const server = await live();
    const [red, yellow] = await server.table({ record: begun });
    const { body } = await server.get<TableAnswer>(`/api/tables/${red.table}`);
    expect(body.now.n).toBe(9);
    expect(body.head.seals).toEqual([{ from: 10, commitment: expect.any(String) }]);
    const { seat, move } = randomGame(4)[9]!;
    expect((await server.play([red, yellow][seat]!, 9, move)).body).toEqual({ n: 10 });
    const { body: story } = await server.get<Story>(`/api/tables/${red.table}/story`);
    expect(story.chapters).toHaveLength(11);
    expect(story.chapters[0]!.view).toBe('x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0');
    expect(story.chapters[3]!.told?.move).toBe(randomGame(4)[2]!.move);
    await server.act(red, 'resign');
    const file = await server.get<GameRecord>(`/api/tables/${red.table}/record`);
    expect(verify(game, parseRecord(JSON.stringify(file.body)))).toMatchObject({ entries: 11 });
    expect(file.body.entries.slice(0, 9)).toEqual(begun.entries);
    expect(file.body.names).toEqual(['Ann', 'Bob']);
  });

  it('may be taken back into while it is in memory', async () => {
    const server = await live();
    const [red, yellow] = await server.table({ record: begun });
    const asker = begun.entries[8]!.seat === 0 ? red : yellow;
    expect((await server.act(asker, 'ask-back')).status).toBe(200);
  });

  it('is refused when it is broken, cut short, over, too long or of other rules', async () => {
    const server = await live();
    const whole = recordOf(randomGame(4));
    const cases: readonly (readonly [unknown, number, string])[] = [
      ['nonsense', 422, 'record'],
      [null, 422, 'record'],
      [{ ...begun, entries: undefined }, 422, 'record'],
      [{ ...begun, tablee: 9 }, 422, 'record'],
      [{ ...begun, game: 'nim' }, 422, 'record-game'],
      [{ ...begun, rules: 99 }, 422, 'record-rules'],
      [{ ...begun, options: { start: 'up' } }, 422, 'options-value'],
      [{ ...begun, seals: [{ from: 0, commitment: 'a'.repeat(64), seed: 'b'.repeat(64) }] }, 422, 'seal'],
      [{ ...begun, entries: [...begun.entries, { seat: 0, move: 'a1a1' }] }, 422, 'record-move'],
      [{ ...begun, entries: [{ seat: 0, move: 'b2b3', picks: [1] }] }, 422, 'record-luck'],
      [
        {
          ...begun,
          entries: [
            { act: 'back', seat: 0, to: 0 },
            { act: 'back', seat: 9, to: 0 },
          ],
        },
        422,
        'record-act',
      ],
      [whole, 409, 'record-over'],
      [recordOf(Array.from({ length: 2_001 }, () => ({ seat: 0, move: 'b2b3' }))), 413, 'record-long'],
    ];
    for (const [record, status, key] of cases) {
      const answer = await server.post<Problem>('/api/tables', { ...create, record });
      expect([answer.status, answer.body.key], JSON.stringify(record)?.slice(0, 200)).toEqual([status, key]);
    }
    const diamond = await server.post<Problem>('/api/tables', {
      ...create,
      options: { start: 'diamond' },
      record: begun,
    });
    expect(diamond.body.key).toBe('record-options');
    const same = await server.post('/api/tables', { ...create, options: { start: 'rows' }, record: begun });
    expect(same.status).toBe(201);
  });
});
