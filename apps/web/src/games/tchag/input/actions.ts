import type { Refusal } from '@tablee/kernel';
import { onTurn, pawnOn, type Slide, type Square, stepMove, tchag } from '@tablee/tchag';
import { slidesAt, whyNot } from './choices.ts';
import { type InputState, targetsOf } from './input-state.ts';

export const explain = (input: InputState, refusal: Refusal | null): void => {
  if (refusal) input.explain(refusal);
};
export const playStep = (input: InputState, from: Square, to: Square): void =>
  input.play(tchag.writeMove(stepMove(from, to)));

/** `previewed`: the player has already seen where the stones go, by hovering or by keyboard focus. */
export function pressSlide(input: InputState, slide: Slide, previewed: boolean): void {
  const move = tchag.writeMove(slide.move);
  if (previewed || input.selection.armed === move) input.play(move);
  else input.change({ armed: move, previewed: move });
}

export function pressSquare(input: InputState, square: Square): void {
  const { state, choices, selection, bottom } = input;
  const { seat } = choices;
  if (seat === null) {
    if (onTurn(state) !== bottom) explain(input, whyNot(state, bottom, square, null));
    return;
  }
  if (choices.slides.length > 0) {
    const [only, ...others] = slidesAt(choices.slides, state, square);
    if (only && others.length === 0) pressSlide(input, only, false);
    else explain(input, whyNot(state, seat, square, null));
    return;
  }
  if (square === selection.pawn) input.change({ pawn: null });
  else if (targetsOf(input).includes(square)) playStep(input, selection.pawn!, square);
  else if (choices.steps.has(square)) input.change({ pawn: square });
  else {
    const own = pawnOn(state.cells[square]!) === seat;
    explain(input, whyNot(state, seat, square, own ? null : selection.pawn));
  }
}
