import { COLOURS, type Colour, EXITS, NO_COLOUR, NOWHERE, type Space, TOMB } from './board.ts';
import { hasHiddenStatue, hasStone, TANGRAM_PIECES } from './cell.ts';
import { openExit } from './moves.ts';
import { dragonsShown, piecesShown } from './reveal.ts';
import { isBitten, isOver, type State } from './state.ts';
import { STATUE_SUPPLY } from './variant.ts';

/** A space within reach, and its cost in fireflies. */
export type Goal = { readonly space: Space; readonly cost: number };

/** TCHANG-5: spaces a pawn can reach with a purse, by number, exit last. */
export function reachOf(s: State, pawn: Colour, purse = s.purses[pawn]!): Goal[] {
  const from = s.pawns[pawn]!;
  if (from === NOWHERE || isOver(s) || isBitten(s, pawn)) return [];
  const exit = openExit(s);
  return [...TOMB, ...(exit === NOWHERE ? [] : [exit])]
    .map(space => ({ space, cost: s.maze.stepsBetween(from, space) }))
    .filter(goal => goal.cost > 0 && goal.cost <= purse);
}

/** A shortest route: the spaces after `from`, including `to`. */
export const routeBetween = (s: State, from: Space, to: Space): Space[] => s.maze.route(from, to);

/** Pawns on a space, by colour. */
export const pawnsOn = (s: State, space: Space): Colour[] =>
  s.variant.colours.filter(colour => s.pawns[colour] === space);

/** Dragons found by colour, and tangram pieces found. */
export const foundSoFar = (s: State): { readonly dragons: readonly number[]; readonly pieces: number } => ({
  dragons: COLOURS.map((_, colour) => dragonsShown(s, colour)),
  pieces: piecesShown(s),
});

/** TCHANG-13: a full round has passed without an action; another one loses. */
export const isWarned = (s: State): boolean => s.phase === 'explore' && s.quiet >= s.variant.seats;

/**
 * TCHANG-13: whether winning is impossible, whatever is played and whatever the stones hide. Sound but not complete:
 * false does not mean that the game can be won.
 *
 * Compares a lower bound of the steps needed (all pawns to the exit, missing statues, bitten pawns) with an upper bound
 * of the fireflies available.
 */
export function isHopeless(s: State): boolean {
  if (isOver(s)) return s.phase !== 'escaped';
  if (s.phase === 'place') return false;
  const prospect = estimateProspect(s);
  if (prospect.left) return true;
  if (s.exit !== NO_COLOUR) return !mayEscapeBy(s, s.exit, prospect);
  return COLOURS.every((_, colour) => !mayEscapeBy(s, colour, prospect));
}

function mayEscapeBy(s: State, colour: Colour, { budget, statues }: Prospect): boolean {
  const needed = TANGRAM_PIECES - piecesShown(s) + missingDragons(s, colour);
  return statues.length >= needed && minSteps(s, EXITS[colour]!, statues, needed) <= budget;
}

const missingDragons = (s: State, colour: Colour): number =>
  s.exit === NO_COLOUR ? STATUE_SUPPLY[colour]! - dragonsShown(s, colour) : 0;

type Prospect = {
  /** Upper bound of the fireflies that can be spent. */
  readonly budget: number;
  /** Hidden statues within that budget. */
  readonly statues: readonly Space[];
  /** A bitten pawn cannot be reached by any other. */
  readonly left: boolean;
};

/**
 * Grows reach and budget together. Optimistic: every pawn may spend all fireflies at once, and the stones reached are
 * the richest ones left.
 */
function estimateProspect(s: State): Prospect {
  const free = s.pawns.map((space, pawn) => space !== NOWHERE && !isBitten(s, pawn));
  for (;;) {
    const purses = s.purses.reduce((sum, n, pawn) => sum + (free[pawn] ? n : 0), 0);
    const reach = growReach(s, free, purses);
    const freed = s.variant.colours.filter(pawn => !free[pawn] && reach.reached(s.pawns[pawn]!));
    if (freed.length === 0) {
      const left = s.variant.colours.some(pawn => !free[pawn]);
      return { budget: reach.budget, statues: reach.statues, left };
    }
    for (const pawn of freed) free[pawn] = true;
  }
}

function growReach(s: State, free: readonly boolean[], purses: number) {
  const nearest = s.cells.map((_, space) =>
    Math.min(...s.variant.colours.filter(p => free[p]).map(p => s.maze.stepsBetween(s.pawns[p]!, space))),
  );
  for (let budget = purses; ; ) {
    const reached = (space: Space): boolean => nearest[space]! <= budget;
    const near = s.cells.map((_, space) => space).filter(reached);
    const stones = near.filter(space => hasStone(s.cells[space]!)).length;
    const statues = near.filter(space => hasHiddenStatue(s.cells[space]!));
    const pieces = Math.min(TANGRAM_PIECES - piecesShown(s), statues.length);
    const more = purses + maxFireflies(s, stones) + pieces * s.variant.tangramBonus;
    if (more === budget) return { budget, reached, statues };
    budget = more;
  }
}

/** Upper bound of the fireflies under a number of unseen stones. */
function maxFireflies(s: State, stones: number): number {
  let [left, sum] = [stones, 0];
  for (let fireflies = s.stonesLeft.length - 1; fireflies > 0; fireflies--) {
    const taken = Math.min(left, s.stonesLeft[fireflies]!);
    left -= taken;
    sum += taken * fireflies;
  }
  return sum;
}

/** Lower bound of the steps that bring all pawns out and visit `needed` statues and all bitten pawns. */
function minSteps(s: State, exit: Space, statues: readonly Space[], needed: number): number {
  const { colours } = s.variant;
  const steps = (from: Space, to: Space): number => s.maze.stepsBetween(from, to);
  const home = (pawn: Colour): number => steps(s.pawns[pawn]!, exit);
  const straight = colours.reduce((sum, pawn) => sum + home(pawn), 0);
  /** Additional steps to send some pawn other than `except` via a space. */
  const detour = (space: Space, except: Colour): number =>
    Math.min(
      ...colours
        .filter(pawn => pawn !== except)
        .map(pawn => steps(s.pawns[pawn]!, space) + steps(space, exit) - home(pawn)),
    );
  const turns = statues.map(space => detour(space, NO_COLOUR)).sort((a, b) => a - b);
  const rescues = colours.filter(pawn => isBitten(s, pawn)).map(pawn => detour(s.pawns[pawn]!, pawn));
  const bends = Math.max(0, ...rescues, ...(needed > 0 ? [turns[needed - 1]!] : []));
  // Each statue and each arrival at the exit takes at least one step.
  const stops = needed + colours.filter(pawn => s.pawns[pawn] !== exit).length;
  return Math.max(straight + bends, stops);
}
