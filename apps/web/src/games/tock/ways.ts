import {
  type Colour,
  colourAt,
  HOUSES,
  isHouse,
  isReserve,
  isTrack,
  PAWNS,
  type Place,
  type State,
  stepsBetween,
  wayOf,
} from '@tablee/tock';

/** A pawn's way on the drawing: every square walked over, where a leap takes it, and whom it takes. */
export type Way = {
  readonly from: Place;
  readonly squares: readonly Place[];
  /** The far 7, when the walk ends on a 7 (TOCK-16). */
  readonly leap: Place | null;
  readonly takes: readonly Place[];
};

/** The colour of the pawn that stands on a place, or -1; a reserve counts as its colour. */
export const colourOn = (state: State, at: Place): Colour => colourAt(state.pawns, at);

/** Steps walked forward from one place to another; a leap costs nothing. */
export const stepsOf = (from: Place, to: Place): number =>
  isReserve(from) ? 0 : stepsBetween(Math.floor((to - HOUSES) / PAWNS), from, to, false);

export type Manner = { readonly back?: boolean; readonly sweeping?: boolean };
/** TOCK-21: the only card that goes back. */
const BACK = -4;

/** How a pawn goes from one place to another in a legal move; `standing` says who is where by then. */
export function wayBetween(
  colour: Colour,
  from: Place,
  to: Place,
  standing: (at: Place) => boolean,
  { back = false, sweeping = false }: Manner = {},
): Way {
  const steps = back ? BACK : stepsOf(from, to);
  const squares = isReserve(from) ? [to] : wayOf(colour, from, steps, isHouse(to));
  const last = squares.at(-1) ?? from;
  const leap = last === to ? null : to;
  const struck = sweeping && !isReserve(from) ? squares : [last];
  const takes = [...struck, ...(leap === null ? [] : [leap])].filter(at => isTrack(at) && standing(at));
  return { from, squares, leap, takes };
}
