import {
  type Colour,
  exitAt,
  isBitten,
  isOver,
  isUnseen,
  NO_COLOUR,
  NOWHERE,
  openExit,
  type Space,
  type State,
  wayBetween,
} from '@tablee/tchang';

/** TCHANG-5: a way a pawn could take, what it costs, and what is then left in its purse. */
export type Way = {
  readonly pawn: Colour;
  readonly from: Space;
  readonly to: Space;
  /** After `from`, up to and with `to`. */
  readonly steps: readonly Space[];
  readonly cost: number;
  /** Below nought: so many are missing. */
  readonly left: number;
  /** Something there has never been seen: the step cannot be taken back. */
  readonly reveals: boolean;
};

/** Null: no way at all leads there for this pawn, whatever it carries. */
export function traceWay(state: State, pawn: Colour, to: Space): Way | null {
  const from = state.pawns[pawn]!;
  if (from === NOWHERE || from === to) return null;
  const steps = wayBetween(state, from, to);
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

/** TCHANG-12: an exit counts as a goal only when it is the open one. */
export function canReach(state: State, pawn: Colour, to: Space): boolean {
  const way = traceWay(state, pawn, to);
  if (!way || way.left < 0 || isOver(state) || isBitten(state, pawn)) return false;
  return exitAt(to) === NO_COLOUR || openExit(state) === to;
}
