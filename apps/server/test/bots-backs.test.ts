import type { Thinker } from '@tablee/bots';
import { isMove } from '@tablee/kernel';
import { tchako } from '@tablee/tchako';
import { type TockEvent, tock } from '@tablee/tock';
import { describe, expect, it } from 'vitest';
import { isProblem } from '../src/tables/referee.ts';
import { anyMove, askBack, chance, entriesOf, playFor, type Seats, tableOf, until } from './bot-tables.ts';
import { type Live, live } from './live.ts';

/** Take-backs at tables by link where bots sit: what they have shown stays shown. */

const anyhow = anyMove(tock);
/** Thinks until it is interrupted. */
const undecided: Thinker['think'] = (_, signal) =>
  new Promise((_, failed) => {
    signal?.addEventListener('abort', () => failed(new Error('interrupted')));
  });
const tockOf = (server: Live, people: number): Promise<Seats> =>
  tableOf(server, { game: 'tock', seats: 4, people, options: { fastStart: true } });

describe('a bot that is asked to take back what it has shown', () => {
  it('declines, over and over, and no card of its hand is learnt', async () => {
    const server = await live({ thinker: anyhow, log: 'silent' });
    const seats = await tockOf(server, 1);
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
    const seats = await tockOf(server, 2);
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
      think: (request, signal) => (slow ? undecided : anyhow.think)(request, signal),
    };
    const server = await live({ thinker: patient, log: 'silent' });
    const seats = await tockOf(server, 1);
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
    // Bots neither move (in swaps they make no pause) nor answer: their moves are played for them, through the same door.
    const thinker: Thinker = { ...anyhow, think: undecided };
    const server = await live({ thinker, log: 'silent', bots: { pauseMs: 60_000 } });
    const seats = await tockOf(server, 2);
    const { table, people } = seats;
    const { referee } = server.server.context;
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

describe('a shot of T’Chako against a bot by link', () => {
  /** Plays until the bot has answered a shot of the person. */
  const answered = async (options: { readonly casual?: true }) => {
    const server = await live({ thinker: anyMove(tchako), log: 'silent' });
    const seats = await tableOf(server, { game: 'tchako', seats: 2, people: 1, options });
    const { table } = seats;
    for (;;) {
      const { line, outcome } = await until(table, [0]);
      expect(outcome, 'the game goes on').toBeNull();
      const own = line.findLast(p => p.seat === 0);
      if (own?.move.startsWith('shoot ') && line.last?.seat === 1) return { server, seats, table, own };
      await playFor(server, seats, 0);
    }
  };

  it('is taken back in a casual game, and only that one, after the bot has answered', async () => {
    const { server, seats, table, own } = await answered({ casual: true });
    expect(await askBack(server, seats, 0)).toBe('taken');
    const back = (await entriesOf(server, table)).at(-1);
    expect(back).toMatchObject({ act: 'back', to: own.n - 1 });
    expect(table.game.actors(table.match.state)).toEqual([0]);
    // The game goes on from there.
    await playFor(server, seats, 0);
  }, 60_000);

  it('stays in a game that is not casual', async () => {
    const { server, seats, table } = await answered({});
    const { n } = table.match;
    expect(await askBack(server, seats, 0)).toBe('bound');
    expect(table.match.n).toBe(n);
  }, 60_000);
});
