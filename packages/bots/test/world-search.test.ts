import { duel, lob, nim } from '@tablee/conform/specimens';
import {
  type Chance,
  defaultTable,
  type Game,
  type OptionSheet,
  type Seat,
  searchChance,
  type Table,
} from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { contractGuide } from '../src/contract-support.ts';
import { type MovePerception, type WorldLimits, WorldSearch } from '../src/world-search.ts';
import { dozen } from './dozen.ts';

const bare = <O extends OptionSheet, S, M, E>(game: Game<O, S, M, E>): Game => game as unknown as Game;
const limits = (playouts: number, more: Partial<WorldLimits> = {}): WorldLimits => ({
  most: 20,
  playouts,
  spent: () => 0,
  ...more,
});

const searchFor = (game: Game, within: WorldLimits, seed: number, perception: MovePerception | null = null) =>
  new WorldSearch(game, contractGuide(game), within, searchChance(seed), perception);

/** The choice of a bot that gets only the seat's view of the true state. */
const answer = (game: Game, truth: unknown, seat: Seat, playouts: number, seed: number) =>
  searchFor(game, limits(playouts), seed).choose(game.redact(truth, seat), seat);

/** Plays one game. `who(seat)` is the number of playouts of a seat; 0 plays at random. */
function payoffs(game: Game, table: Table, who: (seat: Seat) => number, luck: Chance): readonly number[] {
  const { state } = game.setup(table, luck);
  for (let n = 0; ; n++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) return game.outcome(state)!.payoff;
    const found = who(seat) > 0 ? answer(game, state, seat, who(seat), n) : null;
    const move = found ? game.readMove(found.turn[0]!) : game.sample(state, seat, luck);
    expect(game.refuse(state, seat, move)).toBeNull();
    game.apply(state, seat, move, luck);
  }
}

describe('world search', () => {
  it('beats a random player in a game of luck and secrets', () => {
    let won = 0;
    for (let g = 0; g < 200; g++) {
      const seat = g % 2;
      const who = (s: Seat) => (s === seat ? 200 : 0);
      won += payoffs(bare(dozen), defaultTable(dozen), who, searchChance(g >> 1))[seat]!;
    }
    expect(won / 200).toBeGreaterThan(0.65);
  });

  it('plays legal moves when all seats choose at once', () => {
    for (let g = 0; g < 10; g++) {
      const paid = payoffs(bare(duel), { ...defaultTable(duel), seats: 3 }, () => 30, searchChance(g));
      expect(paid).toHaveLength(3);
    }
  });

  it('plays better than random in a cooperative game with sampled moves', () => {
    const table = { seats: 2, options: { throws: 3 } };
    const mean = (playouts: number): number => {
      let sum = 0;
      for (let g = 0; g < 20; g++) sum += payoffs(bare(lob), table, () => playouts, searchChance(g))[0]!;
      return sum / 20;
    };
    expect(mean(200)).toBeGreaterThan(mean(0) + 0.2);
  });

  it('finds a win in one move', () => {
    const found = answer(bare(nim), nim.readState('4 0'), 0, 300, 5)!;
    expect(found.turn).toEqual(['1-4']);
    expect(found.value).toBe(1_000);
  });

  it('gives the same answer for all states with the same view', () => {
    let different = 0;
    for (let seed = 0; seed < 60; seed++) {
      const luck = searchChance(seed);
      const { state } = duel.setup({ seats: 3, options: defaultTable(duel).options }, luck);
      for (let n = seed % 5; n > 0; n--) {
        const seat = duel.actors(state)[0]!;
        duel.apply(state, seat, duel.sample(state, seat, luck), luck);
      }
      const seat = duel.actors(state)[0]!;
      const twin = duel.imagine(duel.redact(state, seat), seat, searchChance(seed + 1_000));
      if (duel.writeState(twin) !== duel.writeState(state)) different++;
      expect(answer(bare(duel), twin, seat, 60, seed)).toEqual(answer(bare(duel), state, seat, 60, seed));
    }
    expect(different).toBeGreaterThan(30);
  });

  it('assesses an even start as even, and knows who is ahead', () => {
    const assess = (text: string, seat: Seat) => {
      const view = duel.redact(duel.readState(text), seat);
      return searchFor(bare(duel), limits(400), 3).assess(view, seat);
    };
    const ahead = 'hands 4/1 bag 0000 chosen 00 last 00 score 2-0 nobody';
    expect(assess(ahead, 0)).toBe(1);
    expect(assess(ahead, 1)).toBe(0);
    const even = 'hands 23/23 bag 3223 chosen 00 last 00 score 0-0 nobody';
    expect(Math.abs(assess(even, 0) - 0.5)).toBeLessThan(0.15);
  });

  it('keeps its budget, and answers with a budget of zero', () => {
    const { state } = duel.setup({ seats: 2, options: { hand: 3, ties: 'nobody' } }, searchChance(8));
    const view = duel.redact(state, 0);
    const game = bare(duel);
    expect(searchFor(game, limits(50), 1).choose(view, 0)!.nodes).toBeLessThanOrEqual(50);
    expect(searchFor(game, limits(0), 1).choose(view, 0)!.nodes).toBe(0);
    let asked = 0;
    const timed = limits(1_000_000, { spent: () => ++asked / 100 });
    expect(searchFor(game, timed, 1).choose(view, 0)!.nodes).toBeLessThan(100);
  });

  it('a handicap overlooks and misjudges moves, and still plays one', () => {
    const { state } = duel.setup({ seats: 2, options: { hand: 3, ties: 'nobody' } }, searchChance(2));
    const view = duel.redact(state, 0);
    const all = [...duel.moves(view, 0)].map(duel.writeMove);
    expect(all.length).toBeGreaterThan(1);
    for (const wanted of all) {
      const fond: MovePerception = { sees: () => true, blur: move => (move === wanted ? 5_000 : 0) };
      expect(searchFor(bare(duel), limits(200), 1, fond).choose(view, 0)!.turn).toEqual([wanted]);
    }
    const blind: MovePerception = { sees: () => false, blur: () => 0 };
    expect(all).toContain(searchFor(bare(duel), limits(200), 1, blind).choose(view, 0)!.turn[0]);
  });
});
