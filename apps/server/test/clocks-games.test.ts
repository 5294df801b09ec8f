import { CARDS } from '@tablee/catalogue';
import { type Clock, canLoseAlone, defaultTable, type Game } from '@tablee/kernel';
import { hasUnderstudy } from '@tablee/table';
import { describe, expect, it } from 'vitest';
import { DueTables } from '../src/clocks/due-tables.ts';
import { createTable } from '../src/lobby/create.ts';
import { sitDown } from '../src/lobby/seats.ts';
import { guestAlone } from '../src/people/identity.ts';
import { catalogueGames } from '../src/tables/game-source.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { newFolder } from './live.ts';
import { byClock, come, left, openTables, RED } from './simulated-tables.ts';
import { SimulatedTime, settle } from './simulated-time.ts';

const MINUTE = 60_000;

describe.each(CARDS.map(card => card.id))('%s against the hourglass', id => {
  it('TCHAKO-23 goes on by the clock alone, for every number of seats, and no sand is lost', async () => {
    const server = openTables(newFolder(), await catalogueGames.load(id), new SimulatedTime());
    const { traits } = (await catalogueGames.load(id))!;
    for (const seats of traits.seats.filter(n => n > 1)) {
      const wanted = { game: id, seats, name: 'Ann', seat: 0, clock: RED };
      const { table: laid } = await createTable(server.registry, wanted, 'guest 0');
      const table = (await server.registry.open(laid))!;
      for (let seat = 1; seat < seats; seat++)
        await sitDown(server.referee, table, { name: `Bob ${seat}` }, guestAlone(`guest ${seat}`));
      come(server, table, 0, 0);
      for (let i = 0; i < 8 && !table.match.outcome; i++) {
        const { n, state, game } = table.match;
        // The clock stands while all seats choose: one has to move first.
        const actors = game.actors(state);
        if (actors.length === seats)
          for (const seat of actors.slice(1)) {
            const move = game.writeMove(game.idle(game.redact(state, seat), seat, { pick: () => 0 }));
            await server.referee.play(table, seat, table.match.decisions[seat]!, move);
          }
        // Input of a player.
        server.clocks.notePlayer(table);
        await server.time.pass(3 * MINUTE);
        expect(table.match.n, `${seats} seats, entry ${n}`).toBeGreaterThan(n);
        expect(left(table).reduce((a, b) => a + b)).toBe(2 * MINUTE);
        expect(Math.min(...left(table))).toBeGreaterThanOrEqual(0);
      }
      expect(table.match.outcome !== null || byClock(table)).toBe(true);
      await server.referee.act(table, 0, 'resign');
    }
    expect(server.troubles).toEqual([]);
  }, 60_000);
});

const FISCHER = { kind: 'fischer', seconds: 60, increment: 5 } as const;

/** A table with all seats taken, and the first person connected, or none. */
async function seated(id: string, seats: number, clock: Clock, attended = true) {
  const server = openTables(newFolder(), await catalogueGames.load(id), new SimulatedTime());
  const wanted = { game: id, seats, name: 'Ann', seat: 0, clock };
  const { table: laid } = await createTable(server.registry, wanted, 'guest 0');
  const table = (await server.registry.open(laid))!;
  for (let seat = 1; seat < seats; seat++)
    await sitDown(server.referee, table, { name: `Bob ${seat}` }, guestAlone(`guest ${seat}`));
  const { registry, clocks, time, troubles } = server;
  const { maintenance } = server.store;
  const log = { error: (told: unknown) => troubles.push(told) };
  const notice = (due: LiveTable) => clocks.notice(due);
  const due = new DueTables({ maintenance, registry, scheduler: time, notice, isOurs: () => true, log });
  if (attended) come(server, table, 0, 0);
  else await settle();
  /** A look at the deadlines in time: one each simulated minute would take long. */
  const pass = async (ms: number) => {
    await time.pass(ms - 4 * MINUTE);
    await due.look();
    await time.pass(4 * MINUTE);
  };
  return { server, table, pass };
}

const seatsOf = (game: Game): readonly number[] => game.traits.seats.filter(n => n > 1);

