import { searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { describe, expect, it } from 'vitest';
import { Uct } from '../src/uct.ts';
import { game, play } from './positions.ts';

const rounds = (n: number) => ({ rounds: n, stop: () => false });

describe('plain UCT', () => {
  it('takes a win in one', () => {
    const state = tchag.readState('.+r+../.xxx+./+RRYx+/...xx./....R./...... r 3-0');
    const uct = new Uct(game, state, searchChance(4));
    uct.think(rounds(2_000));
    const best = uct.best()!;
    expect(tchag.outcome(play(state, [game.writeMove(best.move)]))?.payoff).toEqual([1, 0]);
    expect(best.value).toBe(1);
  });

  it('every round is counted once, and what is known about a move played is kept', () => {
    const state = tchag.readState('..x+../.xYx../.+xrY./.x++y./..y+xx/...... y 0-2'.replace('0-2', '0-3'));
    const uct = new Uct(game, state, searchChance(4));
    uct.think(rounds(500));
    expect(uct.rounds).toBe(500);
    const s = tchag.readState('x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0');
    const opening = new Uct(game, s, searchChance(4));
    opening.think(rounds(500));
    opening.advance(opening.best()!.move);
    expect(opening.best()!.visits).toBeGreaterThan(1);
  });

  it('stops when told', () => {
    const s = tchag.readState('x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0');
    const uct = new Uct(game, s, searchChance(4));
    let asked = 0;
    uct.think({ rounds: 1_000, stop: () => ++asked > 7 });
    expect(uct.rounds).toBe(7);
  });
});
