import { acrossFrom, type Colour, entryOf, HOUSES, isSeven, PAWNS, type Place } from './board.ts';
import type { Variant } from './variant.ts';
import { distance, type Field, ringTarget, toGate } from './walk.ts';

/**
 * A 7 being split: the board after the parts so far. Pawns keep their index, unlike in a state, so that each moves only
 * once (TOCK-23).
 */
export type Split = Omit<Field, 'variant'> & {
  /** That of the state; replaced when the scratch board is used for another game. */
  variant: Variant;
  /** The board before the card. */
  readonly start: Place[];
  readonly startFresh: number[];
  /** The pawns that may take part, in position order. */
  readonly candidates: number[];
  /** The parts so far: pawn, steps, final square. */
  readonly who: number[];
  readonly steps: number[];
  readonly to: Place[];
  /** To undo each part: its origin, the fresh pawns (one bit per colour), the pawns captured here and across. */
  readonly from: Place[];
  readonly wasFresh: number[];
  readonly taken: number[];
  readonly takenAcross: number[];
  /** By number of parts: whether the order of any two of them may matter. */
  readonly linked: boolean[];
  /** Each pawn's index among the candidates, and the cache of `areLinked`. */
  readonly slot: number[];
  readonly links: Uint8Array;
  size: number;
  moved: number;
  /** The colours played at first. */
  colours: readonly Colour[];
  /** The colour that may be played once `colours` is home, or -1 (TOCK-19). */
  after: Colour;
  /** TOCK-23: the only pawn not yet home, or -1. */
  last: number;
  chooses: boolean;
  takesOwn: boolean;
};

/** Whether the part may end in the house. */
function touchesHouse(split: Split, pawn: number, steps: number): boolean {
  const from = split.start[pawn]!;
  if (from >= HOUSES) return true;
  const inside = steps - toGate((pawn / PAWNS) | 0, from);
  return inside >= 1 && inside <= PAWNS;
}

/** Whether a walk that ends on `near` lands on a place, or leaps from or to it. */
const lands = (near: Place, place: Place): boolean =>
  near === place || (isSeven(near) && acrossFrom(near) === place);

/** Whether pawn `i` is blocked by a fresh pawn (TOCK-14) that part `j` moves or captures. */
function frees(split: Split, i: number, steps: number, j: number, nearJ: Place): boolean {
  const colour = (j / PAWNS) | 0;
  const blockers = split.variant.blockers[(i / PAWNS) | 0]!;
  if (split.startFresh[colour] !== 1 || ((blockers >> colour) & 1) === 0) return false;
  const entry = entryOf(colour);
  return (split.start[j] === entry || nearJ === entry) && distance(split.start[i]!, entry) <= steps;
}

function findLink(split: Split, i: number, stepsI: number, j: number, stepsJ: number): boolean {
  const alike = ((i / PAWNS) | 0) === ((j / PAWNS) | 0);
  // TOCK-19: the partner's pawns may move only after the own pawns are home.
  if (!alike && split.after >= 0) return true;
  if (alike && touchesHouse(split, i, stepsI) && touchesHouse(split, j, stepsJ)) return true;
  const fromI = split.start[i]!;
  const fromJ = split.start[j]!;
  if (fromI >= HOUSES || fromJ >= HOUSES) return false;
  const nearI = ringTarget(fromI, stepsI);
  const nearJ = ringTarget(fromJ, stepsJ);
  return (
    lands(nearI, nearJ) ||
    lands(nearI, fromJ) ||
    lands(nearJ, fromI) ||
    frees(split, i, stepsI, j, nearJ) ||
    frees(split, j, stepsJ, i, nearI)
  );
}

const APART = 1;
const LINKED = 2;

/**
 * Whether the order of two parts may matter. False means both orders are legal with the same result; true may be a false
 * alarm, then results are compared. Cached: it is called thousands of times for the same parts.
 */
export function areLinked(split: Split, i: number, stepsI: number, j: number, stepsJ: number): boolean {
  const at = (split.slot[i]! << 9) | (stepsI << 6) | (split.slot[j]! << 3) | stepsJ;
  const known = split.links[at];
  if (known !== 0) return known === LINKED;
  const linked = findLink(split, i, stepsI, j, stepsJ);
  split.links[at] = linked ? LINKED : APART;
  return linked;
}

/**
 * Whether this part could have come before the part of a later pawn without any difference. Then this order is not the
 * canonical one, and the list already has the split.
 */
export function comesTooLate(split: Split, pawn: number, steps: number): boolean {
  for (let k = split.size - 1; k >= 0; k--) {
    const other = split.who[k]!;
    if (areLinked(split, pawn, steps, other, split.steps[k]!)) return false;
    if (other > pawn) return true;
  }
  return false;
}

/** Whether this part is linked to one of the parts so far. */
export function isLinkedToAny(split: Split, pawn: number, steps: number): boolean {
  for (let k = 0; k < split.size; k++) {
    if (areLinked(split, pawn, steps, split.who[k]!, split.steps[k]!)) return true;
  }
  return false;
}
