import {
  EMPTY,
  isOver,
  type Move,
  type Square,
  type State,
  seatToMove,
  sideOf,
  sideOfSeat,
  tekao,
  toOf,
  turnMove,
} from '@tablee/tekao';
import type { BoardPoint } from '../../board/piece.ts';
import type { Grip } from '../../board/pointer.ts';
import { type Choices, type Foreseen, goesOf, whyNotFrom, whyNotTo } from './choices.ts';
import { squareUnder } from './geometry.ts';
import { gripPiece } from './grip.ts';
import { EMPTY_HAND, type Hand } from './hand.ts';
import type { Scene } from './mode.ts';
import { pieceAt } from './pieces.ts';

/** Everything a touch can mean in the battle. */
export type Desk = {
  readonly scene: Scene;
  readonly choices: Choices;
  readonly hand: Hand;
  readonly change: (hand: Partial<Hand>) => void;
};

export function playMove({ scene, change }: Pick<Desk, 'scene' | 'change'>, move: Move): void {
  change(EMPTY_HAND);
  scene.props.play(tekao.writeMove(move));
}

export const targetAt = ({ choices }: Desk, from: Square | null, to: Square): Foreseen | undefined =>
  goesOf(choices, from).find(({ move }) => toOf(move) === to);

const isOwn = (state: State, square: Square, seat: number): boolean =>
  state.cells[square] !== EMPTY && sideOf(state.cells[square]!) === sideOfSeat(seat);

/** What the rules say against what was tried; `from` is the piece in hand. */
function explain({ scene }: Desk, from: Square | null, square: Square): void {
  const { state, props } = scene;
  const seat = scene.seat ?? props.bottom;
  const refusal =
    from === null || isOwn(state, square, seat)
      ? whyNotFrom(state, seat, square)
      : whyNotTo(state, seat, from, square);
  if (refusal) props.explain(refusal);
}

/** The flag does not turn. */
export function explainTurn({ scene }: Desk, square: Square): void {
  const { state, seat, props } = scene;
  const refusal = tekao.refuse(state, seat ?? props.bottom, turnMove(square, true));
  if (refusal) props.explain(refusal);
}

/** Looks into a piece that cannot be played now; pressed again, away from it. */
function study({ scene, hand, change }: Desk, square: Square): void {
  const stands = scene.state.cells[square] !== EMPTY && square !== hand.studied;
  change({ ...EMPTY_HAND, studied: stands ? square : null });
}

export function pressSquare(desk: Desk, square: Square): void {
  const { scene, choices, hand, change } = desk;
  const { state, props } = scene;
  if (scene.seat === null) {
    study(desk, square);
    // Whoever waits is told so; to whoever only looks on nothing is refused.
    if (isOver(state) || (state.cells[square] === EMPTY && seatToMove(state) !== props.bottom))
      explain(desk, null, square);
    return;
  }
  const target = targetAt(desk, hand.selected, square);
  if (square === hand.selected) change(EMPTY_HAND);
  else if (target) playMove(desk, target.move);
  else if (choices.byPiece.has(square)) change({ ...EMPTY_HAND, selected: square });
  else {
    explain(desk, hand.selected, square);
    if (hand.selected === null) study(desk, square);
  }
}

/** A handle's rim lies over the squares around: what can be pressed there comes before the turn. */
export function pressTurn(desk: Desk, { move }: Foreseen, rim: BoardPoint | null): void {
  const { scene, choices, hand } = desk;
  const square = rim && squareUnder(rim, scene.flipped);
  const other = square !== null && square !== hand.selected;
  if (other && (choices.byPiece.has(square) || targetAt(desk, hand.selected, square)))
    pressSquare(desk, square);
  else playMove(desk, move);
}

/** A piece that can act is taken in hand; where it is held over, its outcome is shown. */
export function grasp(desk: Desk, at: BoardPoint): Grip | null {
  const { scene, choices, change } = desk;
  const { flipped, pieces, root } = scene;
  const square = squareUnder(at, flipped);
  const piece = square === null ? undefined : pieceAt(pieces, square);
  if (square === null || !piece || !root.current || !choices.byPiece.has(square)) return null;
  change({ ...EMPTY_HAND, selected: square });
  const over = (to: Square | null): void => {
    const target = to === null ? undefined : targetAt(desk, square, to);
    change({ seen: target?.move ?? null });
  };
  return gripPiece({
    root: root.current,
    piece,
    start: at,
    flipped,
    over,
    drop: to => {
      change({ seen: null });
      if (to === null || to === square) return;
      const target = targetAt(desk, square, to);
      if (target) playMove(desk, target.move);
      else explain(desk, square, to);
    },
  });
}