describe.each(CARDS.map(card => card.id))('%s against a clock with an increment', id => {
  it('goes on by the clock alone where time ends the turn, also while all choose at once', async () => {
    const game = (await catalogueGames.load(id))!;
    for (const seats of seatsOf(game)) {
      const { server, table } = await seated(id, seats, { ...FISCHER, zero: 'turn' });
      for (let i = 0; i < 8 && !table.match.outcome; i++) {
        const { n } = table.match;
        server.clocks.notePlayer(table);
        await server.time.pass(2 * MINUTE);
        expect(table.match.n, `${seats} seats, entry ${n}`).toBeGreaterThan(n);
        expect(Math.min(...left(table))).toBeGreaterThanOrEqual(0);
      }
      expect(table.match.outcome !== null || byClock(table)).toBe(true);
      expect(server.troubles).toEqual([]);
    }
  }, 60_000);

  it('is lost by the first seat without time, or such a clock is refused', async () => {
    const game = (await catalogueGames.load(id))!;
    for (const seats of seatsOf(game)) {
      const clock: Clock = { ...FISCHER, zero: 'game' };
      if (!canLoseAlone({ game, table: { ...defaultTable(game), seats } })) {
        await expect(seated(id, seats, clock)).rejects.toMatchObject({ problem: { key: 'clock-loss' } });
        continue;
      }
      const { server, table } = await seated(id, seats, clock);
      const [first] = game.actors(table.match.state);
      await server.time.pass(2 * MINUTE);
      expect(table.match.outcome).toMatchObject({ reason: 'table-time' });
      expect(table.match.outcome!.payoff[first!]).toBe(0);
      expect(table.state.last?.entry).toEqual({ act: 'resign', seat: first, clock: true });
      expect(server.troubles).toEqual([]);
    }
  }, 60_000);
});

const DAY = 24 * 60 * MINUTE;
const DAYS = { kind: 'days', days: 1 } as const;

describe.each(CARDS.map(card => card.id))('%s against a clock of days', id => {
  it('goes on by the clock alone for two rounds of missed turns, without a connection, then rests', async () => {
    const game = (await catalogueGames.load(id))!;
    for (const seats of seatsOf(game)) {
      const { server, table, pass } = await seated(id, seats, { ...DAYS, zero: 'turn' }, false);
      for (let i = 0; i < 2 * seats && !table.match.outcome; i++) {
        const { n } = table.match;
        await pass(DAY + MINUTE);
        expect(table.match.n, `${seats} seats, entry ${n}`).toBeGreaterThan(n);
        expect(byClock(table)).toBe(true);
      }
      const { n } = table.match;
      expect(table.match.outcome !== null || table.state.clock!.pouring.length === 0).toBe(true);
      await pass(2 * DAY);
      expect(table.match.n).toBe(n);
      expect(server.troubles).toEqual([]);
    }
  }, 60_000);

  it('is lost by the first seat without time, or such a clock is refused', async () => {
    const game = (await catalogueGames.load(id))!;
    for (const seats of seatsOf(game)) {
      const clock: Clock = { ...DAYS, zero: 'game' };
      if (!canLoseAlone({ game, table: { ...defaultTable(game), seats } })) {
        await expect(seated(id, seats, clock)).rejects.toMatchObject({ problem: { key: 'clock-loss' } });
        continue;
      }
      const { table, pass } = await seated(id, seats, clock, false);
      const [first] = game.actors(table.match.state);
      await pass(DAY);
      expect(table.match.outcome).toBeNull();
      await pass(5 * MINUTE);
      expect(table.match.outcome).toMatchObject({ reason: 'table-time' });
      expect(table.match.outcome!.payoff[first!]).toBe(0);
    }
  }, 60_000);
});

describe.each(CARDS.map(card => card.id))('%s with an understudy at zero', id => {
  it.each([
    ['a clock of days', { ...DAYS, zero: 'understudy' } as Clock, DAY],
    ['a clock with an increment', { ...FISCHER, zero: 'understudy' } as Clock, MINUTE],
  ])(
    '%s hands each seat without time over, once, and times no other seat for it',
    async (_, clock, ms) => {
      const game = (await catalogueGames.load(id))!;
      for (const seats of seatsOf(game)) {
        if (game.noBots?.({ ...defaultTable(game), seats })) {
          await expect(seated(id, seats, clock)).rejects.toMatchObject({ problem: { status: 409 } });
          continue;
        }
        const { server, table, pass } = await seated(id, seats, clock);
        const actors = game.actors(table.match.state);
        await pass(ms + MINUTE);
        // No bot plays here: the position waits for the understudies.
        expect(table.match).toMatchObject({ n: 0, outcome: null });
        expect(
          table.state.holders.flatMap((_, seat) => (hasUnderstudy(table.state.holders, seat) ? [seat] : [])),
        ).toEqual([...actors]);
        expect(table.state.clock!.pouring).toEqual([]);
        expect(server.troubles).toEqual([]);
      }
    },
    60_000,
  );
});
