import type { Guide, GuideSupport, View } from '@tablee/kernel';
import { apply, listMoves, type Move, sampleMove } from './moves.ts';
import { clone, isOver, type State, winnerOf } from './state.ts';

/** Log-odds of a position known to be won, in hundredths. */
const SURE = 400;

/** Nim is solved: the seat on turn wins unless the exclusive or of the heaps is 0; the other way round at the very end of misère. */
function isWonForTurn(s: State): boolean {
  if (isOver(s)) return winnerOf(s) === s.turn;
  const sum = s.heaps.reduce((xor, size) => xor ^ size, 0);
  const single = s.heaps.every(size => size <= 1);
  return s.last === 'loses' && single ? sum === 0 : sum !== 0;
}

function wins(view: View<State>, seat: number, move: Move): boolean {
  const next = clone(view);
  apply(next, seat, move);
  return !isWonForTurn(next);
}

const guide: Guide<State, Move> = {
  candidates: (view, seat, most) =>
    listMoves(view, seat)
      .map(move => ({ move, prior: wins(view, seat, move) ? SURE : -SURE }))
      .sort((a, b) => b.prior - a.prior)
      .slice(0, most),
  step(world, seat, chance) {
    apply(world, seat, sampleMove(world, seat, chance));
  },
  settled: () => true,
  judge: (world, seat) => (isWonForTurn(world) === (seat === world.turn) ? SURE : -SURE),
};

export const bot: GuideSupport = { rules: [1], guide: guide as Guide };
