import {
  EMPTY,
  type Move,
  type Square,
  type State,
  seatToMove,
  sideOf,
  sideOfSeat,
  tekao,
  toOf,
} from '@tablee/tekao';
import { type Choices, goesOf, whyNotFrom, whyNotTo } from './choices.ts';
import { EMPTY_HAND, type Hand } from './hand.ts';
import type { Scene } from './mode.ts';

/** Everything a touch can mean in the battle. */
export type Desk = {
  readonly scene: Scene;
  readonly choices: Choices;
  readonly hand: Hand;
  readonly change: (hand: Partial<Hand>) => void;
};

export function playMove({ scene, change }: Desk, move: Move): void {
  change(EMPTY_HAND);
  scene.props.play(tekao.writeMove(move));
}

const isOwn = (state: State, square: Square, seat: number): boolean =>
  state.cells[square] !== EMPTY && sideOf(state.cells[square]!) === sideOfSeat(seat);

export function pressSquare(desk: Desk, square: Square): void {
  const { scene, choices, hand, change } = desk;
  const { state, seat, props } = scene;
  if (seat === null) {
    // Nobody here is on turn: say so, unless this is only looked back at.
    if (props.hands.length === 0 && seatToMove(state) === props.bottom) return;
    const refusal = tekao.refuse(state, props.bottom, 0);
    if (refusal) props.explain(refusal);
    return;
  }
  const target = goesOf(choices, hand.selected).find(({ move }) => toOf(move) === square);
  if (square === hand.selected) change(EMPTY_HAND);
  else if (target) playMove(desk, target.move);
  else if (choices.byPiece.has(square)) change({ selected: square, seen: null });
  else {
    const refusal =
      hand.selected === null || isOwn(state, square, seat)
        ? whyNotFrom(state, seat, square)
        : whyNotTo(state, seat, hand.selected, square);
    if (refusal) props.explain(refusal);
  }
}
