import { CARDS } from '@tablee/catalogue';
import { describe, expect, it } from 'vitest';
import { createTable } from '../src/lobby/create.ts';
import { sitDown } from '../src/lobby/seats.ts';
import { catalogueGames } from '../src/tables/game-source.ts';
import { newFolder } from './live.ts';
import { byClock, come, left, openTables, RED } from './simulated-tables.ts';
import { SimulatedTime } from './simulated-time.ts';

const MINUTE = 60_000;

describe.each(CARDS.map(card => card.id))('%s against the hourglass', id => {
  it('TCHAKO-23 goes on by the clock alone, for every number of seats, and no sand is lost', async () => {
    const server = openTables(newFolder(), await catalogueGames.load(id), new SimulatedTime());
    const { traits } = (await catalogueGames.load(id))!;
    for (const seats of traits.seats.filter(n => n > 1)) {
      const wish = { game: id, seats, name: 'Ann', seat: 0, clock: RED };
      const { table: laid } = await createTable(server.registry, wish, 'guest 0');
      const table = (await server.registry.open(laid))!;
      for (let seat = 1; seat < seats; seat++)
        await sitDown(server.referee, table, { name: `Bob ${seat}` }, `guest ${seat}`);
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
