import type { Refusal, Seat } from '@tablee/kernel';
import {
  DIAGONAL,
  fromOf,
  isGrey,
  isStep,
  listMoves,
  type Move,
  ORTHOGONAL,
  onTurn,
  pawnOn,
  pendingRepairs,
  type Slide,
  type Square,
  STOP,
  type State,
  stepMove,
  tchag,
  toOf,
} from '@tablee/tchag';

/** The legal moves of the player at this board. */
export type Choices = {
  /** The seat that may act; null when watching, waiting or over. */
  readonly seat: Seat | null;
  /** Targets of each pawn that can move. */
  readonly steps: ReadonlyMap<Square, readonly Square[]>;
  readonly slides: readonly Slide[];
  readonly stop: boolean;
};

const NOTHING: Choices = { seat: null, steps: new Map(), slides: [], stop: false };

export function listChoices(state: State, hands: readonly Seat[]): Choices {
  const seat = onTurn(state);
  if (seat === null || !hands.includes(seat)) return NOTHING;
  if (state.phase === 'repair') return { ...NOTHING, seat, slides: pendingRepairs(state).slides };
  const moves = listMoves(state);
  const steps = Map.groupBy(moves.filter(isStep), fromOf);
  return {
    seat,
    steps: new Map([...steps].map(([from, ways]) => [from, ways.map(toOf)])),
    slides: [],
    stop: moves.includes(STOP),
  };
}

/** Why tapping this square does nothing; `selected` is the selected pawn. */
export function whyNot(state: State, seat: Seat, square: Square, selected: Square | null): Refusal | null {
  if (selected !== null) return tchag.refuse(state, seat, stepMove(selected, square));
  return triedFrom(state, square)
    .map(m => tchag.refuse(state, seat, m))
    .reduce((a, b) => a ?? b, null);
}

/** Steps from this square, the most informative refusal first. */
function triedFrom(state: State, square: Square): readonly Move[] {
  const cell = state.cells[square]!;
  const around = isGrey(cell) ? DIAGONAL[square]! : ORTHOGONAL[square]!;
  // "Your own pawn is there" says more than "no stone there".
  const likely = around.toSorted((a, b) => pawnOn(state.cells[b]!) - pawnOn(state.cells[a]!));
  return likely.map(to => stepMove(square, to));
}

/** The slides that move the stone on a square, or fill the gap there. */
export function slidesAt(slides: readonly Slide[], state: State, square: Square): readonly Slide[] {
  return slides.filter(slide => {
    if (state.cells[square] !== 0) return slide.stones.some(way => way.from === square);
    return slide.stones.some(way => way.to === square);
  });
}
