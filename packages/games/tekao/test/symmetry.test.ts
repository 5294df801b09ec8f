import { searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  cellOf,
  directionOf,
  distanceOf,
  fromOf,
  goMove,
  halfTurn,
  halfTurnShape,
  isClockwise,
  isOver,
  kindOf,
  listActions,
  opposite,
  type State,
  shapeOf,
  sideOf,
  tekao,
  turnMove,
} from '../src/index.ts';
import { actor, tableFor } from './draw.ts';

/** The board rotated by 180°, with swapped sides. */
function turned(s: State): State {
  const view = tekao.clone(s);
  for (const [square, cell] of s.cells.entries()) {
    view.cells[halfTurn(square)] = cell === 0 ? 0 : cellOf(halfTurnShape(shapeOf(cell)), 1 - sideOf(cell));
  }
  for (const side of [0, 1]) {
    const square = s.streak[1 - side]!;
    view.streak[side] = square < 0 ? square : halfTurn(square);
    view.runs[side] = s.runs[1 - side]!;
    view.men[side] = s.men[1 - side]!;
  }
  view.turn = 1 - s.turn;
  return tekao.readState(tekao.writeState(view));
}

const turnedMove = (m: number): number => {
  const from = halfTurn(fromOf(m));
  return kindOf(m) === 'turn'
    ? turnMove(from, isClockwise(m))
    : goMove(from, opposite(directionOf(m)), distanceOf(m));
};

describe('symmetry', () => {
  it('TEKAO-5 the half-turn image has the same moves and results', () => {
    const chance = searchChance(9);
    for (let game = 0; game < 20; game++) {
      const { state } = tekao.setup(tableFor({ setup: 'mirrored' }), chance);
      let s = tekao.readState(tekao.writeState(state));
      for (let n = 0; n < 80 && !isOver(s); n++) {
        const image = turned(s);
        const list: number[] = [];
        list.length = listActions(s, list);
        const byNumber = (a: number, b: number): number => a - b;
        const theirs = Array.from(tekao.moves(image, actor(image)));
        expect(list.map(turnedMove).sort(byNumber)).toEqual(theirs.toSorted(byNumber));
        const m = list[chance.pick(list.length)]!;
        tekao.apply(s, actor(s), m, chance);
        tekao.apply(image, actor(image), turnedMove(m), chance);
        s = tekao.readState(tekao.writeState(s));
        expect(tekao.writeState(image)).toBe(tekao.writeState(turned(s)));
        expect(tekao.outcome(image)?.payoff.toReversed()).toEqual(tekao.outcome(s)?.payoff);
      }
    }
  });

  it('TEKAO-5 a mirrored start is its own image', () => {
    const chance = searchChance(3);
    for (let i = 0; i < 20; i++) {
      const { state } = tekao.setup(tableFor({ setup: 'mirrored' }), chance);
      expect(turned(state).cells).toEqual(state.cells);
    }
  });
});
