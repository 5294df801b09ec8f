import type { Candidate, Chance, Guide } from '@tablee/kernel';
import { play } from '../apply.ts';
import { BLUE, SIZE, SQUARES } from '../board.ts';
import { type Move, shapePlaced, squarePlaced } from '../move.ts';
import { listMoves } from '../moves.ts';
import { isFlag, weaponAt } from '../piece.ts';
import { type State, sideToMove } from '../state.ts';
import { sideOfSeat } from '../variant.ts';
import { Field } from './field.ts';
import { judge } from './judge.ts';

/** Seen from its own side of the table: row 0 is the back row, direction 0 goes forward. */
function priorOf(s: State, m: Move): number {
  const side = sideToMove(s);
  const shape = shapePlaced(m);
  const square = side === BLUE ? squarePlaced(m) : SQUARES - 1 - squarePlaced(m);
  const row = Math.floor(square / SIZE);
  const column = square % SIZE;
  if (isFlag(shape)) return -30 * row + 5 * Math.abs(2 * column - 7);
  const forward = weaponAt(shape, side === BLUE ? 0 : 2);
  return [0, 10, 4, 12, 0][forward]! + 4 * row - Math.abs(2 * column - 7);
}

const byPrior = (a: Candidate<Move>, b: Candidate<Move>): number => b.prior - a.prior;

function candidates(s: State, most: number): Candidate<Move>[] {
  const all = listMoves(s).map(move => ({ move, prior: priorOf(s, move) }));
  return all.sort(byPrior).slice(0, most);
}

function step(s: State, chance: Chance): void {
  const few = candidates(s, 6);
  play(s, few[chance.pick(few.length)]!.move, chance, []);
}

export const guide: Guide<State, Move> = {
  candidates: (view, _seat, most) => candidates(view, most),
  step: (world, _seat, chance) => step(world, chance),
  settled: world => world.phase !== 'place',
  judge(world, seat) {
    const value = judge(new Field(world));
    return sideToMove(world) === sideOfSeat(seat) ? value : -value;
  },
};
