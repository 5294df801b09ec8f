import type { Seat } from '@tablee/kernel';
import { type Colour, NO_COLOUR, NOWHERE, SPACES, type Space, START, TOKENS } from './board.ts';
import { BARE, type Cell, hasAnimal } from './cell.ts';
import { type Maze, reviveMaze } from './maze.ts';
import { STATUE_SUPPLY, STATUES, type Variant } from './variant.ts';

/** The first two go on; the others are the ways a game ends (TCHANG-12, TCHANG-13), and outcome reasons. */
export const PHASES = ['place', 'explore', 'escaped', 'stranded', 'quiet'] as const;
export type Phase = (typeof PHASES)[number];
export const REASONS = ['escaped', 'stranded', 'quiet'] as const satisfies readonly Phase[];
export type Reason = (typeof REASONS)[number];

/** TCHANG-5: how far a turn has come: nothing done, something shared, a pawn moved. */
export const STEPS = ['start', 'shared', 'moved'] as const;
export type Step = (typeof STEPS)[number];

export type State = {
  readonly variant: Variant;
  readonly maze: Maze;
  /** What lies on the 49 spaces, see cell.ts. */
  readonly cells: Cell[];
  /** By colour: where the pawn stands, NOWHERE for one that stays away. */
  readonly pawns: Space[];
  /** By colour: the fireflies of that pawn. */
  readonly purses: number[];
  /** What nobody has seen yet: stones with an animal, with one, two, three, four fireflies. */
  readonly stonesLeft: number[];
  /** Likewise, by StatueFace. Nothing says what lies where: a face is drawn when it is turned. */
  readonly statuesLeft: number[];
  reserve: number;
  /** TCHANG-4: statues, then stones, that nobody has put down yet. */
  toPlace: number;
  /** TCHANG-10: the colour of the only way out, or NO_COLOUR. */
  exit: Colour;
  /** TCHANG-12: everything is found, that exit may be entered. */
  open: boolean;
  turn: Seat;
  step: Step;
  /** TCHANG-13: turns in a row in which nothing was done. */
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

/** Everybody on the start, purses filled, nothing laid out yet. */
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
/** A seat that may choose now. */
export const isActor = (s: State, seat: Seat): boolean => !isOver(s) && seat === s.turn;

/** TCHANG-7 */
export const isBitten = (s: State, colour: Colour): boolean => hasAnimal(s.cells[s.pawns[colour]!]!);

/** TCHANG-4: statues come first. */
export const placesStatue = (s: State): boolean => s.toPlace > s.variant.stones;
