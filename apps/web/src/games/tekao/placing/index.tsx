import {
  EMPTY,
  homeSquares,
  isOffered,
  nameShape,
  orientations,
  placeMove,
  sayMove,
  shapeOf,
  sideOf,
  sideToMove,
  tekao,
} from '@tablee/tekao';
import { useState } from 'preact/hooks';
import type { Mode, Scene, SquareRole } from '../mode.ts';

/** Before the battle: a piece in hand, turned as one likes, goes to a free square of the home (TEKAO-4, TEKAO-5). */
export function usePlacing({ state, seat, props, word }: Scene): Mode {
  const { text } = props;
  const [turns, setTurns] = useState(0);
  const kind = state.variant.supply.kinds.findIndex((_, i) => isOffered(state, i));
  const ways = kind < 0 ? [] : orientations(state.variant.supply.kinds[kind]!);
  const shape = ways[turns % Math.max(1, ways.length)];
  const home = homeSquares(state.variant.home, sideToMove(state));

  const roleOf = (square: number): SquareRole => {
    const cell = state.cells[square]!;
    const free = seat !== null && shape !== undefined && cell === EMPTY && home.includes(square);
    const name = free
      ? sayMove(placeMove(square, shape), text)
      : text.square(square, cell === EMPTY ? null : sideOf(cell), shapeOf(cell));
    return { name, acts: free, drags: false };
  };

  return {
    roleOf,
    press: square => {
      if (shape === undefined) return;
      const move = placeMove(square, shape);
      const refusal = tekao.refuse(state, seat ?? props.bottom, move);
      if (refusal) props.explain(refusal);
      else if (seat !== null) props.play(tekao.writeMove(move));
    },
    grasp: () => null,
    onKey: () => false,
    lifted: null,
    first: home.find(square => state.cells[square] === EMPTY) ?? null,
    under: null,
    over: null,
    panel: seat !== null && shape !== undefined && (
      <button type="button" class="button" onClick={() => setTurns(turns + 1)}>
        {nameShape(shape)} : {word.turnRight}
      </button>
    ),
  };
}
