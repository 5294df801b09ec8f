import {
  type Colour,
  FOUR,
  HOUSES,
  isHouse,
  isReserve,
  isTrack,
  KING,
  type Move,
  PAWNS,
  type Part,
  type Place,
  type State,
  stepsBetween,
  wayOf,
} from '@tablee/tock';
import { colourOn } from './colours.ts';

/** The way of a pawn: the squares it walks over, the square it leaps to and the places where it captures. */
export type Way = {
  readonly from: Place;
  readonly squares: readonly Place[];
  /** The opposite 7 when the walk ends on a 7 (TOCK-16). */
  readonly leap: Place | null;
  readonly takes: readonly Place[];
};

/** Steps walked forward from one place to another; a leap costs none. */
export const stepsOf = (from: Place, to: Place): number =>
  isReserve(from) ? 0 : stepsBetween(Math.floor((to - HOUSES) / PAWNS), from, to, false);

type Manner = { readonly back?: boolean; readonly sweeping?: boolean };
/** TOCK-21: the 4 is the only card that moves backwards. */
const BACK = -4;

/** The way of a legal move. `occupied` tells which places hold a pawn when it is made. */
function wayBetween(
  colour: Colour,
  from: Place,
  to: Place,
  occupied: (at: Place) => boolean,
  { back = false, sweeping = false }: Manner = {},
): Way {
  const steps = back ? BACK : stepsOf(from, to);
  const squares = isReserve(from) ? [to] : wayOf(colour, from, steps, isHouse(to));
  const last = squares.at(-1) ?? from;
  const leap = last === to ? null : to;
  const struck = sweeping && !isReserve(from) ? squares : [last];
  const takes = [...struck, ...(leap === null ? [] : [leap])].filter(at => isTrack(at) && occupied(at));
  return { from, squares, leap, takes };
}

export function wayOfMove(state: State, move: Extract<Move, { kind: 'walk' }>): Way {
  const colour = colourOn(state, move.from);
  return wayBetween(colour, move.from, move.to, at => colourOn(state, at) >= 0, {
    back: move.card === FOUR,
    sweeping: move.card === KING,
  });
}

/**
 * The way of one part of a 7. Pawns of `earlier` parts have left their squares. An own pawn on the way must move in
 * another part (TOCK-12).
 */
export function wayOfPart(state: State, part: Part, earlier: readonly Part[] = []): Way {
  const colour = colourOn(state, part.from);
  const { selfCapture } = state.variant;
  const occupied = (at: Place): boolean => {
    const [other, walked] = [colourOn(state, at), earlier.some(p => p.from === at)];
    return other >= 0 && !walked && (selfCapture || other !== colour);
  };
  return wayBetween(colour, part.from, part.to, occupied);
}
