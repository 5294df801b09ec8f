import { readSquare, type Square, seatToMove, type TekaoEvent, tekao } from '@tablee/tekao';
import { EXAMPLE } from '@tablee/tekao/example';
import { describe, expect, it } from 'vitest';
import type { Past } from '../../../src/board/contract.ts';
import { lastTurn } from '../../../src/games/tekao/draw/trace.tsx';
import { position } from './games.ts';

const at = (...names: readonly string[]): Square[] => names.map(readSquare);
const chance = { pick: () => 0 };

function play(text: string, ...moves: readonly string[]): Past<TekaoEvent>[] {
  const state = position(text);
  return moves.map((move, i) => ({
    n: i + 1,
    events: tekao.apply(state, seatToMove(state), tekao.readMove(move)!, chance),
  }));
}

const BATTLE = 'b:c1:FFFF,a2:PTAG,e4:PTAG y:e7:GATP,d8:FFFF,h8:PTAG turn=0 streak=-/- quiet=0';

describe('the trace of the last turn', () => {
  it('TEKAO-6 shows where the piece stood and its way', () => {
    expect(lastTurn(play(BATTLE, 'a2n2'), null)).toEqual({
      left: at('a2'),
      ways: [at('a2', 'a4')],
      taken: [],
      spots: [],
      turned: [],
    });
  });

  it('TEKAO-8 shows every piece taken, also the one that acted', () => {
    expect(lastTurn(play(EXAMPLE.position, EXAMPLE.move), null).taken).toEqual(at('e4', 'c4', 'd4'));
  });

  it('shows a quarter turn, and takes the mark along when the piece moves on', () => {
    const entries = play(BATTLE, 'a2+', 'h8+', 'a2e1');
    expect(lastTurn(entries.slice(0, 1), null).turned).toEqual([{ at: readSquare('a2'), clockwise: true }]);
    // Seen by a seat that has not played: all three.
    expect(lastTurn(entries, 3).turned).toEqual([
      { at: readSquare('b2'), clockwise: true },
      { at: readSquare('h8'), clockwise: true },
    ]);
    expect(lastTurn(entries, 3).left).toEqual(at('a2'));
  });

  it('TEKAO-12 covers the turns since the own one', () => {
    const entries = play(BATTLE, 'a2n1', 'h8w1');
    expect(lastTurn(entries, 0).left).toEqual(at('h8'));
    expect(lastTurn(entries, null).left).toEqual(at('h8'));
    expect(lastTurn(entries.slice(0, 1), 0).left).toEqual(at('a2'));
  });

  it('TEKAO-4 shows the square of a piece set down', () => {
    const events: TekaoEvent[] = [
      { kind: 'placed', seat: 0, square: 3, cell: 1 },
      { kind: 'drew', seat: 1, piece: 0 },
    ];
    expect(lastTurn([{ n: 1, events }], null).spots).toEqual([3]);
  });
});
