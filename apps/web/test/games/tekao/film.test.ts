import { type Move, nameSquare, tekao } from '@tablee/tekao';
import { EXAMPLE } from '@tablee/tekao/example';
import { describe, expect, it } from 'vitest';
import { actorsOf, type Film, filmMove } from '../../../src/games/tekao/figures/film.ts';

const start = () => tekao.readState(EXAMPLE.position);
function read(text: string): Move {
  const move = tekao.readMove(text);
  if (move === null) throw new Error(`${text} is no move`);
  return move;
}
/** What each step shows: the edges that meet, the squares where pieces fall. */
const scenes = ({ steps }: Film) =>
  steps.map(({ edges, fallen }) => [
    edges.map(e => `${e.meeting} ${nameSquare(e.other)}`),
    fallen.map(nameSquare),
  ]);

describe('a move taken apart', () => {
  it('TEKAO-9 the example: the move, two edges that take, one that is taken', () => {
    expect(scenes(filmMove(start(), read(EXAMPLE.move)))).toEqual([
      [[], []],
      [[], []],
      [['takes e4'], ['e4']],
      [['takes c4'], ['c4']],
      [['taken d5'], ['d4']],
    ]);
  });

  it('TEKAO-9 those that take the piece together are one step', () => {
    const s = tekao.readState('b:a1:FFFF,d3:PPPP y:e4:TTTT,d5:TTTT,h8:FFFF turn=0 streak=-/- quiet=0');
    expect(scenes(filmMove(s, read('d3n1'))).slice(2)).toEqual([[['taken d5', 'taken e4'], ['d4']]]);
  });

  it('TEKAO-8 a turn is a step like a move, and equals are seen', () => {
    const s = tekao.readState('b:a1:FFFF,d4:GTAP y:d5:AGPT,h8:FFFF turn=0 streak=-/- quiet=0');
    const film = filmMove(s, read('d4+'));
    expect(scenes(film)).toEqual([
      [[], []],
      [[], []],
      [['equal d5'], []],
    ]);
    expect(film.steps[1]?.actors).toEqual(actorsOf(film.end));
  });

  it('ends where the rules end, whatever is played, and leaves the position alone', () => {
    const s = start();
    for (const move of tekao.moves(s, 0)) {
      const { steps, end } = filmMove(s, move);
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
