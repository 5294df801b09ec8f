import type { Thinker, ThinkRequest } from '@tablee/bots';
import { type Entry, isMove, type Match, readTable, searchChance } from '@tablee/kernel';
import { type TockEvent, tock } from '@tablee/tock';
import type { Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import type { LiveTable } from '../src/tables/live-table.ts';
import { isProblem } from '../src/tables/referee.ts';
import type { Line } from './line.ts';
import { type Live, live } from './live.ts';

/** Take-backs at tables of Tock where bots sit: what they have shown stays shown. */

const chance = searchChance(11);
const OPTIONS = { fastStart: true };

/** Plays any legal move, by its own view alone. */
const anyhow: Thinker = {
  async think({ position, seat, seats, options }: ThinkRequest) {
    const view = tock.readState(position, readTable(tock, seats, options));
    const move = tock.writeMove(tock.sample(view, seat, chance));
    return { move, turn: [move], value: 0, depth: 0, nodes: 0, ms: 0 };
  },
  evaluate: async () => 1,
  close: () => {},
};

type Seats = { readonly people: readonly Seated[]; readonly table: LiveTable; readonly line: Line };

/** People on the first seats, bots on the others. */
async function tableOf(server: Live, people: number): Promise<Seats> {
  const bots = [0, 1, 2, 3].slice(people).map(seat => ({ seat, level: 1 }));
  const body = { game: 'tock', name: 'Ann', seat: 0, options: OPTIONS, bots };
  const host = (await server.post<Seated>('/api/tables', body)).body;
  const seated = [host];
  while (seated.length < people)
    seated.push((await server.post<Seated>(`/api/tables/${host.table}/seats`, { name: 'Bob' })).body);
  const table = (await server.server.context.registry.open(host.table))!;
  return { people: seated, table, line: await server.watch(host.table, host.token) };
}

const entriesOf = (server: Live, table: LiveTable): Promise<readonly Entry[]> =>
  server.server.context.store.entriesSince(table.key, 0, 10_000);

/** The next position in which these seats alone are to act, or the end. */
async function until(table: LiveTable, seats: readonly number[]): Promise<Match> {
  const asks = () =>
    table.match.outcome !== null || table.game.actors(table.match.state).every(s => seats.includes(s));
  while (!asks() || table.state.offers.back) await new Promise(done => setTimeout(done, 2));
  return table.match;
}

async function playFor(server: Live, { people, table }: Seats, seat: number): Promise<void> {
  const { match } = table;
  const move = table.game.writeMove(table.game.sample(match.state, seat, chance));
  const { status, body } = await server.play(people[seat]!, match.decisions[seat]!, move);
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Asks, and waits until the request is off the table; what came of it. */
async function askBack(
  server: Live,
  { people, table }: Seats,
  seat: number,
): Promise<'taken' | 'no' | 'bound'> {
  const { n } = table.match;
  const answer = await server.act(people[seat]!, 'ask-back');
  if (answer.status !== 200) {
    expect(answer.body.key).toBe('bound');
    return 'bound';
  }
  while (table.state.offers.back) await new Promise(done => setTimeout(done, 2));
  const last = (await entriesOf(server, table))[n];
  return last && 'act' in last && last.act === 'back' ? 'taken' : 'no';
}

describe('a bot that is asked to take back what it has shown', () => {
  it('declines, over and over, and no card of its hand is learnt', async () => {
    const server = await live({ thinker: anyhow, log: 'silent' });
    const seats = await tableOf(server, 1);
    const { table, line } = seats;
    const shown: unknown[] = [];
    let declined = 0;
    for (let tries = 0; declined < 10 && tries < 60 && !(table.match.outcome !== null); tries++) {
      await until(table, [0]);
      if (table.match.outcome !== null) break;
      await playFor(server, seats, 0);
      const before = await until(table, [0]);
      if (before.outcome) break;
      const over = before.line.last!.seat !== 0;
      if ((await askBack(server, seats, 0)) === 'no' && over) declined++;
      expect(table.match.state, 'nothing changed').toEqual(before.state);
      expect(table.match.n).toBe(before.n);
    }
    expect(declined).toBeGreaterThanOrEqual(9);
    // Told to who asked: the request was there, and is not any more.
    const frames = (await line.quiet()).filter(f => f.t === 'table');
    const asked = frames.findIndex(f => f.offers.back?.seat === 0);
    expect(frames[asked + 1]).toMatchObject({ n: frames[asked]!.n, offers: { back: null } });
    // Every card a bot was seen to play is gone from its hand for good: none was taken up again.
    expect((await entriesOf(server, table)).filter(e => !isMove(e))).toEqual([]);
    for (const frame of frames) shown.push(...((frame.events ?? []) as TockEvent[]));
    expect(shown.length).toBeGreaterThan(20);
  }, 60_000);

  it('declines also when the people at the table agree', async () => {
    const server = await live({ thinker: anyhow, log: 'silent' });
    const seats = await tableOf(server, 2);
    const { table, people } = seats;
    let asked = 0;
    while (asked < 3) {
      const { state } = await until(table, [0, 1]);
      const seat = table.game.actors(state).find(s => s < 2)!;
      await playFor(server, seats, seat);
      const { n, line } = await until(table, [0, 1]);
      const over = line.since(line.findLast(p => p.seat === 1)?.n ?? 0).some(p => p.seat > 1);
      if (!over || (await server.act(people[1]!, 'ask-back')).status !== 200) continue;
      await server.act(people[0]!, 'accept-back');
      await until(table, [0, 1]);
      expect(table.match.n).toBe(n);
      asked++;
    }
    expect((await entriesOf(server, table)).filter(e => !isMove(e))).toEqual([]);
  }, 60_000);

  it('agrees before another seat has answered the card', async () => {
    let slow = false;
    const patient: Thinker = {
      ...anyhow,
      think: (request, signal) =>
        slow
          ? new Promise((_, failed) => {
              signal?.addEventListener('abort', () => failed(new Error('interrupted')));
            })
          : anyhow.think(request, signal),
    };
    const server = await live({ thinker: patient, log: 'silent' });
    const seats = await tableOf(server, 1);
    const { table } = seats;
    while ((await until(table, [0])).line.length < 6) await playFor(server, seats, 0);
    const { n, state } = table.match;
    slow = true;
    await playFor(server, seats, 0);
    expect(await askBack(server, seats, 0)).toBe('taken');
    expect(table.match.n).toBe(n + 2);
    expect(table.match.state).toEqual(state);
  }, 60_000);

  it('cannot be made to agree by changing what is asked while it makes up its mind', async () => {
    const server = await live({ thinker: anyhow, log: 'silent', bots: { pauseMs: 60_000 } });
    const seats = await tableOf(server, 2);
    const { table, people } = seats;
    const { referee } = server.server.context;
    // The bots' pause is long: their moves are played for them here, through the same door.
    const answered = () => {
      const { line } = table.match;
      const last = line.last;
      return (
        line.length > 4 && last !== null && last.seat > 1 && line.toArray().some(p => p.seat === 1 && p.n > 4)
      );
    };
    while (!answered()) {
      const { match } = table;
      const seat = table.game.actors(match.state).at(-1)!;
      const move = table.game.writeMove(table.game.sample(match.state, seat, chance));
      const played = await referee.play(table, seat, match.decisions[seat]!, move);
      expect(isProblem(played), JSON.stringify(played)).toBe(false);
    }
    const { n } = table.match;
    expect((await server.act(people[1]!, 'ask-back')).status).toBe(200);
    expect(await referee.act(table, 2, 'accept-back')).toMatchObject({ key: 'bound' });
    expect(await referee.act(table, 0, 'accept-back')).toEqual({ n });
    expect(await referee.act(table, 3, 'accept-back')).toMatchObject({ key: 'bound' });
    expect(table.match.n).toBe(n);
  }, 60_000);
});
