import type { Seat } from '@tablee/kernel';
import {
  type Colour,
  exitAt,
  type Goal,
  isBitten,
  isOver,
  isUnseen,
  NO_COLOUR,
  NOWHERE,
  openExit,
  ownerOf,
  reachOf,
  routeBetween,
  type Space,
  type State,
} from '@tablee/tchang';

export const ownPawns = (state: State, seat: Seat): readonly Colour[] =>
  state.variant.colours.filter(pawn => ownerOf(state.variant, pawn) === seat);

/** TCHANG-5: a route a pawn could take, its cost, and the fireflies left afterwards. */
export type Route = {
  readonly pawn: Colour;
  readonly from: Space;
  readonly to: Space;
  /** Spaces after `from`, including `to`. */
  readonly steps: readonly Space[];
  readonly cost: number;
  /** Negative: that many fireflies are missing. */
  readonly left: number;
  /** The target hides something unseen: the step cannot be taken back. */
  readonly reveals: boolean;
};

/** Null when no route leads there, whatever the pawn carries. */
export function traceRoute(state: State, pawn: Colour, to: Space): Route | null {
  const from = state.pawns[pawn]!;
  if (from === NOWHERE || from === to) return null;
  const steps = routeBetween(state, from, to);
  const cost = steps.length;
  return {
    pawn,
    from,
    to,
    steps,
    cost,
    left: state.purses[pawn]! - cost,
    reveals: isUnseen(state.cells[to]!),
  };
}

/** TCHANG-12: an exit can be reached only when it is the open one. */
export function canReach(state: State, pawn: Colour, to: Space): boolean {
  const route = traceRoute(state, pawn, to);
  if (!route || route.left < 0 || isOver(state) || isBitten(state, pawn)) return false;
  return exitAt(to) === NO_COLOUR || openExit(state) === to;
}

/** Spaces a pawn can pay for, whether or not it may move now. */
export const goalsOf = (state: State, pawn: Colour | null): readonly Goal[] =>
  pawn === null || state.phase !== 'explore' ? [] : reachOf(state, pawn);

/** TCHANG-7: bitten pawns that a pawn arriving on this space would free. */
export const rescuedOn = (state: State, space: Space): readonly Colour[] =>
  state.variant.colours.filter(pawn => state.pawns[pawn] === space && isBitten(state, pawn));

/** TCHANG-7: pawns that could free a bitten pawn in one move on their turn. */
export const rescuersOf = (state: State, bitten: Colour): readonly Colour[] =>
  state.variant.colours.filter(
    pawn => pawn !== bitten && reachOf(state, pawn).some(({ space }) => space === state.pawns[bitten]),
  );
