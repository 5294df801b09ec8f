import type { Chance } from '@tablee/kernel';
import { DIRECTIONS, FULL_POWER, PUCK_RADIUS } from '@tablee/physics';
import { has, MIDDLES, ZONES, type Zone } from '../board.ts';
import { againstCreation, mustCreate } from '../creation.ts';
import { END, type Move, type ShootMove } from '../move.ts';
import { listShooters } from '../moves.ts';
import { ALL, isQueen, PUCKS, type Puck } from '../puck.ts';
import { shotCost } from '../shot.ts';
import { isHere, isOnSpace, type State } from '../state.ts';
import { mayLoad } from '../variant.ts';
import { directionOf, powerFor, turnBy } from './aim.ts';
import type { Lookout } from './lookout.ts';
import { powerThrough, type Window } from './scan.ts';
import { NOTHING, Sight } from './sight.ts';

/**
 * What one may want to do. Where it can be, it is told by what is wanted: when an earlier shot of the plan ends a little
 * off, the same thing is aimed at anew from where everything lies then.
 */
export type Idea =
  | { readonly kind: 'sure'; readonly move: Move }
  /** To come to rest there. */
  | ({ readonly kind: 'rest'; readonly x: number; readonly y: number } & Shooter)
  /** `target`: who is meant to be hit, or nobody. */
  | ({
      readonly kind: 'shot';
      readonly target: Puck;
      readonly direction: number;
      readonly power: number;
    } & Shooter);
type Shooter = { readonly puck: Puck; readonly loaded: boolean };

/** How many kinds of things are thought of. */
export type Breadth = {
  /** Ways to hit the same puck, straight or off something. */
  readonly windows: number;
  /** Strengths of each. */
  readonly powers: number;
  /** Points tried in each zone. */
  readonly rests: number;
  /** Creations where others have to go aside: they take long to work out (TCHAKO-13). */
  readonly crowded: boolean;
  /** Shots anywhere, by lot. */
  readonly free: number;
};

/** 1/64 mm: hardly pushes, as hard as can be, pushes across a zone. */
const BEYOND = [3_200, 100_000, 16_000] as const;
/** How far from the middle of a zone a puck may be meant to lie. */
const SPREAD = 2_560;
/** What is less broad, in 4096ths of a turn, is luck. */
const NARROWEST = 8;
const sight = new Sight();
const ways = new Int8Array(ALL);

/** The move that does it from here; null: it cannot be done any more. */
export function aimOf(s: State, idea: Idea): Move | null {
  if (idea.kind === 'sure') return idea.move;
  const { puck, loaded } = idea;
  if (!isHere(s, puck) || has(s.shot, puck) || shotCost(s, puck, loaded) > s.points) return null;
  if (idea.kind === 'shot')
    return idea.target < 0 || isHere(s, idea.target)
      ? shotOf(puck, idea.direction, idea.power, loaded)
      : null;
  const [dx, dy] = [idea.x - s.x[puck]!, idea.y - s.y[puck]!];
  return shotOf(puck, directionOf(dx, dy), powerFor(Math.sqrt(dx * dx + dy * dy)), loaded);
}

const shotOf = (puck: Puck, direction: number, power: number, loaded: boolean): ShootMove => ({
  kind: 'shoot',
  puck,
  direction,
  power,
  dx: 0,
  dy: 0,
  loaded,
});

/** What can be done now, hits first, the end of the turn last. */
export function listIdeas(s: State, breadth: Breadth, lookout: Lookout, chance: Chance): Idea[] {
  const ideas: Idea[] = [];
  sight.face(s);
  const shooters = listShooters(s, s.turn);
  for (const puck of shooters) listHits(s, puck, breadth, lookout, ideas);
  for (const zone of ZONES)
    if ((breadth.crowded || !isOccupied(s, zone)) && againstCreation(s, zone) === null)
      ideas.push({ kind: 'sure', move: { kind: 'create', zone } });
  for (const puck of shooters) listRests(s, puck, breadth, chance, ideas);
  for (let i = 0; i < breadth.free && shooters.length > 0; i++) {
    const puck = shooters[chance.pick(shooters.length)]!;
    const power = 60 + chance.pick(FULL_POWER - 60);
    const direction = chance.pick(DIRECTIONS);
    ideas.push({ kind: 'shot', puck, target: -1, loaded: loadsFor(s, puck), direction, power });
  }
  if (!mustCreate(s)) ideas.push({ kind: 'sure', move: END });
  return ideas;
}

const isOccupied = (s: State, zone: Zone): boolean =>
  PUCKS.some(puck => isHere(s, puck) && isOnSpace(s, puck, zone));

/** TCHAKO-40: what is to eliminate is loaded, if it can be paid for. */
const loadsFor = (s: State, puck: Puck): boolean => mayLoad(s.variant) && shotCost(s, puck, true) <= s.points;

function listHits(s: State, puck: Puck, breadth: Breadth, lookout: Lookout, ideas: Idea[]): void {
  const loaded = loadsFor(s, puck);
  ways.fill(0);
  for (const window of lookout.windows(s, puck, sight)) {
    const { target } = window;
    if (window.breadth < NARROWEST) break;
    if (!isHere(s, target) || ways[target]! >= breadth.windows) continue;
    ways[target]!++;
    listStrengths(window, puck, loaded, breadth.powers, ideas);
    if (loaded) listStrengths(window, puck, false, breadth.powers, ideas);
  }
}

/** Where it is seen broadly, also a little to the left and right: where both go afterwards is another thing. */
function listStrengths(window: Window, puck: Puck, loaded: boolean, powers: number, ideas: Idea[]): void {
  const { target, direction, breadth } = window;
  // A queen is pushed hard first: over the rail she is absent (TCHAKO-16).
  const first = isQueen(target) ? 1 : 0;
  for (let i = 0; i < powers; i++) {
    const power = powerThrough(window, BEYOND[(i + first) % BEYOND.length]!);
    ideas.push({ kind: 'shot', puck, target, direction, power, loaded });
    if (powers < BEYOND.length || breadth < 6 * NARROWEST) continue;
    for (const aside of [-1, 1])
      ideas.push({
        kind: 'shot',
        puck,
        target,
        direction: turnBy(direction, Math.round((aside * breadth) / 4)),
        power,
        loaded,
      });
  }
}

function listRests(s: State, puck: Puck, breadth: Breadth, chance: Chance, ideas: Idea[]): void {
  const [px, py] = [s.x[puck]!, s.y[puck]!];
  for (const middle of MIDDLES) {
    for (let i = 0; i < breadth.rests; i++) {
      const spread = i === 0 ? 0 : SPREAD;
      const x = middle.x + (spread === 0 ? 0 : chance.pick(2 * spread + 1) - spread);
      const y = middle.y + (spread === 0 ? 0 : chance.pick(2 * spread + 1) - spread);
      const [dx, dy] = [x - px, y - py];
      const far = Math.sqrt(dx * dx + dy * dy);
      if (far < PUCK_RADIUS) continue;
      if (sight.look(px, py, dx / far, dy / far, far, puck) === NOTHING)
        ideas.push({ kind: 'rest', puck, x, y, loaded: false });
    }
  }
}
