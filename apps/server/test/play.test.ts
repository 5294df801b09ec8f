import type { Seated, TableAnswer, TableFrame } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { randomGame } from './games.ts';
import { type Live, live, newFolder } from './live.ts';

describe('a move’s way', () => {
  it('reaches the mover, the opponent and spectators, each with their own decision', async () => {
    const server = await live();
    const [red, yellow] = await server.table();
    const lines = [
      await server.watch(red.table, red.token),
      await server.watch(red.table, yellow.token),
      await server.watch(red.table),
    ];
    lines[0]!.send({ t: 'play', table: red.table, decision: 0, move: 'b2b3' });
    const [mine, theirs, anyones] = await Promise.all(lines.map(l => l.next('table', f => f.n === 1)));
    expect(mine!.told).toEqual({ n: 1, seat: 0, act: 'move', move: 'b2b3' });
    expect(mine!.decision).toBe(1);
    expect(theirs!.decision).toBe(-1);
    expect(anyones!.decision).toBe(-1);
    expect(anyones!.view).toBe(mine!.view);
    expect(anyones!.events).toEqual(mine!.events);
    expect(anyones!.events.length).toBeGreaterThan(0);
  });

  it('sends the same over every connection as in an answer, after joining, leaving, offers and moves', async () => {
    const server = await live();
    const [red, yellow] = await server.table({ name: 'Zoé ✓' });
    const line = await server.watch(red.table, red.token);
    const asked = async (): Promise<TableFrame> =>
      (await server.get<TableAnswer>(`/api/tables/${red.table}`, { token: red.token })).body.now;
    const played = async (by: Seated, decision: number, move: string): Promise<void> => {
      await server.play(by, decision, move);
      expect(await line.next('table', f => f.n === decision + 1)).toEqual(await asked());
    };
    const moves = randomGame(7);
    for (const [i, { seat, move }] of moves.slice(0, 6).entries()) {
      if (i === 1) await server.watch(red.table);
      if (i === 2) await server.watch(red.table, yellow.token);
      if (i === 3) {
        await server.act(yellow, 'offer-draw');
        const offer = await line.next('table', f => f.offers.draw === 1);
        expect({ ...offer, told: null, events: [] }).toEqual({ ...(await asked()), told: null, events: [] });
      }
      await played([red, yellow][seat]!, i, move);
    }
    const { people, watching } = await asked();
    expect([people.map(p => p.here), people[0]!.name, watching]).toEqual([[true, true], 'Zoé ✓', 1]);
  });

  it('plays a whole game and opens the seal after it', async () => {
    const server = await live();
    const seats = await server.table();
    const spectator = await server.watch(seats[0].table);
    const moves = randomGame(7);
    for (const [i, { seat, move }] of moves.entries()) {
      const answer = await server.play(seats[seat]!, i, move);
      expect(answer.body).toEqual({ n: i + 1 });
    }
    const end = await spectator.next('table', f => f.n === moves.length);
    expect(end.outcome?.payoff).toHaveLength(2);
    expect(end.actors).toEqual([]);
    expect(end.seals?.[0]?.seed).toMatch(/^[0-9a-f]{64}$/);
    const after = await server.play(seats[0], moves.length, 'b2b3');
    expect(after.status).toBe(409);
    expect(after.body.key).toBe('over');
  });

  it('acknowledges the same answer twice with the same number, and plays it once', async () => {
    const server = await live();
    const [red] = await server.table();
    const line = await server.watch(red.table, red.token);
    const play = { t: 'play', table: red.table, decision: 0, move: 'b2b3' };
    line.send(play);
    line.send(play);
    await line.next('table', f => f.n === 1);
    const again = await line.next('table');
    expect(again.n).toBe(1);
    expect(again.told).toBeNull();
    expect((await server.play(red, 0, 'b2b3')).body).toEqual({ n: 1 });
    expect((await server.get<{ now: { n: number } }>(`/api/tables/${red.table}`)).body.now.n).toBe(1);
  });

  it('acknowledges a repeated answer even after it was taken back', async () => {
    const server = await live();
    const [red] = await server.table();
    await server.play(red, 0, 'b2b3');
    expect((await server.act(red, 'ask-back')).body).toEqual({ n: 2 });
    expect((await server.play(red, 0, 'b2b3')).body).toEqual({ n: 1 });
    expect((await server.play(red, 0, 'c2c3')).body.key).toBe('stale-decision');
    expect((await server.play(red, 2, 'c2d3')).body).toEqual({ n: 3 });
  });

  it('refuses a stale decision, another’s turn, a strange spelling and a broken rule, and changes nothing', async () => {
    const server = await live();
    const [red, yellow] = await server.table();
    await server.play(red, 0, 'b2b3');
    const before = await server.get(`/api/tables/${red.table}/record`);
    const cases = [
      [await server.play(red, 0, 'c2c3'), 409, 'stale-decision', 'TABLE'],
      [await server.play(yellow, 0, 'b5b4'), 409, 'not-your-turn', 'TABLE'],
      [await server.play(yellow, 1, 'b5b4'), 409, 'not-your-turn', 'TABLE'],
      [await server.play(red, 1, 'hello'), 422, 'not-a-move', 'TABLE'],
      [await server.play(red, 77, 'b3<'), 409, 'stale-decision', 'TABLE'],
    ] as const;
    for (const [answer, status, key, rule] of cases) {
      expect(answer.body).toMatchObject({ status, key, rule });
      expect(answer.status).toBe(status);
      expect(answer.body.sentence).toMatch(/\.$/);
    }
    const broken = await server.play(red, 1, 'c2c3');
    expect(broken.status).toBe(422);
    expect(broken.body.rule).toMatch(/^TCHAG-\d+$/);
    expect((await server.get(`/api/tables/${red.table}/record`)).body).toEqual(before.body);
  });

  it('refuses moves without a seat', async () => {
    const server = await live();
    const [red] = await server.table();
    const moves = `/api/tables/${red.table}/moves`;
    const play = { decision: 0, move: 'b2b3' };
    expect((await server.post(moves, play)).status).toBe(403);
    const wrong = await server.post(moves, play, { token: 'A'.repeat(43) });
    expect(wrong.body).toMatchObject({ status: 403, key: 'not-seated' });
    const spectator = await server.watch(red.table);
    spectator.send({ t: 'play', table: red.table, ...play });
    expect(await spectator.next('refused')).toMatchObject({ status: 403, key: 'not-seated', decision: 0 });
    const stranger = await server.line();
    stranger.send({ t: 'play', table: red.table, ...play });
    expect(await stranger.next('refused')).toMatchObject({ key: 'watch-first' });
  });

  it('knows no table it never laid', async () => {
    const server = await live();
    for (const path of ['', '/story', '/record', '/events']) {
      expect((await server.get(`/api/tables/abcdefghijkl${path}`)).body).toMatchObject({
        key: 'no-table',
        status: 404,
      });
    }
    const line = await server.line();
    line.send({ t: 'watch', table: 'abcdefghijkl' });
    expect(await line.next('refused')).toMatchObject({ key: 'no-table', status: 404, table: 'abcdefghijkl' });
  });

  it('plays what follows a watch in the same breath', async () => {
    const server = await live();
    const [red] = await server.table();
    const [other] = await server.table();
    const line = await server.line();
    line.send({ t: 'watch', table: red.table, token: red.token });
    line.send({ t: 'watch', table: other.table, token: other.token });
    line.send({ t: 'play', table: other.table, decision: 0, move: 'b2b3' });
    line.send({ t: 'play', table: red.table, decision: 0, move: 'b2b3' });
    await line.next('table', f => f.table === other.table && f.n === 1);
    await line.next('table', f => f.table === red.table && f.n === 1);
  });

  it('rebuilds tables from their logs after a restart, offers included', async () => {
    const data = newFolder();
    const first = await live({ data });
    const seats = await first.table();
    const moves = randomGame(3).slice(0, 20);
    for (const [i, { seat, move }] of moves.entries()) await first.play(seats[seat]!, i, move);
    await first.act(seats[1], 'offer-draw');
    const look = async (server: Live) => {
      const by = { token: seats[0].token };
      const { now, ...rest } = (await server.get<TableAnswer>(`/api/tables/${seats[0].table}`, by)).body;
      // A restart begins to count anew since when people are away.
      return { ...rest, now: { ...now, people: now.people.map(({ away, ...person }) => person) } };
    };
    const before = await look(first);
    await first.server.stop();

    const second = await live({ data });
    expect(await look(second)).toEqual(before);
    expect((await second.act(seats[0], 'accept-draw')).body).toEqual({ n: 21 });
  });

  it('gives who comes back one frame: with the last entry when only that was missed, without it across a gap', async () => {
    const server = await live();
    const seats = await server.table();
    const { table } = seats[0];
    const moves = randomGame(5).slice(0, 6);
    for (const [i, { seat, move }] of moves.entries()) await server.play(seats[seat]!, i, move);
    const seen = async (n?: number) => {
      const line = await server.line();
      line.send({ t: 'watch', table, ...(n === undefined ? {} : { seen: n }) });
      return (await line.quiet()).filter(f => f.t === 'table');
    };
    for (const [n, told] of [
      [5, 6],
      [4, undefined],
      [6, undefined],
      [0, undefined],
      [999, undefined],
    ] as const) {
      const frames = await seen(n);
      expect(frames).toHaveLength(1);
      expect(frames[0]).toMatchObject({ n: 6 });
      expect(frames[0]!.told?.n).toBe(told);
    }
    expect((await seen())[0]!.told).toBeNull();
  });
});
