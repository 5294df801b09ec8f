import { searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { describe, expect, it } from 'vitest';
import { playOut, Uct } from '../src/uct.ts';
import { game, play } from './positions.ts';

const rounds = (n: number) => ({ rounds: n, stop: () => false });

describe('UCT', () => {
  it('takes a win in one', () => {
    const state = tchag.readState('.+r+../.xxx+./+RRYx+/...xx./....R./...... r 3-0');
    const uct = new Uct(game, state, searchChance(4));
    uct.think(rounds(2_000));
    const best = uct.best()!;
    expect(tchag.outcome(play(state, [game.writeMove(best.move)]))?.payoff).toEqual([1, 0]);
    expect(best.value).toBe(1);
  });

  it('counts rounds, and keeps the subtree of a move played', () => {
    const s = tchag.readState('x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0');
    const opening = new Uct(game, s, searchChance(4));
    opening.think(rounds(500));
    expect(opening.rounds).toBe(500);
    opening.advance(opening.best()!.move);
    expect(opening.best()!.visits).toBeGreaterThan(1);
  });

  it('playOut returns a move and its value within the limits', () => {
    const state = tchag.readState('.+r+../.xxx+./+RRYx+/...xx./....R./...... r 3-0');
    const limits = { depth: 1, single: 1, quiescence: 0, nodes: 1_000, stop: () => false };
    const found = playOut(game, state, limits, searchChance(2))!;
    expect(tchag.outcome(play(state, found.turn))?.payoff).toEqual([1, 0]);
    expect(found.nodes).toBe(1_000);
    expect(found.value).toBeGreaterThan(500);
    expect(playOut(game, state, { ...limits, stop: () => true }, searchChance(2))).toBeNull();
  });

  it('stops when `stop` returns true', () => {
    const s = tchag.readState('x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0');
    const uct = new Uct(game, s, searchChance(4));
    let asked = 0;
    uct.think({ rounds: 1_000, stop: () => ++asked > 7 });
    expect(uct.rounds).toBe(7);
  });
});
