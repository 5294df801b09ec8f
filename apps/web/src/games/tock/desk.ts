import type { Refusal, Seat } from '@tablee/kernel';
import { type Colour, type Move, type Place, SEVEN, type State, tock, whyNot } from '@tablee/tock';
import type { BoardPoint } from '../../board/piece.ts';
import { type Choices, cardsFor, type Light, type Target } from './choices.ts';
import { type Draft, EMPTY, type Slot, sameSlot } from './draft.ts';
import { nearest } from './geometry.ts';
import { withPart } from './split.ts';
import { whyNoPawn } from './why.ts';

/** Everything a touch can mean at this moment. */
export type Desk = {
  readonly state: State;
  /** Whose hand is seen. */
  readonly holder: Seat | null;
  readonly lower: Colour;
  readonly choices: Choices;
  readonly draft: Draft;
  readonly light: Light;
  readonly change: (draft: Partial<Draft>) => void;
  readonly play: (move: string) => void;
  readonly explain: (refusal: Refusal) => void;
};

const tell = (desk: Desk, refusal: Refusal | null): void => {
  if (refusal) desk.explain(refusal);
};

export function playNow(desk: Desk, move: Move): void {
  desk.change(EMPTY);
  desk.play(tock.writeMove(move));
}

/** A card is taken up, or laid down again; one that cannot be played says why. */
export function pressCard(desk: Desk, slot: Slot): void {
  const { choices, draft, state } = desk;
  const moves = choices.byCard.get(slot.rank);
  if (!moves) {
    const seat = choices.seat ?? desk.holder;
    if (seat !== null) tell(desk, whyNot(state, seat, slot.rank));
    return;
  }
  if (sameSlot(slot, draft.card)) {
    desk.change(EMPTY);
    return;
  }
  const kept = draft.card === null && draft.pawn !== null ? draft.pawn : null;
  const fits = kept !== null && cardsFor(choices, kept).includes(slot.rank);
  desk.change({ card: slot, pawn: fits ? kept : onlyPawn(moves, slot), parts: [] });
}

/** Where a card has one pawn to move, nobody has to choose it. */
function onlyPawn(moves: readonly Move[], { rank }: Slot): Place | null {
  if (rank === SEVEN) return null;
  const from = new Set(moves.map(move => (move.kind === 'walk' ? move.from : -1)));
  const [only] = from;
  return from.size === 1 && only !== undefined && only >= 0 ? only : null;
}

export function pressTarget(desk: Desk, target: Target): void {
  const { draft } = desk;
  if (target.part) {
    desk.change({ parts: withPart(draft.parts, target.part.from, target.part), pawn: null });
    return;
  }
  const [only, ...others] = target.moves;
  if (only && others.length === 0) playNow(desk, only);
}

export function pressPawn(desk: Desk, at: Place): void {
  const { draft } = desk;
  if (draft.pawn === at) {
    const parts = withPart(draft.parts, at, null);
    desk.change({ pawn: null, parts });
  } else desk.change({ pawn: at });
}

/** A place by name (keyboard, screen reader): a target first, then a pawn to take up, else why not. */
export function pressPlace(desk: Desk, at: Place): void {
  const target = desk.light.targets.find(t => t.at === at);
  if (target) pressTarget(desk, target);
  else if (desk.light.pawns.has(at)) pressPawn(desk, at);
  else tell(desk, whyNoPawn(desk.state, desk.choices.seat, desk.draft, at));
}

/** A finger is meant for what is nearest to it among all that is lit; beside that, for whatever stands there. */
export function pressPoint(desk: Desk, point: BoardPoint): void {
  const { light, state, lower, draft } = desk;
  const lit = nearest([...light.targets.map(t => t.at), ...light.pawns], point, lower);
  if (lit !== null) {
    pressPlace(desk, lit);
    return;
  }
  const standing = nearest(new Set(state.pawns.filter(at => at >= 0)), point, lower, 48);
  if (standing !== null && desk.choices.seat !== null) pressPlace(desk, standing);
  else if (draft.pawn !== null) desk.change({ pawn: null });
}

/** One step back: the pawn in hand, the last part walked, the card. True when there was something to let go of. */
export function stepBack(desk: Desk): boolean {
  const { card, pawn, parts } = desk.draft;
  if (parts.length > 0) desk.change({ parts: parts.slice(0, -1), pawn: null });
  else if (pawn !== null && card !== null && desk.light.pawns.size > 1) desk.change({ pawn: null });
  else if (card !== null || pawn !== null) desk.change(EMPTY);
  else return false;
  return true;
}
