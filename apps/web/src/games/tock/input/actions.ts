import type { Refusal, Seat } from '@tablee/kernel';
import {
  ENTERS,
  entryOf,
  FIVE,
  FOUR,
  isReserve,
  isTrack,
  JACK,
  type Move,
  type Place,
  type Rank,
  RING,
  SEVEN,
  STEPS,
  type State,
  tock,
  whyNot,
  whyNotAfter,
} from '@tablee/tock';
import { colourOn } from '../draw/colours.ts';
import { cardsFor, pawnsOf, splitsOf, type Target } from './choices.ts';
import type { InputState } from './input-state.ts';
import { EMPTY, type Selection, type Slot, sameSlot } from './selection.ts';
import { forceParts, withPart } from './split.ts';

const explain = (input: InputState, refusal: Refusal | null): void => {
  if (refusal) input.explain(refusal);
};

export function playNow(input: InputState, move: Move): void {
  input.change(EMPTY);
  input.play(tock.writeMove(move));
}

/** Selects or deselects a card; explains why an unplayable card cannot be played. */
export function pressCard(input: InputState, slot: Slot): void {
  const { choices, selection, state, sent } = input;
  const moves = choices.byCard.get(slot.rank);
  if (!moves) {
    const seat = choices.seat ?? input.holder;
    if (sent) explain(input, whyNotAfter(sent));
    else if (seat !== null) explain(input, whyNot(state, seat, slot.rank));
    return;
  }
  if (sameSlot(slot, selection.card)) {
    input.change(EMPTY);
    return;
  }
  const kept = selection.card === null && selection.pawn !== null ? selection.pawn : null;
  const fits = kept !== null && cardsFor(choices, kept).includes(slot.rank);
  if (slot.rank === SEVEN && splitsOf(choices).length > 0) {
    const begun = fits ? { pawn: kept, parts: [] } : forceParts(splitsOf(choices), [], state.pawns);
    input.change({ card: slot, target: null, ...begun });
  } else input.change({ card: slot, pawn: fits ? kept : onlyPawn(moves), parts: [], target: null });
}

/** The pawn to select with a card that can move only one pawn. */
function onlyPawn(moves: readonly Move[]): Place | null {
  const from = new Set(moves.flatMap(pawnsOf));
  const [only] = from;
  return from.size === 1 && only !== undefined ? only : null;
}

function pressTarget(input: InputState, target: Target): void {
  const { selection } = input;
  if (target.part) {
    const parts = withPart(selection.parts, target.part.from, target.part);
    input.change(forceParts(splitsOf(input.choices), parts, input.state.pawns));
    return;
  }
  const [only, ...others] = target.moves;
  if (only && others.length === 0) playNow(input, only);
  else input.change({ target: selection.target === target.at ? null : target.at });
}

function pressPawn(input: InputState, at: Place): void {
  const { selection } = input;
  if (selection.pawn === at) {
    const parts = withPart(selection.parts, at, null);
    input.change({ pawn: null, parts, target: null });
  } else input.change({ pawn: at, target: null });
}

/** Activates a place: a target, else a selectable pawn, else the reason why not. */
export function pressPlace(input: InputState, at: Place): void {
  const target = input.highlights.targets.find(t => t.at === at);
  if (target) pressTarget(input, target);
  else if (input.highlights.pawns.has(at)) pressPawn(input, at);
  else explain(input, whyNoPawn(input.state, input.choices.seat, input.selection, at));
}

/** Closes the choice of a card, else undoes the last part, else the pawn, else the card. Returns false when nothing is selected. */
export function stepBack(input: InputState): boolean {
  const { card, pawn, parts } = input.selection;
  if (input.highlights.open) input.change({ target: null });
  else if (parts.length > 0) input.change({ parts: parts.slice(0, -1), pawn: null });
  else if (pawn !== null && card !== null && input.highlights.pawns.size > 1) input.change({ pawn: null });
  else if (card !== null || pawn !== null) input.change(EMPTY);
  else return false;
  return true;
}

/** Why a pawn is not selectable: the refusal of the move it would most likely make. */
function whyNoPawn(state: State, seat: Seat | null, selection: Selection, at: Place): Refusal | null {
  const rank = selection.card?.rank;
  if (seat === null || rank === undefined || colourOn(state, at) < 0) return null;
  return tock.refuse(state, seat, likelyMove(state, rank, at, selection.pawn));
}

const stepOn = (at: Place, steps: number): Place =>
  isTrack(at) ? (((at + steps) % RING) + RING) % RING : at + steps;

function likelyMove(state: State, rank: Rank, at: Place, pawn: Place | null): Move {
  if (rank === SEVEN) return { kind: 'split', parts: [{ from: at, to: stepOn(at, 7) }] };
  if (rank === JACK) return { kind: 'swap', a: pawn ?? at, b: pawn === null ? otherPawn(state, at) : at };
  if (isReserve(at))
    return { kind: 'walk', card: rank, from: at, to: ENTERS[rank] ? entryOf(colourOn(state, at)) : at };
  const steps = rank === FOUR ? -4 : rank === FIVE ? 5 : STEPS[rank]!;
  return { kind: 'walk', card: rank, from: at, to: stepOn(at, steps) };
}

const otherPawn = (state: State, at: Place): Place => state.pawns.find(p => isTrack(p) && p !== at) ?? at;
