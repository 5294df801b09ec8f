import { defaultTable, searchChance } from '@tablee/kernel';
import { type Setup, tekao } from '@tablee/tekao';
import type { Laid, Seated, Story, TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { type Live, live } from './live.ts';

const PLACEMENTS = 18;

/** Plays a sampled move for the seat on turn and returns it. */
async function playOn(server: Live, seats: readonly Seated[], setup: Setup, luck: number): Promise<string> {
  const { table } = seats[0]!;
  const { body } = await server.get<TableAnswer>(`/api/tables/${table}`);
  const seat = body.now.actors[0]!;
  const own = await server.get<TableAnswer>(`/api/tables/${table}`, { token: seats[seat]!.token });
  const agreed = { ...defaultTable(tekao), seats: seats.length };
  const state = tekao.readState(own.body.now.view, {
    ...agreed,
    options: { ...agreed.options, setup },
  });
  const move = tekao.writeMove(tekao.sample(state, seat, searchChance(luck)));
  const played = await server.play(seats[seat]!, own.body.now.decision, move);
  expect(played.body, move).toEqual({ n: body.now.n + 1 });
  return move;
}

const viewOf = async (server: Live, { table }: Seated): Promise<string> =>
  (await server.get<TableAnswer>(`/api/tables/${table}`)).body.now.view;

describe('bots at a table of Tekao', () => {
  it.each([
    [2, [0, 1]],
    [3, [0, 1, 2, 1]],
    [4, [0, 1, 2, 3]],
  ])(
    'TEKAO-12 place and fight in their order, %i of them',
    async (seats, cycle) => {
      const server = await live({ bots: { ms: 5 } });
      const laid = await server.post<Laid>('/api/tables', {
        game: 'tekao',
        seats,
        seat: 'none',
        bots: Array.from({ length: seats }, (_, seat) => ({ seat, level: 1 + seat })),
      });
      const { table } = laid.body;
      const line = await server.line();
      line.send({ t: 'watch', table });
      // Well into the battle.
      await line.next('table', f => f.n >= PLACEMENTS + 12 || f.outcome !== null);
      const { body } = await server.get<Story>(`/api/tables/${table}/story`);
      const played = body.chapters.slice(1).map(chapter => chapter.told?.seat);
      expect(played.length).toBeGreaterThanOrEqual(PLACEMENTS);
      expect(played).toEqual(
        played.map((_, i) => cycle[(i < PLACEMENTS ? i : i - PLACEMENTS) % cycle.length]),
      );
      expect(server.logs.filter(l => l.includes('bot'))).toEqual([]);
    },
    60_000,
  );

  it('TEKAO-12 take the seats people leave free, a partner’s too', async () => {
    const server = await live({ bots: { ms: 5 } });
    const { body: ann } = await server.post<Seated>('/api/tables', {
      game: 'tekao',
      seats: 4,
      options: { setup: 'mirrored' },
      name: 'Ann',
      seat: 2,
      bots: [0, 1, 3].map(seat => ({ seat, level: 1 })),
    });
    const line = await server.line();
    line.send({ t: 'watch', table: ann.table, token: ann.token });
    const mine = await line.next('table', f => f.actors.includes(2));
    expect(mine.n).toBe(2);
    expect((await server.play(ann, mine.decision, 'pass')).body).toMatchObject({ key: 'must-act' });
    expect(mine.people.map(p => p.bot)).toEqual([1, 1, null, 1]);
  });
});

describe('taking back at a table of Tekao', () => {
  it('TEKAO-4 a placement that drew the next piece is bound', async () => {
    const server = await live();
    const seats = await server.table({ game: 'tekao' });
    await playOn(server, seats, 'drawn', 1);
    expect((await server.act(seats[0], 'ask-back')).body).toMatchObject({ status: 409, key: 'bound' });
  });

  it('TEKAO-4 the last pieces are no luck: placing them is taken back by consent', async () => {
    const server = await live();
    const seats = await server.table({ game: 'tekao' });
    for (let i = 0; i < PLACEMENTS - 3; i++) await playOn(server, seats, 'drawn', i);
    expect((await server.act(seats[0], 'ask-back')).body.key).toBe('bound');
    const before = await viewOf(server, seats[0]);
    await playOn(server, seats, 'drawn', 99);
    const after = await viewOf(server, seats[0]);
    expect((await server.act(seats[1], 'ask-back')).status).toBe(200);
    expect(await viewOf(server, seats[0]), 'nothing happens before the other agrees').toBe(after);
    expect((await server.act(seats[0], 'accept-back')).status).toBe(200);
    expect(await viewOf(server, seats[0])).toBe(before);
    await playOn(server, seats, 'drawn', 100);
  });

  it('TEKAO-5 where everybody chooses, any placement is', async () => {
    const server = await live();
    const seats = await server.table({ game: 'tekao', options: { setup: 'arranged' } });
    const before = await viewOf(server, seats[0]);
    await playOn(server, seats, 'arranged', 1);
    await server.act(seats[0], 'ask-back');
    expect((await server.act(seats[1], 'accept-back')).status).toBe(200);
    expect(await viewOf(server, seats[0])).toBe(before);
  });

  it('TEKAO-12 a move of the battle goes back when all others agree', async () => {
    const server = await live();
    const [ann, bob] = await server.table({ game: 'tekao', seats: 3, options: { setup: 'mirrored' } });
    const { body: cleo } = await server.post<Seated>(`/api/tables/${ann.table}/seats`, { name: 'Cleo' });
    const seats = [ann, bob, cleo].toSorted((a, b) => a.seat - b.seat);
    const before = await viewOf(server, ann);
    await playOn(server, seats, 'mirrored', 5);
    await server.act(seats[0]!, 'ask-back');
    for (const other of seats.slice(1)) await server.act(other, 'accept-back');
    expect(await viewOf(server, ann)).toBe(before);
  });
});
