import { has, ZONES, type Zone } from '../board.ts';
import { againstCreation, mustCreate } from '../creation.ts';
import { END, type Move } from '../move.ts';
import { listShooters } from '../moves.ts';
import { PUCKS } from '../puck.ts';
import { shotCost } from '../shot.ts';
import { isHere, isOnSpace, type State } from '../state.ts';
import { turnBy } from './aim.ts';
import { type Repertoire, type ShotIdea, wayTo } from './repertoire.ts';

/**
 * What one may want to do. A straight shot is told by whom it is to hit: when an earlier shot of the plan ends a little off,
 * it is aimed anew from where everything lies then.
 */
export type Idea = { readonly kind: 'sure'; readonly move: Move } | ShotIdea;

/** How much is thought of. */
export type Breadth = {
  /** Shots of each puck. */
  readonly shots: number;
  /** Creations where others have to go aside: they take long to work out (TCHAKO-13). */
  readonly crowded: boolean;
};

/** The move that does it from here; null: it cannot be done any more. */
export function aimOf(s: State, idea: Idea): Move | null {
  if (idea.kind === 'sure') return idea.move;
  const { puck, loaded } = idea;
  if (!isHere(s, puck) || has(s.shot, puck) || shotCost(s, puck, loaded) > s.points) return null;
  const { target, straight, direction, power } = idea;
  if (target >= 0 && !isHere(s, target)) return null;
  const aimed = straight ? turnBy(direction, wayTo(s, puck, target)) : direction;
  return { kind: 'shoot', puck, direction: aimed, power, dx: 0, dy: 0, loaded };
}

/** What can be done now, shots first, the end of the turn last. */
export function listIdeas(s: State, breadth: Breadth, repertoire: Repertoire): Idea[] {
  const ideas: Idea[] = [];
  for (const puck of listShooters(s, s.turn))
    ideas.push(...repertoire.shots(s, puck).slice(0, breadth.shots));
  for (const zone of ZONES)
    if ((breadth.crowded || !isOccupied(s, zone)) && againstCreation(s, zone) === null)
      ideas.push({ kind: 'sure', move: { kind: 'create', zone } });
  if (!mustCreate(s)) ideas.push({ kind: 'sure', move: END });
  return ideas;
}

const isOccupied = (s: State, zone: Zone): boolean =>
  PUCKS.some(puck => isHere(s, puck) && isOnSpace(s, puck, zone));
