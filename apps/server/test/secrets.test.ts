import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { duel } from '@tablee/conform/specimens';
import { type Game, type GameRecord, parseRecord, verify } from '@tablee/kernel';
import type { PersonHolder } from '@tablee/table';
import type { Problem, Seated, Story, TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { shelfOf } from './games.ts';
import { type Live, live } from './live.ts';
import { storedText } from './postgres/database.ts';

const game = duel as unknown as Game;

/** The complete state, with all secrets. */
async function truth(app: Live, table: string) {
  const { match } = (await app.server.context.registry.open(table))!;
  return { match, first: (seat: number) => game.writeMove([...game.moves(match.state, seat)][0]) };
}

async function playOut(app: Live, seats: readonly Seated[]): Promise<number> {
  for (;;) {
    const { match, first } = await truth(app, seats[0]!.table);
    if (match.outcome) return match.n;
    const seat = game.actors(match.state).at(-1)!;
    const answer = await app.play(seats[seat]!, match.decisions[seat]!, first(seat));
    expect(answer.body).toEqual({ n: match.n + 1 });
  }
}

describe('a game with luck and secrets', () => {
  it('shows each pair of eyes its own view, and while it runs the text of a move only to its mover', async () => {
    const app = await live({ shelf: shelfOf(duel) });
    const seats = await app.table({ game: 'duel' });
    const { table } = seats[0];
    const lines = [
      await app.watch(table, seats[0].token),
      await app.watch(table, seats[1].token),
      await app.watch(table),
    ];
    const { match, first } = await truth(app, table);
    await app.play(seats[1], 0, first(1));
    const frames = await Promise.all(lines.map(l => l.next('table', f => f.n === 1)));
    const face = Number(first(1).split(' ')[1]);
    for (const [i, eyes] of ([0, 1, 'public'] as const).entries()) {
      const after = (await truth(app, table)).match.state;
      expect(frames[i]!.view).toBe(game.writeState(game.redact(after, eyes)));
      const text = eyes === 1 ? { move: first(1) } : {};
      expect(frames[i]!.told).toEqual({ n: 1, seat: 1, act: 'move', ...text });
      expect(frames[i]!.events).toEqual([{ kind: 'chose', seat: 1, face: eyes === 1 ? face : 9 }]);
      expect(JSON.stringify(frames[i])).not.toContain('picks');
    }
    expect(frames.map(f => f.decision)).toEqual([0, -1, -1]);
    expect(match.n).toBe(0);
  });

  it('keeps a decision open while another seat answers', async () => {
    const app = await live({ shelf: shelfOf(duel) });
    const seats = await app.table({ game: 'duel' });
    const { first } = await truth(app, seats[0].table);
    const moves = [first(0), first(1)];
    expect((await app.play(seats[1], 0, moves[1]!)).body).toEqual({ n: 1 });
    expect((await app.play(seats[0], 0, moves[0]!)).body).toEqual({ n: 2 });
    expect((await app.play(seats[0], 0, moves[0]!)).body).toEqual({ n: 2 });
    expect((await app.play(seats[1], 0, moves[1]!)).body).toEqual({ n: 1 });
  });

  it('gives no record and no seed before the end, and afterwards everything needed to verify it', async () => {
    const app = await live({ shelf: shelfOf(duel) });
    const seats = await app.table({ game: 'duel' });
    const { table } = seats[0];
    const running = await app.get<Problem>(`/api/tables/${table}/record`);
    expect(running.body).toMatchObject({ status: 409, key: 'secrets' });
    const before = (await app.get<TableAnswer>(`/api/tables/${table}`)).body.head.seals[0]!;
    expect(before.seed).toBeUndefined();
    const n = await playOut(app, seats);
    const file = await app.get<GameRecord>(`/api/tables/${table}/record`);
    const verdict = verify(game, parseRecord(JSON.stringify(file.body)));
    expect(verdict).toMatchObject({ entries: n, sealed: 0 });
    expect(verdict.picks).toBeGreaterThan(4);
    expect(file.body.seals[0]!.commitment).toBe(before.commitment);
    const story = (await app.get<Story>(`/api/tables/${table}/story`)).body;
    expect(story.chapters[1]!.told?.move).toMatch(/^show \d$/);
    expect(story.head.seals[0]!.seed).toBe(file.body.seals[0]!.seed);
  });

  it('hides the same in the history as at the table', async () => {
    const app = await live({ shelf: shelfOf(duel) });
    const seats = await app.table({ game: 'duel' });
    const { table } = seats[0];
    const { first } = await truth(app, table);
    await app.play(seats[1], 0, first(1));
    const story = async (token?: string) =>
      (await app.get<Story>(`/api/tables/${table}/story`, token ? { token } : {})).body;
    const [mine, theirs, anyones] = [await story(seats[1].token), await story(seats[0].token), await story()];
    expect(mine.chapters[1]!.events).not.toEqual(theirs.chapters[1]!.events);
    for (const s of [theirs, anyones]) {
      expect(s.chapters[1]!.events).toEqual([{ kind: 'chose', seat: 1, face: 9 }]);
      expect(s.chapters[1]!.told).toEqual({ n: 1, seat: 1, act: 'move' });
      expect(s.chapters[0]!.events.filter(e => (e as { face: number }).face !== 9)).toHaveLength(
        s === theirs ? 2 : 0,
      );
    }
  });
});

describe('stored and logged data', () => {
  it('contains tokens and cookies as hashes in the database, and not at all in the logs', async () => {
    const app = await live({ shelf: shelfOf(duel), log: 'trace' });
    const host = await app.post<Seated>('/api/tables', { game: 'duel', name: 'Ann', seat: 0 });
    const guest = await app.post<Seated>(`/api/tables/${host.body.table}/seats`, { name: 'Bob' });
    const line = await app.line({ cookie: host.cookie! });
    line.send({ t: 'watch', table: host.body.table, token: guest.body.token });
    await line.next('table');
    await app.get(`/api/tables/${host.body.table}?token=${guest.body.token}`, { token: guest.body.token });
    await app.post('/api/tables', '{"broken', { token: guest.body.token, cookie: host.cookie });
    const stored = (await app.server.context.store.load(host.body.table))!;
    const { seed } = stored.head.seals[0]!;
    const { tokenHash } = stored.holders[0] as PersonHolder;
    // Even logging the whole table by mistake reveals nothing.
    app.server.context.log.error({ stored, err: new Error('a test'), token: guest.body.token }, 'by mistake');
    const logged = app.logs.join('');
    expect(app.logs.length).toBeGreaterThan(3);
    const cookie = host.cookie!.split('=')[1]!;
    for (const secret of [host.body.token, guest.body.token, cookie, seed!, tokenHash]) {
      expect(logged).not.toContain(secret);
    }
    await app.server.stop();
    const files =
      (await storedText(app.data)) ??
      readdirSync(app.data)
        .map(f => readFileSync(join(app.data, f), 'latin1'))
        .join('');
    expect(files).toContain(tokenHash);
    for (const secret of [host.body.token, guest.body.token, cookie]) expect(files).not.toContain(secret);
  });
});
