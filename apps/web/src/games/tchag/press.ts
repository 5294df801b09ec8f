import type { Refusal, Seat } from '@tablee/kernel';
import { onTurn, pawnOn, type Slide, type Square, type State, stepMove, tchag } from '@tablee/tchag';
import type { BoardPoint, Piece } from '../../board/piece.ts';
import type { Grip } from '../../board/pointer.ts';
import { type Choices, slidesAt, whyNot } from './choices.ts';
import { squareUnder } from './geometry.ts';
import { gripPawn, gripStones } from './grips.ts';
import type { Hand } from './hand.ts';
import { isStone } from './pieces.ts';

/** Everything a touch can mean at this moment. */
export type Desk = {
  readonly state: State;
  readonly pieces: readonly Piece[];
  readonly choices: Choices;
  readonly bottom: Seat;
  readonly hand: Hand;
  readonly change: (hand: Partial<Hand>) => void;
  readonly play: (move: string) => void;
  readonly explain: (refusal: Refusal) => void;
};

export const targetsOf = ({ hand, choices }: Pick<Desk, 'hand' | 'choices'>): readonly Square[] =>
  hand.selected === null ? [] : (choices.steps.get(hand.selected) ?? []);

const tell = (desk: Desk, refusal: Refusal | null): void => {
  if (refusal) desk.explain(refusal);
};
const step = (desk: Desk, from: Square, to: Square): void => desk.play(tchag.writeMove(stepMove(from, to)));

/** `sure`: the ghost has been seen already, by pointing at the arrow or by tabbing to it. */
export function pressSlide(desk: Desk, slide: Slide, sure: boolean): void {
  const move = tchag.writeMove(slide.move);
  if (sure || desk.hand.armed === move) desk.play(move);
  else desk.change({ armed: move, seen: move });
}

export function pressSquare(desk: Desk, square: Square): void {
  const { state, choices, hand, bottom } = desk;
  const { seat } = choices;
  if (seat === null) {
    if (onTurn(state) !== bottom) tell(desk, whyNot(state, bottom, square, null));
    return;
  }
  if (choices.slides.length > 0) {
    const [only, ...others] = slidesAt(choices.slides, state, square);
    if (only && others.length === 0) pressSlide(desk, only, false);
    else tell(desk, whyNot(state, seat, square, null));
    return;
  }
  if (square === hand.selected) desk.change({ selected: null });
  else if (targetsOf(desk).includes(square)) step(desk, hand.selected!, square);
  else if (choices.steps.has(square)) desk.change({ selected: square });
  else {
    const own = pawnOn(state.cells[square]!) === seat;
    tell(desk, whyNot(state, seat, square, own ? null : hand.selected));
  }
}

/** What is taken in hand at a point: a pawn that can move, or stones that can slide. */
export function grasp(desk: Desk, root: Element, at: BoardPoint): Grip | null {
  const { state, pieces, choices } = desk;
  const flipped = desk.bottom === 1;
  const square = squareUnder(at, flipped);
  if (square === null) return null;
  const pawn = pieces.find(piece => piece.on && piece.at === square && !isStone(piece));
  const ways = choices.steps.get(square);
  if (pawn && ways) {
    desk.change({ selected: square });
    return gripPawn(root, pawn, at, flipped, to => {
      if (to === null || to === square) return;
      if (ways.includes(to)) step(desk, square, to);
      else tell(desk, whyNot(state, choices.seat!, to, square));
    });
  }
  const slides = state.cells[square] === 0 ? [] : slidesAt(choices.slides, state, square);
  if (slides.length === 0) return null;
  return gripStones(root, pieces, slides, at, flipped, slide => desk.play(tchag.writeMove(slide.move)));
}
