import { COLOURS, type Colour, EXITS, NO_COLOUR, NOWHERE, type Space } from './board.ts';
import { hasHiddenStatue, hasStone, TANGRAM_PIECES } from './cell.ts';
import { dragonsShown, piecesShown } from './reveal.ts';
import { isBitten, isOver, type State } from './state.ts';
import { STATUE_SUPPLY } from './variant.ts';

/**
 * TCHANG-13: winning has become impossible, whatever is played and whatever the stones hide. The other way round it
 * promises nothing: many a lost game looks as if it could still be won.
 *
 * Every pawn has to walk to the exit, somebody has to turn what is missing and to free who is bitten. That takes at least
 * so many steps, and no more can be walked than fireflies can ever be had.
 */
export function isHopeless(s: State): boolean {
  if (isOver(s)) return s.phase !== 'escaped';
  if (s.phase === 'place') return false;
  const prospect = expand(s);
  if (prospect.left) return true;
  if (s.exit !== NO_COLOUR) return !mayEscapeBy(s, s.exit, prospect);
  return COLOURS.every((_, colour) => !mayEscapeBy(s, colour, prospect));
}

function mayEscapeBy(s: State, colour: Colour, { budget, statues }: Prospect): boolean {
  const needed = TANGRAM_PIECES - piecesShown(s) + missingDragons(s, colour);
  return statues.length >= needed && shortestWalk(s, EXITS[colour]!, statues, needed) <= budget;
}

const missingDragons = (s: State, colour: Colour): number =>
  s.exit === NO_COLOUR ? STATUE_SUPPLY[colour]! - dragonsShown(s, colour) : 0;

type Prospect = {
  /** No more fireflies than that can ever be spent. */
  readonly budget: number;
  /** The hidden statues that could be reached with them. */
  readonly statues: readonly Space[];
  /** Somebody is bitten and out of everybody's reach. */
  readonly left: boolean;
};

/**
 * Reach and budget grow together: whoever could reach a stone with all fireflies at once may have it, and the stones
 * reached are the richest ones left. Whatever really can be had is in it.
 */
function expand(s: State): Prospect {
  const free = s.pawns.map((space, pawn) => space !== NOWHERE && !isBitten(s, pawn));
  for (;;) {
    const purses = s.purses.reduce((sum, n, pawn) => sum + (free[pawn] ? n : 0), 0);
    const spread = spreadOf(s, free, purses);
    const freed = s.variant.colours.filter(pawn => !free[pawn] && spread.reached(s.pawns[pawn]!));
    if (freed.length === 0) {
      const left = s.variant.colours.some(pawn => !free[pawn]);
      return { budget: spread.budget, statues: spread.statues, left };
    }
    for (const pawn of freed) free[pawn] = true;
  }
}

function spreadOf(s: State, free: readonly boolean[], purses: number) {
  const nearest = s.cells.map((_, space) =>
    Math.min(...s.variant.colours.filter(p => free[p]).map(p => s.maze.stepsBetween(s.pawns[p]!, space))),
  );
  for (let budget = purses; ; ) {
    const reached = (space: Space): boolean => nearest[space]! <= budget;
    const near = s.cells.map((_, space) => space).filter(reached);
    const stones = near.filter(space => hasStone(s.cells[space]!)).length;
    const statues = near.filter(space => hasHiddenStatue(s.cells[space]!));
    const pieces = Math.min(TANGRAM_PIECES - piecesShown(s), statues.length);
    const more = purses + richest(s, stones) + pieces * s.variant.tangramBonus;
    if (more === budget) return { budget, reached, statues };
    budget = more;
  }
}

/** The most fireflies so many unseen stones can hide. */
function richest(s: State, stones: number): number {
  let [left, sum] = [stones, 0];
  for (let fireflies = s.stonesLeft.length - 1; fireflies > 0; fireflies--) {
    const taken = Math.min(left, s.stonesLeft[fireflies]!);
    left -= taken;
    sum += taken * fireflies;
  }
  return sum;
}

/** No group of walks is shorter that brings all pawns out and somebody to `needed` statues and to who is bitten. */
function shortestWalk(s: State, exit: Space, statues: readonly Space[], needed: number): number {
  const { colours } = s.variant;
  const steps = (from: Space, to: Space): number => s.maze.stepsBetween(from, to);
  const home = (pawn: Colour): number => steps(s.pawns[pawn]!, exit);
  const straight = colours.reduce((sum, pawn) => sum + home(pawn), 0);
  /** What it adds to send somebody, but not `except`, by way of a space. */
  const detour = (space: Space, except: Colour): number =>
    Math.min(
      ...colours
        .filter(pawn => pawn !== except)
        .map(pawn => steps(s.pawns[pawn]!, space) + steps(space, exit) - home(pawn)),
    );
  const turns = statues.map(space => detour(space, NO_COLOUR)).sort((a, b) => a - b);
  const rescues = colours.filter(pawn => isBitten(s, pawn)).map(pawn => detour(s.pawns[pawn]!, pawn));
  const bends = Math.max(0, ...rescues, ...(needed > 0 ? [turns[needed - 1]!] : []));
  // Each statue is a stop of its own, and so is everybody's arrival.
  const stops = needed + colours.filter(pawn => s.pawns[pawn] !== exit).length;
  return Math.max(straight + bends, stops);
}
