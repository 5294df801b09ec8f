import { LEVELS, type Thinker, type ThinkRequest } from '@tablee/bots';
import { BOT_LEVELS, type Laid, type Problem, type Seated, type TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { randomGame } from './games.ts';
import { type Live, live, newFolder } from './live.ts';

const withBot = async (server: Live, extra: object = {}): Promise<Seated> => {
  const bots = [{ seat: 1, level: 1 }];
  const answer = await server.post<Seated>('/api/tables', {
    game: 'tchag',
    name: 'Ann',
    seat: 0,
    bots,
    ...extra,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const lookAt = async (server: Live, { table }: { table: string }) =>
  (await server.get<TableAnswer>(`/api/tables/${table}`)).body;

/** The first seat's whole first turn. */
const OPENING = (() => {
  const moves = randomGame(1);
  return moves
    .slice(
      0,
      moves.findIndex(m => m.seat === 1),
    )
    .map(m => m.move);
})();
/** The second seat's whole answer to it. */
const ANSWER = (() => {
  const rest = randomGame(1).slice(OPENING.length);
  return rest
    .slice(
      0,
      rest.findIndex(m => m.seat === 0),
    )
    .map(m => m.move);
})();
async function playOpening(server: Live, seated: Seated, from = 0): Promise<number> {
  for (const [i, move] of OPENING.entries())
    expect((await server.play(seated, from + i, move)).body).toEqual({ n: from + i + 1 });
  return from + OPENING.length;
}

/** A thinker that is never asked, or answers as it is told. */
const thinker = (own: Partial<Thinker>): Thinker => ({
  think: () => Promise.reject(new Error('out of its mind')),
  evaluate: () => Promise.reject(new Error('out of its mind')),
  close: () => {},
  ...own,
});

/** The first frame of a spectator for which `fits` holds. */
async function until(server: Live, seated: Seated, fits: (n: number, actors: readonly number[]) => boolean) {
  const line = await server.line();
  line.send({ t: 'watch', table: seated.table, token: seated.token });
  return line.next('table', f => f.outcome !== null || fits(f.n, f.actors));
}

describe('a bot at a table', () => {
  it('has the levels the wire names', () => {
    expect(BOT_LEVELS).toEqual(LEVELS);
  });

  it('sits from the start, is shown with its level, and answers with whole turns', async () => {
    const server = await live();
    const ann = await withBot(server);
    expect((await lookAt(server, ann)).now.people).toEqual([
      { name: 'Ann', here: false, bot: null, away: expect.any(String) },
      { name: null, here: true, bot: 1 },
    ]);
    await playOpening(server, ann);
    const frame = await until(server, ann, (_n, actors) => actors.includes(0));
    expect(frame.n).toBeGreaterThan(OPENING.length);
    expect(server.logs.filter(l => l.includes('bot'))).toEqual([]);
  });

  it('is seated by a player or the host only', async () => {
    const server = await live();
    const host = await server.post<Seated>('/api/tables', { game: 'tchag', name: 'Ann', seat: 0 });
    const bots = `/api/tables/${host.body.table}/bots`;
    expect((await server.post<Problem>(bots, { level: 2 })).body).toMatchObject({
      status: 403,
      key: 'not-host',
    });
    const line = await server.watch(host.body.table);
    const by = { token: host.body.token };
    expect((await server.post(bots, { level: 2 }, by)).body).toEqual({
      table: host.body.table,
      seat: 1,
      level: 2,
    });
    expect((await line.next('people', f => f.people[1]!.bot !== null)).people[1]!.bot).toBe(2);
    const key = async (body: object) => (await server.post<Problem>(bots, body, by)).body.key;
    expect(await key({ level: 2 })).toBe('no-free-seat');
    expect(await key({ level: 2, seat: 0 })).toBe('seat-taken');
    expect(await key({ level: 2, seat: 9 })).toBe('no-such-seat');
    expect(await key({ level: 6 })).toBe('malformed');
    expect(
      (await server.post<Problem>(`/api/tables/${host.body.table}/seats`, { name: 'Bob' })).body.key,
    ).toBe('no-free-seat');
  });

  it('is sent away before it has played, and stays once it has', async () => {
    const server = await live();
    const ann = await withBot(server);
    const away = (seat: number) =>
      server.ask<Problem>('DELETE', `/api/tables/${ann.table}/bots/${seat}`, undefined, { token: ann.token });
    expect((await away(0)).body.key).toBe('no-bot');
    expect((await server.ask<Problem>('DELETE', `/api/tables/${ann.table}/bots/1`)).body.key).toBe(
      'not-host',
    );
    expect((await away(1)).status).toBe(200);
    const bob = await server.post<Seated>(`/api/tables/${ann.table}/seats`, { name: 'Bob' });
    expect(bob.body.seat).toBe(1);

    const eve = await withBot(server);
    await playOpening(server, eve);
    await until(server, eve, n => n > OPENING.length);
    const late = await server.ask<Problem>('DELETE', `/api/tables/${eve.table}/bots/1`, undefined, {
      token: eve.token,
    });
    expect(late.body).toMatchObject({ status: 409, key: 'bot-moved' });
  });

  it('waits until every seat is taken', async () => {
    const server = await live();
    const laid = await server.post<Laid>('/api/tables', {
      game: 'tchag',
      seat: 'none',
      bots: [{ seat: 0, level: 1 }],
    });
    const { table } = laid.body;
    const watcher = await server.watch(table);
    expect((await watcher.quiet()).filter(f => f.t === 'table')).toEqual([]);
    const bob = await server.post<Seated>(`/api/tables/${table}/seats`, { name: 'Bob' });
    const frame = await until(server, bob.body, (_n, actors) => actors.includes(1));
    expect(frame.n).toBeGreaterThan(0);
  });

  it('TCHAKO-46 a table of T’Chako for bots alone ends after 60 turns, unless its options name a countdown', async () => {
    const house = await live({ bots: { pauseMs: 60_000 } });
    const bots = [0, 1].map(seat => ({ seat, level: 1 }));
    const optionsOf = async (more: object) => {
      const { body } = await house.post<Laid>('/api/tables', { game: 'tchako', seat: 'none', ...more });
      const line = await house.line();
      line.send({ t: 'watch', table: body.table });
      return (await line.next('hello')).head.options;
    };
    expect(await optionsOf({ bots })).toMatchObject({ countdown: true, countdownTurns: 60 });
    expect(await optionsOf({ bots, options: { countdown: false } })).toMatchObject({ countdown: false });
    expect(await optionsOf({ bots: bots.slice(1) })).toMatchObject({ countdown: false });
  });

  it('is found again after a restart, and goes on by itself', async () => {
    const data = newFolder();
    const first = await live({ data, bots: { pauseMs: 60_000 } });
    const ann = await withBot(first);
    await playOpening(first, ann);
    await first.server.stop();
    const second = await live({ data });
    expect((await lookAt(second, ann)).now.people[1]!.bot).toBe(1);
    expect((await until(second, ann, (_n, actors) => actors.includes(0))).n).toBeGreaterThan(OPENING.length);
  });

  it('plays on like an absent player when it cannot think, and the log says so', async () => {
    const server = await live({ thinker: thinker({}) });
    const ann = await withBot(server);
    await playOpening(server, ann);
    expect((await until(server, ann, (_n, actors) => actors.includes(0))).n).toBeGreaterThan(OPENING.length);
    const said = server.logs.filter(l => l.includes('a bot search failed'));
    expect(said.length).toBeGreaterThan(0);
    expect(said[0]).toContain('out of its mind');
  });

  it('plays on when its thought breaks a rule', async () => {
    const broken = { move: 'a1a1', turn: ['a1a1'], value: 0, depth: 0, nodes: 0, ms: 0 };
    const server = await live({ thinker: thinker({ think: async () => broken }) });
    const ann = await withBot(server);
    await playOpening(server, ann);
    expect((await until(server, ann, (_n, actors) => actors.includes(0))).n).toBeGreaterThan(OPENING.length);
    expect(server.logs.some(l => l.includes('a bot broke a rule'))).toBe(true);
  });

  it('is told an earlier position and all moves since, and its own seat', async () => {
    const asked: ThinkRequest[] = [];
    const server = await live({
      thinker: thinker({
        think: request => {
          asked.push(request);
          return Promise.reject(new Error('only listens'));
        },
      }),
    });
    const ann = await withBot(server, { bots: [{ seat: 1, level: 4 }] });
    await playOpening(server, ann);
    await until(server, ann, (_n, actors) => actors.includes(0));
    expect(asked.map(r => [r.seat, r.level, r.ms])).toEqual(asked.map(() => [1, 4, 20]));
    expect(new Set(asked.map(r => r.position)).size).toBe(1);
    const before = asked[0]!.moves;
    expect(before.length).toBeGreaterThan(0);
    expect(asked.map(r => r.moves.length)).toEqual(asked.map((_, i) => before.length + i));
    expect(asked.every(r => before.every((move, i) => r.moves[i] === move))).toBe(true);
  });

  it('lets go of a thought when the table changes, and stops thinking with the server', async () => {
    let asked = 0;
    let closed = 0;
    const never = () => {
      asked++;
      return new Promise<never>(() => {});
    };
    const server = await live({
      thinker: thinker({ think: never, evaluate: never, close: () => closed++ }),
    });
    const ann = await withBot(server);
    await playOpening(server, ann);
    expect((await server.act(ann, 'ask-back')).status).toBe(200);
    // The bot agrees although its thought about the position before never ends.
    expect((await until(server, ann, (_n, actors) => actors.includes(0))).offers.back).toBeNull();
    const { now } = await lookAt(server, ann);
    await playOpening(server, ann, now.n);
    await server.server.stop();
    expect([asked, closed]).toEqual([1, 1]);
    expect(server.logs.filter(l => l.includes('bot'))).toEqual([]);
  });
});

describe('what people ask of a bot', () => {
  const content = (hope: number) =>
    thinker({
      think: async () => ({ move: ANSWER[0]!, turn: ANSWER, value: hope, depth: 1, nodes: 1, ms: 1 }),
      evaluate: async () => hope,
    });

  it('a draw: yes when it does not stand better, but not before anything was played', async () => {
    const glad = await live({ thinker: content(0.5) });
    const ann = await withBot(glad);
    const early = await glad.watch(ann.table);
    await glad.act(ann, 'offer-draw');
    await early.next('table', f => f.offers.draw === 0);
    expect((await early.next('table', f => f.offers.draw === null)).outcome).toBeNull();
    await playOpening(glad, ann);
    await until(glad, ann, n => n >= OPENING.length + ANSWER.length);
    await glad.act(ann, 'offer-draw');
    expect((await until(glad, ann, () => false)).outcome).toMatchObject({ reason: 'table-agreed' });

    const proud = await live({ thinker: content(0.51) });
    const eve = await withBot(proud);
    const line = await proud.watch(eve.table);
    await proud.act(eve, 'offer-draw');
    await line.next('table', f => f.offers.draw === 0);
    expect((await line.next('table', f => f.offers.draw === null)).outcome).toBeNull();
  });

  it('taking back: yes', async () => {
    const server = await live();
    const ann = await withBot(server);
    await playOpening(server, ann);
    const { n } = await until(server, ann, (_n, actors) => actors.includes(0));
    await server.act(ann, 'ask-back');
    const back = await until(server, ann, now => now > n);
    expect(back.actors).toEqual([0]);
    const { view } = (await lookAt(server, ann)).now;
    expect(view).toBe('x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0');
  });

  it('a rematch: yes, one seat further', async () => {
    const server = await live();
    const ann = await withBot(server);
    await server.act(ann, 'resign');
    const line = await server.watch(ann.table);
    await server.act(ann, 'offer-rematch');
    const { offers } = await line.next(
      'table',
      f => f.offers.rematch?.table !== null && f.offers.rematch !== null,
    );
    const next = { ...ann, table: offers.rematch!.table! };
    expect((await lookAt(server, next)).now.people.map(p => p.bot)).toEqual([1, null]);
    expect((await until(server, next, (_n, actors) => actors.includes(1))).n).toBeGreaterThan(0);
  });
});

describe('a table for all to see', () => {
  it('is laid without a seat, and its host may still seat bots', async () => {
    const server = await live();
    const laid = await server.post<Laid>('/api/tables', { game: 'tchag', seat: 'none' });
    expect(laid.body).toMatchObject({ seat: null, token: null });
    const { table } = laid.body;
    const hello = async (cookie: string | null) => {
      const line = await server.line(cookie ? { cookie } : {});
      line.send({ t: 'watch', table });
      return line.next('hello');
    };
    expect(await hello(laid.cookie)).toMatchObject({ eyes: 'public', host: true });
    expect(await hello(null)).toMatchObject({ eyes: 'public', host: false });
    const bots = `/api/tables/${table}/bots`;
    expect((await server.post(bots, { level: 1 })).status).toBe(403);
    expect((await server.post(bots, { level: 1 }, { cookie: laid.cookie })).status).toBe(201);
    const play = await server.post<Problem>(
      `/api/tables/${table}/moves`,
      { decision: 0, move: OPENING[0] },
      { cookie: laid.cookie },
    );
    expect(play.body.key).toBe('not-seated');
  });

  it('two bots play to the end while a spectator watches', async () => {
    const server = await live({ bots: { ms: 1 } });
    const bots = [0, 1].map(seat => ({ seat, level: 1 }));
    const { body } = await server.post<Laid>('/api/tables', { game: 'tchag', seat: 'none', bots });
    expect((await lookAt(server, body)).now.n).toBe(0);
    const line = await server.line();
    line.send({ t: 'watch', table: body.table });
    expect((await line.next('table', f => f.n >= 6 || f.outcome !== null)).n).toBeGreaterThanOrEqual(6);
  }, 60_000);

  it('four bots swap, play and deal again at a table with secrets', async () => {
    const server = await live({ bots: { ms: 2 } });
    const bots = [0, 1, 2, 3].map(seat => ({ seat, level: 1 }));
    const { body } = await server.post<Laid>('/api/tables', { game: 'tock', seat: 'none', bots });
    const line = await server.line();
    line.send({ t: 'watch', table: body.table });
    // Four cards given and twenty played: then the second deal.
    const { view } = await line.next('table', f => f.n >= 26);
    expect(view).toContain('deal 2 g');
    expect(server.logs.filter(l => l.includes('a bot'))).toEqual([]);
  }, 60_000);

  it('refuses seats that cannot be', async () => {
    const server = await live();
    const create = { game: 'tchag', name: 'Ann' };
    const cases: readonly (readonly [object, number, string])[] = [
      [{ ...create, seat: 0, bots: [{ seat: 0, level: 1 }] }, 409, 'seat-taken'],
      [{ ...create, bots: [{ seat: 2, level: 1 }] }, 422, 'no-such-seat'],
      [
        {
          ...create,
          bots: [
            { seat: 1, level: 1 },
            { seat: 1, level: 2 },
          ],
        },
        409,
        'seat-taken',
      ],
      [{ ...create, bots: [0, 1].map(seat => ({ seat, level: 1 })) }, 409, 'no-free-seat'],
      [{ ...create, bots: [{ seat: 1, level: 0 }] }, 400, 'malformed'],
      [{ game: 'tchag', bots: [{ seat: 1, level: 1 }] }, 400, 'malformed'],
    ];
    for (const [body, status, key] of cases) {
      const answer = await server.post<Problem>('/api/tables', body);
      expect([answer.status, answer.body.key], JSON.stringify(body)).toEqual([status, key]);
    }
    const { body } = await server.post<Laid>('/api/tables', { ...create, bots: [{ seat: 0, level: 1 }] });
    expect(body.seat).toBe(1);
    expect((await lookAt(server, body)).head.lot).toEqual({ of: 1, pick: 0 });
  });
});
