import { CARDS } from '@tablee/catalogue';
import { describe, expect, it } from 'vitest';
import { createTable } from '../src/lobby/create.ts';
import { sitDown } from '../src/lobby/seats.ts';
import { catalogueGames } from '../src/tables/game-source.ts';
import { byClock, come, left, openHouse, RED } from './glasshouse.ts';
import { newFolder } from './live.ts';
import { Sundial } from './sundial.ts';

const MINUTE = 60_000;

describe.each(CARDS.map(card => card.id))('%s against the hourglass', id => {
  it('TCHAKO-23 goes on by the clock alone, for every number of seats, and no sand is lost', async () => {
    const house = openHouse(newFolder(), await catalogueGames.load(id), new Sundial());
    const { traits } = (await catalogueGames.load(id))!;
    for (const seats of traits.seats.filter(n => n > 1)) {
      const wish = { game: id, seats, name: 'Ann', seat: 0, clock: RED };
      const { table: laid } = await createTable(house.registry, wish, 'guest 0');
      const table = (await house.registry.open(laid))!;
      for (let seat = 1; seat < seats; seat++)
        await sitDown(house.referee, table, { name: `Bob ${seat}` }, `guest ${seat}`);
      come(house, table, 0, 0);
      for (let i = 0; i < 8 && !table.match.outcome; i++) {
        const { n, state, game } = table.match;
        // The clock stands while all seats choose: one has to move first.
        const actors = game.actors(state);
        if (actors.length === seats)
          for (const seat of actors.slice(1)) {
            const move = game.writeMove(game.idle(game.redact(state, seat), seat, { pick: () => 0 }));
            await house.referee.play(table, seat, table.match.decisions[seat]!, move);
          }
        // Input of a player.
        house.clocks.notePlayer(table);
        await house.dial.pass(3 * MINUTE);
        expect(table.match.n, `${seats} seats, entry ${n}`).toBeGreaterThan(n);
        expect(left(table).reduce((a, b) => a + b)).toBe(2 * MINUTE);
        expect(Math.min(...left(table))).toBeGreaterThanOrEqual(0);
      }
      expect(table.match.outcome !== null || byClock(table)).toBe(true);
      await house.referee.act(table, 0, 'resign');
    }
    expect(house.troubles).toEqual([]);
  }, 60_000);
});
