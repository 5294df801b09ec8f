import { duel, lob } from '@tablee/conform/specimens';
import type { TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { randomGame, shelfOf } from './games.ts';
import { type Live, live } from './live.ts';

const now = async (server: Live, table: string, token?: string) =>
  (await server.get<TableAnswer>(`/api/tables/${table}`, token ? { token } : {})).body.now;

/** Plays until it is seat 1's turn; the number of entries. */
async function playFirstTurn(server: Live, seats: Awaited<ReturnType<Live['table']>>): Promise<number> {
  const moves = randomGame(1);
  const n = moves.findIndex(m => m.seat === 1);
  for (const [i, { seat, move }] of moves.slice(0, n).entries()) await server.play(seats[seat]!, i, move);
  return n;
}

describe('resigning and drawing', () => {
  it('ends the game for the other', async () => {
    const server = await live();
    const [red, yellow] = await server.table();
    const line = await server.watch(red.table, yellow.token);
    expect((await server.act(red, 'resign')).body).toEqual({ n: 1 });
    const end = await line.next('table', f => f.n === 1);
    expect(end.outcome).toEqual({ payoff: [0, 1], reason: 'table-resigned' });
    expect(end.told).toEqual({ n: 1, seat: 0, act: 'resign' });
    for (const act of ['resign', 'offer-draw', 'ask-back']) {
      expect((await server.act(yellow, act)).body.key).toBe('over');
    }
  });

  it('needs two for a draw, and shows the offer to both', async () => {
    const server = await live();
    const [red, yellow] = await server.table();
    expect((await server.act(yellow, 'accept-draw')).body.key).toBe('no-offer');
    expect((await server.act(yellow, 'decline-draw')).body.key).toBe('no-offer');
    const line = await server.watch(red.table);
    await server.act(red, 'offer-draw');
    expect((await line.next('table')).offers.draw).toBe(0);
    expect((await server.act(red, 'offer-draw')).status).toBe(200);
    expect((await server.act(red, 'accept-draw')).body.key).toBe('no-offer');
    await server.act(yellow, 'decline-draw');
    expect((await line.next('table')).offers.draw).toBeNull();
    await server.act(red, 'offer-draw');
    expect((await server.act(yellow, 'offer-draw')).body).toEqual({ n: 1 });
    expect((await now(server, red.table)).outcome).toEqual({ payoff: [0.5, 0.5], reason: 'table-agreed' });
  });

  it('takes the other’s move for a no, and one’s own for nothing', async () => {
    const server = await live();
    const seats = await server.table();
    await server.act(seats[0], 'offer-draw');
    const n = await playFirstTurn(server, seats);
    expect((await now(server, seats[0].table)).offers.draw).toBe(0);
    const { move } = randomGame(1)[n]!;
    expect((await server.play(seats[1], n, move)).status).toBe(200);
    expect((await now(server, seats[0].table)).offers.draw).toBeNull();
  });

  it('offers nothing to an empty chair, and no draw where the goal is shared', async () => {
    const server = await live({ shelf: shelfOf(lob) });
    const host = await server.post<{ table: string; seat: number; token: string }>('/api/tables', {
      game: 'lob',
      name: 'Ann',
      seat: 0,
    });
    expect((await server.act(host.body, 'offer-draw')).body.key).toBe('no-draw');
    const plain = await live();
    const alone = await plain.post<{ table: string; seat: number; token: string }>('/api/tables', {
      game: 'tchag',
      name: 'Ann',
      seat: 0,
    });
    expect((await plain.act(alone.body, 'offer-draw')).body.key).toBe('no-opponent');
    expect((await plain.act(alone.body, 'offer-rematch')).body.key).toBe('not-over');
    await plain.act(alone.body, 'resign');
    expect((await plain.act(alone.body, 'offer-rematch')).body.key).toBe('no-opponent');
  });

  it('asks everybody at a table of three', async () => {
    const server = await live({ shelf: shelfOf(duel) });
    const [a, b] = await server.table({ game: 'duel', seats: 3 });
    const c = (await server.post<typeof a>(`/api/tables/${a.table}/seats`, { name: 'Cid' })).body;
    await server.act(b, 'offer-draw');
    await server.act(a, 'accept-draw');
    expect((await now(server, a.table)).outcome).toBeNull();
    expect((await server.act(c, 'accept-draw')).body).toEqual({ n: 1 });
    expect((await now(server, a.table)).outcome?.payoff).toEqual([0.5, 0.5, 0.5]);
    expect((await server.act(a, 'resign')).body.key).toBe('over');
  });
});

describe('taking back', () => {
  it('is free inside one’s own running turn', async () => {
    const server = await live();
    const [red] = await server.table();
    const line = await server.watch(red.table);
    const before = await now(server, red.table);
    await server.play(red, 0, 'b2b3');
    expect((await server.act(red, 'ask-back')).body).toEqual({ n: 2 });
    const back = await line.next('table', f => f.n === 2);
    expect(back.told).toEqual({ n: 2, seat: 0, act: 'back', to: 0 });
    expect(back.view).toBe(before.view);
    expect((await server.act(red, 'ask-back')).body.key).toBe('nothing-to-take-back');
    expect((await server.play(red, 2, 'c2d3')).body).toEqual({ n: 3 });
  });

  it('needs consent once the turn has passed, and lapses when the other plays on', async () => {
    const server = await live();
    const seats = await server.table();
    const [red, yellow] = seats;
    const before = await now(server, red.table);
    const n = await playFirstTurn(server, seats);
    expect((await server.act(red, 'ask-back')).body).toEqual({ n });
    expect((await now(server, red.table)).offers.back).toEqual({ seat: 0, to: 0 });
    expect((await server.act(red, 'accept-back')).body.key).toBe('no-offer');
    await server.act(yellow, 'decline-back');
    expect((await now(server, red.table)).offers.back).toBeNull();
    await server.act(red, 'ask-back');
    expect((await server.act(yellow, 'accept-back')).body).toEqual({ n: n + 1 });
    const after = await now(server, red.table, red.token);
    expect(after.view).toBe(before.view);
    expect(after.decision).toBe(n + 1);
    expect(after.told).toEqual({ n: n + 1, seat: 0, act: 'back', to: 0 });

    const again = await server.table();
    const m = await playFirstTurn(server, again);
    await server.act(again[0], 'ask-back');
    await server.play(again[1], m, randomGame(1)[m]!.move);
    expect((await now(server, again[0].table)).offers.back).toBeNull();
    expect((await server.act(again[1], 'accept-back')).body.key).toBe('no-offer');
  });

  it('is refused while the other seat is free', async () => {
    const server = await live();
    const host = (
      await server.post<{ table: string; seat: number; token: string }>('/api/tables', {
        game: 'tchag',
        name: 'Ann',
        seat: 0,
      })
    ).body;
    const moves = randomGame(1);
    const n = moves.findIndex(m => m.seat === 1);
    for (const [i, { move }] of moves.slice(0, n).entries()) await server.play(host, i, move);
    expect((await server.act(host, 'ask-back')).body).toEqual({ n: n + 1 });
  });

  it('never happens to what is bound', async () => {
    const server = await live({ shelf: shelfOf(lob) });
    const [first, second] = await server.table({ game: 'lob' });
    await server.play(first, 0, 'throw 500');
    expect((await server.act(first, 'ask-back')).body.key).toBe('bound');
    await server.play(second, 1, 'pass');
    expect((await server.act(second, 'ask-back')).status).toBe(200);
    expect((await server.act(first, 'ask-back')).body.key).toBe('bound');
  });
});

describe('a rematch', () => {
  it('seats the same people one further at a new table, with the links they own', async () => {
    const server = await live();
    const [red, yellow] = await server.table();
    expect((await server.act(red, 'offer-rematch')).body.key).toBe('not-over');
    await server.act(red, 'resign');
    const line = await server.watch(red.table);
    await server.act(red, 'offer-rematch');
    expect((await line.next('table')).offers.rematch).toEqual({ seat: 0, table: null });
    await server.act(yellow, 'decline-rematch');
    expect((await line.next('table')).offers.rematch).toBeNull();
    await server.act(yellow, 'offer-rematch');
    await server.act(red, 'offer-rematch');
    const { offers } = await line.next('table', f => f.offers.rematch?.table != null);
    const next = offers.rematch!.table!;
    expect(next).not.toBe(red.table);

    const swapped = await server.get<TableAnswer>(`/api/tables/${next}`, { token: yellow.token });
    expect(swapped.body.eyes).toBe(0);
    expect(swapped.body.head.rematchOf).toBe(red.table);
    expect(swapped.body.now.people.map(p => p.name)).toEqual(['Bob', 'Ann']);
    expect((await server.play({ ...yellow, table: next }, 0, 'b2b3')).body).toEqual({ n: 1 });
    expect((await server.play({ ...red, table: next }, 1, 'b2b3')).body.key).toBe('not-your-turn');
    expect((await server.act(red, 'offer-rematch')).status).toBe(200);
    expect((await server.act(red, 'decline-rematch')).body.key).toBe('no-offer');
    expect((await now(server, red.table)).offers.rematch?.table).toBe(next);
  });

  it('keeps the seats in a cooperative game; resigning ends it for all, and a draw is refused', async () => {
    const server = await live({ shelf: shelfOf(lob) });
    const [ann, bob] = await server.table({ game: 'lob' });
    expect((await server.act(ann, 'offer-draw')).body.key).toBe('no-draw');
    await server.act(bob, 'resign');
    expect((await now(server, ann.table)).outcome).toEqual({ payoff: [0, 0], reason: 'table-resigned' });
    await server.act(ann, 'offer-rematch');
    await server.act(bob, 'offer-rematch');
    const next = (await now(server, ann.table)).offers.rematch?.table ?? '';
    expect((await now(server, next)).people.map(p => p.name)).toEqual(['Ann', 'Bob']);
  });
});
