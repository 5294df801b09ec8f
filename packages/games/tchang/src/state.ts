import type { Seat } from '@tablee/kernel';
import { type Colour, NO_COLOUR, NOWHERE, SPACES, type Space, START, TOKENS } from './board.ts';
import { BARE, type Cell, hasAnimal } from './cell.ts';
import { type Maze, reviveMaze } from './maze.ts';
import { STATUE_SUPPLY, STATUES, type Variant } from './variant.ts';

/** TCHANG-12, TCHANG-13: the phases after `explore` are ends of the game and outcome reasons. */
export const PHASES = ['place', 'explore', 'escaped', 'stranded', 'quiet'] as const;
export type Phase = (typeof PHASES)[number];
export const REASONS = ['escaped', 'stranded', 'quiet'] as const satisfies readonly Phase[];
export type Reason = (typeof REASONS)[number];

/** TCHANG-5: progress of a turn: no action, shared, moved. */
export const STEPS = ['start', 'shared', 'moved'] as const;
export type Step = (typeof STEPS)[number];

export type State = {
  readonly variant: Variant;
  readonly maze: Maze;
  /** Contents of the 49 spaces, see cell.ts. */
  readonly cells: Cell[];
  /** By colour: space of the pawn, NOWHERE if it is not in play. */
  readonly pawns: Space[];
  /** By colour: fireflies of the pawn. */
  readonly purses: number[];
  /** Unseen stones: with an animal, then with one, two, three, four fireflies. */
  readonly stonesLeft: number[];
  /** Unseen statues by StatueFace. Faces are drawn when turned, so no state says which lies where. */
  readonly statuesLeft: number[];
  reserve: number;
  /** TCHANG-4: statues, then stones, still to be placed. */
  toPlace: number;
  /** TCHANG-10: the colour of the exit, or NO_COLOUR. */
  exit: Colour;
  /** TCHANG-12: the exit may be entered. */
  open: boolean;
  turn: Seat;
  step: Step;
  /** TCHANG-13: consecutive turns without an action. */
  quiet: number;
  phase: Phase;
};

export function clone(s: State): State {
  return {
    variant: s.variant,
    maze: reviveMaze(s.maze),
    cells: s.cells.slice(),
    pawns: s.pawns.slice(),
    purses: s.purses.slice(),
    stonesLeft: s.stonesLeft.slice(),
    statuesLeft: s.statuesLeft.slice(),
    reserve: s.reserve,
    toPlace: s.toPlace,
    exit: s.exit,
    open: s.open,
    turn: s.turn,
    step: s.step,
    quiet: s.quiet,
    phase: s.phase,
  };
}

/** All pawns on the start with full purses, nothing placed yet. */
export function emptyState(variant: Variant, maze: Maze): State {
  const plays = (colour: Colour): boolean => variant.colours.includes(colour);
  const colours = [0, 1, 2, 3];
  return {
    variant,
    maze,
    cells: new Array<Cell>(SPACES).fill(BARE),
    pawns: colours.map(colour => (plays(colour) ? START : NOWHERE)),
    purses: colours.map(colour => (plays(colour) ? variant.fireflies : 0)),
    stonesLeft: variant.stoneSupply.slice(),
    statuesLeft: STATUE_SUPPLY.slice(),
    reserve: TOKENS - variant.fireflies * variant.colours.length,
    toPlace: STATUES + variant.stones,
    exit: NO_COLOUR,
    open: false,
    turn: 0,
    step: 'start',
    quiet: 0,
    phase: 'place',
  };
}

export const isOver = (s: State): boolean => s.phase !== 'explore' && s.phase !== 'place';
/** Whether a seat has to move now. */
export const isActor = (s: State, seat: Seat): boolean => !isOver(s) && seat === s.turn;

/** TCHANG-7 */
export const isBitten = (s: State, colour: Colour): boolean => hasAnimal(s.cells[s.pawns[colour]!]!);

/** TCHANG-4: statues come first. */
export const placesStatue = (s: State): boolean => s.toPlace > s.variant.stones;
