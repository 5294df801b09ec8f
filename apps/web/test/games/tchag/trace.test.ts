import { searchChance } from '@tablee/kernel';
import { type Direction, listMoves, readSquare, type Square, type TchagEvent, tchag } from '@tablee/tchag';
import { describe, expect, it } from 'vitest';
import type { Past } from '../../../src/board/contract.ts';
import { lastTurn } from '../../../src/games/tchag/draw/trace.tsx';

function play(text: string, moves: readonly string[]): Past<TchagEvent>[] {
  const state = tchag.readState(text);
  return moves.map((move, i) => ({
    n: i + 1,
    events: tchag.apply(state, state.side, tchag.readMove(move)!, searchChance(0)),
  }));
}
const at = (...names: readonly string[]): Square[] => names.map(readSquare);

const START = 'x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0';
const FACING = 'x+x+x+/+yYxYx/x+x+x+/+x+y+x/xRrRr+/+x+x+x r 0-0';

describe('the trace of the last turn', () => {
  it('is empty at the start', () => {
    expect(lastTurn([])).toEqual({ left: [], ways: [], taken: [], spots: [], slid: [] });
  });

  it('TCHAG-5 shows where the pawn stood and its way', () => {
    expect(lastTurn(play(START, ['d2d3']))).toMatchObject({
      left: at('d2'),
      ways: [at('d2', 'd3')],
      taken: [],
    });
  });

  it('TCHAG-4 shows where a pawn was taken', () => {
    expect(lastTurn(play(FACING, ['c2d3'])).taken).toEqual(at('d3'));
  });

  const [a1, b1, b2] = at('a1', 'b1', 'b2') as [Square, Square, Square];
  const slide = (direction: Direction, from: Square, to: Square): TchagEvent => ({
    kind: 'slid',
    seat: 0,
    why: 'gap',
    line: 0,
    direction,
    distance: 1,
    stones: [{ from, to, pawn: null }],
  });
  const step = (to: Square, captured: number | null): TchagEvent => ({
    kind: 'moved',
    seat: 0,
    from: 20,
    to,
    captured,
  });
  const entries = (...events: readonly TchagEvent[]) =>
    events.map((event, i) => ({ n: i + 1, events: [event] }));

  it('TCHAG-6 follows the pawn whose stone slides, and the place of its capture', () => {
    expect(lastTurn(entries(step(a1, 1), slide('>', a1, b1)))).toMatchObject({
      ways: [[20, a1, b1]],
      taken: [b1],
      slid: [{ at: b1, directions: ['>'] }],
    });
  });

  it('TCHAG-6 a stone that slid twice has both arrows where it lies now', () => {
    const twice = entries(step(30, null), slide('>', a1, b1), slide('^', b1, b2));
    expect(lastTurn(twice).slid).toEqual([{ at: b2, directions: ['>', '^'] }]);
  });

  it('begins with the last step: the turn before leaves nothing', () => {
    const state = tchag.readState(START);
    const chance = searchChance(5);
    const entries: Past<TchagEvent>[] = [];
    for (let n = 1; n < 60 && tchag.actors(state).length > 0; n++) {
      const moves = listMoves(state);
      entries.push({ n, events: tchag.apply(state, state.side, moves[chance.pick(moves.length)]!, chance) });
      const last = entries.flatMap(e => e.events).findLast(e => e.kind === 'moved');
      if (last?.kind !== 'moved') throw new Error('no step');
      const trace = lastTurn(entries);
      expect(trace.left).toEqual([last.from]);
      // Where the way ends, its pawn stands now; where a stone slid, a stone lies now.
      for (const square of [trace.ways[0]!.at(-1)!, ...trace.slid.map(stone => stone.at)])
        expect(state.cells[square]).not.toBe(0);
    }
  });
});
