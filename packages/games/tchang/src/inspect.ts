import { COLOURS, type Colour, NOWHERE, type Space, TOMB } from './board.ts';
import { openExit } from './moves.ts';
import { dragonsShown, piecesShown } from './reveal.ts';
import { isBitten, isOver, type State } from './state.ts';

/** A space a pawn can pay its way to, and for how many fireflies. */
export type Goal = { readonly space: Space; readonly cost: number };

/** TCHANG-5: where a pawn could go with its purse, or with another one, in the order of the spaces; an exit last. */
export function reachOf(s: State, pawn: Colour, purse = s.purses[pawn]!): Goal[] {
  const from = s.pawns[pawn]!;
  if (from === NOWHERE || isOver(s) || isBitten(s, pawn)) return [];
  const exit = openExit(s);
  return [...TOMB, ...(exit === NOWHERE ? [] : [exit])]
    .map(space => ({ space, cost: s.maze.stepsBetween(from, space) }))
    .filter(goal => goal.cost > 0 && goal.cost <= purse);
}

/** One of the shortest ways, for drawing it: the spaces after `from`, up to and with `to`. */
export const wayBetween = (s: State, from: Space, to: Space): Space[] => s.maze.way(from, to);

/** The pawns on a space, in order of colours. */
export const pawnsOn = (s: State, space: Space): Colour[] =>
  s.variant.colours.filter(colour => s.pawns[colour] === space);

/** What is found so far: dragons by colour, and tangram pieces. */
export const foundSoFar = (s: State): { readonly dragons: readonly number[]; readonly pieces: number } => ({
  dragons: COLOURS.map((_, colour) => dragonsShown(s, colour)),
  pieces: piecesShown(s),
});

/** TCHANG-13: this is the last round in which nobody may have done anything. */
export const isWarned = (s: State): boolean => s.phase === 'explore' && s.quiet >= s.variant.seats;
