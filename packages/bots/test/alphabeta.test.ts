import { type Game, refereeOnly, searchChance, type TurnTree } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { bot } from '@tablee/tchag/bot';
import { describe, expect, it } from 'vitest';
import { TurnSearch } from '../src/alphabeta.ts';
import { contractTree } from '../src/contract-support.ts';
import { TranspositionTable } from '../src/transposition-table.ts';
import { WIN } from '../src/values.ts';
import { game, wander } from './positions.ts';

const unlimited = { depth: 99, single: 99, quiescence: 6, nodes: Number.MAX_SAFE_INTEGER, stop: () => false };
const search = (tree: TurnTree, limits = unlimited) => {
  const chance = searchChance(1);
  return new TurnSearch(tree, limits, new TranspositionTable(14)).run(n => chance.pick(n))!;
};
const verdict = (value: number): number => (value > WIN / 2 ? 1 : value < -WIN / 2 ? 0 : 0.5);

/** The payoff of the seat on turn under perfect play, by the contract alone. */
function minimax(g: Game, state: unknown, known: Map<string, number>): number {
  const outcome = g.outcome(state);
  const seat = g.actors(state)[0];
  if (outcome || seat === undefined) throw new Error('asked about a game that is over');
  const text = g.writeState(state);
  const before = known.get(text);
  if (before !== undefined) return before;
  let best = 0;
  for (const m of g.moves(state, seat)) {
    const next = g.clone(state);
    g.apply(next, seat, m, refereeOnly);
    const over = g.outcome(next);
    const value = over
      ? over.payoff[seat]!
      : g.actors(next)[0] === seat
        ? minimax(g, next, known)
        : 1 - minimax(g, next, known);
    best = Math.max(best, value);
    if (best === 1) break;
  }
  known.set(text, best);
  return best;
}

const small = [...wander(24, 300)].filter(
  ({ state }) => state.phase === 'move' && state.cells.filter(c => c > 0).length <= 9,
);

describe('alpha-beta', () => {
  it('agrees with plain minimax in every small position', () => {
    const known = new Map<string, number>();
    const verdicts = new Set<number>();
    for (const { state, position } of small) {
      const found = search(bot.tree(state));
      expect(verdict(found.value), position).toBe(minimax(game, state, known));
      verdicts.add(verdict(found.value));
    }
    expect(small.length).toBeGreaterThan(60);
    expect(verdicts).toEqual(new Set([0, 0.5, 1]));
  });

  it('finds the same with the tree made from the contract', () => {
    for (const { state, position } of small.filter((_, i) => i % 4 === 0)) {
      const byTurns = verdict(search(bot.tree(state)).value);
      expect(verdict(search(contractTree(game, state)).value), position).toBe(byTurns);
    }
  });

  it('prefers the shorter win and the longer loss', () => {
    for (const { state } of small) {
      const { value, turn } = search(bot.tree(state));
      if (verdict(value) === 0.5) continue;
      // One turn further along the planned line, the result is one turn nearer.
      const next = tchag.clone(state);
      for (const text of turn) tchag.apply(next, next.side, tchag.readMove(text)!, refereeOnly);
      if (tchag.outcome(next)) {
        expect(Math.abs(value)).toBe(WIN - 1);
        continue;
      }
      const same = next.side === state.side;
      const further = search(bot.tree(next)).value;
      expect(verdict(same ? further : -further)).toBe(verdict(value));
      expect(Math.abs(further)).toBeGreaterThan(Math.abs(value));
    }
  });

  it('stops at its node limit with a turn to play', () => {
    for (const { state } of [...wander(1, 9)].filter((_, i) => i % 5 === 0)) {
      const found = search(bot.tree(state), { ...unlimited, nodes: 40 });
      expect(found.nodes).toBeLessThanOrEqual(41);
      expect(found.turn.length).toBeGreaterThan(0);
    }
  });

  it('calls `stop` every eight nodes and stops when it returns true', () => {
    let asked = 0;
    const found = search(bot.tree(small[0]!.state), { ...unlimited, stop: () => ++asked >= 3 });
    const open = [...wander(1, 9)][0]!.state;
    asked = 0;
    const long = search(bot.tree(open), { ...unlimited, stop: () => ++asked >= 50 });
    expect(asked).toBe(50);
    expect(long.nodes).toBe(50 * 8);
    expect(found.turn.length).toBeGreaterThan(0);
  });
});
