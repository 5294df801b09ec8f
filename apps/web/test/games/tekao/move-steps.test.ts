import { type Move, nameSquare, tekao } from '@tablee/tekao';
import { EXAMPLE } from '@tablee/tekao/example';
import { describe, expect, it } from 'vitest';
import { actorsOf, type MoveSteps, splitMove } from '../../../src/games/tekao/figures/move-steps.ts';

const start = () => tekao.readState(EXAMPLE.position);
function read(text: string): Move {
  const move = tekao.readMove(text);
  if (move === null) throw new Error(`${text} is no move`);
  return move;
}
/** The edges and taken pieces of each step. */
const summary = ({ steps }: MoveSteps) =>
  steps.map(({ edges, fallen }) => [
    edges.map(e => `${e.meeting} ${nameSquare(e.other)}`),
    fallen.map(nameSquare),
  ]);

describe('splitMove', () => {
  it('TEKAO-9 the example: the move, two edges that take, one where the piece is taken', () => {
    expect(summary(splitMove(start(), read(EXAMPLE.move)))).toEqual([
      [[], []],
      [[], []],
      [['takes e4'], ['e4']],
      [['takes c4'], ['c4']],
      [['taken d5'], ['d4']],
    ]);
  });

  it('TEKAO-9 edges that take the piece together are one step', () => {
    const s = tekao.readState('b:a1:FFFF,d3:PPPP y:e4:TTTT,d5:TTTT,h8:FFFF turn=0 streak=-/- quiet=0');
    expect(summary(splitMove(s, read('d3n1'))).slice(2)).toEqual([[['taken d5', 'taken e4'], ['d4']]]);
  });

  it('TEKAO-8 a turn is a step, and so is a meeting of equal weapons', () => {
    const s = tekao.readState('b:a1:FFFF,d4:GTAP y:d5:AGPT,h8:FFFF turn=0 streak=-/- quiet=0');
    const played = splitMove(s, read('d4+'));
    expect(summary(played)).toEqual([
      [[], []],
      [[], []],
      [['equal d5'], []],
    ]);
    expect(played.steps[1]?.actors).toEqual(actorsOf(played.end));
  });

  it('ends in the position of the rules for every move, and does not change the state', () => {
    const s = start();
    for (const move of tekao.moves(s, 0)) {
      const { steps, end } = splitMove(s, move);
      const standing = (steps.at(-1)?.actors ?? []).filter(actor => actor.on);
      const byPlace = standing.map(({ square, cell }) => `${square} ${cell}`).sort();
      expect(byPlace).toEqual(
        actorsOf(end)
          .map(({ square, cell }) => `${square} ${cell}`)
          .sort(),
      );
    }
    expect(tekao.writeState(s)).toBe(EXAMPLE.position);
  });
});
