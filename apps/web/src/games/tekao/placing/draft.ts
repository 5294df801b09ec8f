import {
  canonical,
  EMPTY,
  isFlag,
  isHome,
  isOffered,
  type Move,
  NO_KIND,
  nameShape,
  placeMove,
  type Shape,
  type Side,
  type Square,
  type State,
  sideToMove,
  turnCell,
  type Variant,
} from '@tablee/tekao';
import { load, remove, save } from '../../../storage/store.ts';
import { type Lineup, type Placement, placementFor, readLineup, squareFor, writeLineup } from './lineup.ts';

/** A draft is a line-up of planned pieces: not placed yet, each on a free square. */

const kindOf = ({ variant }: State, shape: Shape): number => variant.supply.kinds.indexOf(canonical(shape));

/** The pieces a side has still to place, by kind: its bag and the piece it has drawn. */
export function unplacedOf(state: State, side: Side): readonly number[] {
  const { kinds } = state.variant.supply;
  const drawn = state.drawn !== NO_KIND && sideToMove(state) === side ? state.drawn : NO_KIND;
  return kinds.map((_, kind) => state.bag[side * kinds.length + kind]! + (kind === drawn ? 1 : 0));
}

/** Drops planned pieces whose square is taken or whose piece is already placed; returns the same draft if none are. */
export function pruneDraft(draft: Lineup, state: State, side: Side): Lineup {
  const left = unplacedOf(state, side).slice();
  const kept = draft.filter(one => {
    const { square } = placementFor(side, one);
    const kind = kindOf(state, one.shape);
    if (kind < 0 || left[kind] === 0) return false;
    if (!isHome(state.variant.home, side, square) || state.cells[square] !== EMPTY) return false;
    left[kind]!--;
    return true;
  });
  return kept.length === draft.length ? draft : kept;
}

/** The pieces that are neither placed nor planned, by kind. */
export function unplannedOf(draft: Lineup, state: State, side: Side): readonly number[] {
  const left = unplacedOf(state, side).slice();
  for (const { shape } of draft) {
    const kind = kindOf(state, shape);
    if (kind >= 0) left[kind]!--;
  }
  return left;
}

/** Squares and shapes below are those on the side's board. */
export const plannedAt = (draft: Lineup, side: Side, square: Square): Placement | null => {
  const planned = draft.find(one => one.square === squareFor(side, square));
  return planned ? placementFor(side, planned) : null;
};

/** Replaces a piece already planned on the square. */
export function putPlanned(draft: Lineup, side: Side, placement: Placement): Lineup {
  const added = placementFor(side, placement);
  return [...draft.filter(({ square }) => square !== added.square), added];
}

export const removePlanned = (draft: Lineup, side: Side, square: Square): Lineup =>
  draft.filter(one => one.square !== squareFor(side, square));

/** A piece already planned on the target square changes places. */
export function movePlanned(draft: Lineup, side: Side, from: Square, to: Square): Lineup {
  const [a, b] = [squareFor(side, from), squareFor(side, to)];
  return draft.map(one =>
    one.square === a ? { ...one, square: b } : one.square === b ? { ...one, square: a } : one,
  );
}

export function turnPlanned(draft: Lineup, side: Side, square: Square, clockwise: boolean): Lineup {
  const at = squareFor(side, square);
  return draft.map(one => (one.square === at ? { ...one, shape: turnCell(one.shape, clockwise) } : one));
}

/** The next placement of the draft, or null. The flag comes last: its square helps the opponent most (TEKAO-10). */
export function nextPlacement(draft: Lineup, state: State): Move | null {
  const side = sideToMove(state);
  const ready = pruneDraft(draft, state, side).filter(({ shape }) => isOffered(state, kindOf(state, shape)));
  const next = ready.find(({ shape }) => !isFlag(shape)) ?? ready[0];
  if (state.phase !== 'place' || !next) return null;
  const { square, shape } = placementFor(side, next);
  return placeMove(square, shape);
}

/**
 * Drafts are stored, so that they survive a reload. A board does not know its table: the key is the side, its pieces and
 * its home, and an unfinished draft reappears at the next table of the same kind.
 */
function keyOf({ supply, home }: Variant, side: Side): string {
  const pieces = supply.kinds.map((kind, i) => `${supply.counts[i]}${nameShape(kind)}`).join('');
  return `draft.tekao.${home}.${pieces}.${side}`;
}

/** Empty if nothing valid is stored. */
export function loadDraft(variant: Variant, side: Side): Lineup {
  const text = load(keyOf(variant, side));
  return (text !== null && readLineup(text)) || [];
}

export function storeDraft(variant: Variant, side: Side, draft: Lineup): void {
  const key = keyOf(variant, side);
  if (draft.length === 0) remove(key);
  else save(key, writeLineup(draft));
}
