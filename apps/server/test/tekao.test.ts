import { defaultTable, searchChance } from '@tablee/kernel';
import { type Setup, tekao } from '@tablee/tekao';
import type { Laid, Seated, Story, TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { type Live, live } from './live.ts';

const PLACEMENTS = 18;

/** Plays a sampled move for the seat on turn and returns it. */
async function playOn(house: Live, seats: readonly Seated[], setup: Setup, luck: number): Promise<string> {
  const { table } = seats[0]!;
  const { body } = await house.get<TableAnswer>(`/api/tables/${table}`);
  const seat = body.now.actors[0]!;
  const own = await house.get<TableAnswer>(`/api/tables/${table}`, { token: seats[seat]!.token });
  const agreed = { ...defaultTable(tekao), seats: seats.length };
  const state = tekao.readState(own.body.now.view, {
    ...agreed,
    options: { ...agreed.options, setup },
  });
  const move = tekao.writeMove(tekao.sample(state, seat, searchChance(luck)));
  const played = await house.play(seats[seat]!, own.body.now.decision, move);
  expect(played.body, move).toEqual({ n: body.now.n + 1 });
  return move;
}

const viewOf = async (house: Live, { table }: Seated): Promise<string> =>
  (await house.get<TableAnswer>(`/api/tables/${table}`)).body.now.view;

describe('bots at a table of Tekao', () => {
  it.each([
    [2, [0, 1]],
    [3, [0, 1, 2, 1]],
    [4, [0, 1, 2, 3]],
  ])(
    'TEKAO-12 place and fight in their order, %i of them',
    async (seats, cycle) => {
      const house = await live({ bots: { ms: 5 } });
      const laid = await house.post<Laid>('/api/tables', {
        game: 'tekao',
        seats,
        seat: 'none',
        bots: Array.from({ length: seats }, (_, seat) => ({ seat, level: 1 + seat })),
      });
      const { table } = laid.body;
      const line = await house.line();
      line.send({ t: 'watch', table });
      // Well into the battle.
      await line.next('table', f => f.n >= PLACEMENTS + 12 || f.outcome !== null);
      const { body } = await house.get<Story>(`/api/tables/${table}/story`);
      const played = body.chapters.slice(1).map(chapter => chapter.told?.seat);
      expect(played.length).toBeGreaterThanOrEqual(PLACEMENTS);
      expect(played).toEqual(
        played.map((_, i) => cycle[(i < PLACEMENTS ? i : i - PLACEMENTS) % cycle.length]),
      );
      expect(house.logs.filter(l => l.includes('bot'))).toEqual([]);
    },
    60_000,
  );

  it('TEKAO-12 take the seats people leave free, a partner’s too', async () => {
    const house = await live({ bots: { ms: 5 } });
    const { body: ann } = await house.post<Seated>('/api/tables', {
      game: 'tekao',
      seats: 4,
      options: { setup: 'mirrored' },
      name: 'Ann',
      seat: 2,
      bots: [0, 1, 3].map(seat => ({ seat, level: 1 })),
    });
    const line = await house.line();
    line.send({ t: 'watch', table: ann.table, token: ann.token });
    const mine = await line.next('table', f => f.actors.includes(2));
    expect(mine.n).toBe(2);
    expect((await house.play(ann, mine.decision, 'pass')).body).toMatchObject({ key: 'must-act' });
    expect(mine.people.map(p => p.bot)).toEqual([1, 1, null, 1]);
  });
});

describe('taking back at a table of Tekao', () => {
  it('TEKAO-4 a placement that drew the next piece is bound', async () => {
    const house = await live();
    const seats = await house.table({ game: 'tekao' });
    await playOn(house, seats, 'drawn', 1);
    expect((await house.act(seats[0], 'ask-back')).body).toMatchObject({ status: 409, key: 'bound' });
  });

  it('TEKAO-4 the last pieces are no luck: placing them is taken back by consent', async () => {
    const house = await live();
    const seats = await house.table({ game: 'tekao' });
    for (let i = 0; i < PLACEMENTS - 3; i++) await playOn(house, seats, 'drawn', i);
    expect((await house.act(seats[0], 'ask-back')).body.key).toBe('bound');
    const before = await viewOf(house, seats[0]);
    await playOn(house, seats, 'drawn', 99);
    const after = await viewOf(house, seats[0]);
    expect((await house.act(seats[1], 'ask-back')).status).toBe(200);
    expect(await viewOf(house, seats[0]), 'nothing happens before the other agrees').toBe(after);
    expect((await house.act(seats[0], 'accept-back')).status).toBe(200);
    expect(await viewOf(house, seats[0])).toBe(before);
    await playOn(house, seats, 'drawn', 100);
  });

  it('TEKAO-5 where everybody chooses, any placement is', async () => {
    const house = await live();
    const seats = await house.table({ game: 'tekao', options: { setup: 'arranged' } });
    const before = await viewOf(house, seats[0]);
    await playOn(house, seats, 'arranged', 1);
    await house.act(seats[0], 'ask-back');
    expect((await house.act(seats[1], 'accept-back')).status).toBe(200);
    expect(await viewOf(house, seats[0])).toBe(before);
  });

  it('TEKAO-12 a move of the battle goes back when all others agree', async () => {
    const house = await live();
    const [ann, bob] = await house.table({ game: 'tekao', seats: 3, options: { setup: 'mirrored' } });
    const { body: cleo } = await house.post<Seated>(`/api/tables/${ann.table}/seats`, { name: 'Cleo' });
    const seats = [ann, bob, cleo].toSorted((a, b) => a.seat - b.seat);
    const before = await viewOf(house, ann);
    await playOn(house, seats, 'mirrored', 5);
    await house.act(seats[0]!, 'ask-back');
    for (const other of seats.slice(1)) await house.act(other, 'accept-back');
    expect(await viewOf(house, ann)).toBe(before);
  });
});
