import type { ByLevel, Candidate, Chance, Guide, PlayoutHandicap } from '@tablee/kernel';
import { play } from '../apply.ts';
import { GROUND, type Space, START } from '../board.ts';
import { hasStatue, hasStone } from '../cell.ts';
import { layStatue, layStone, type Move } from '../move.ts';
import { placesStatue, type State } from '../state.ts';
import { listCandidates } from './candidates.ts';
import { judge } from './judge.ts';
import { isSafe, playBest } from './playout.ts';

/** Levels 1 to 4 choose by the prior with decreasing blur; level 5 uses playouts. */
export const PLAYOUT_HANDICAPS: ByLevel<PlayoutHandicap> = {
  1: { ms: 1_000, most: 60, playouts: 0, blur: 150, attention: 0.4 },
  2: { ms: 1_000, most: 60, playouts: 0, blur: 80, attention: 0.7 },
  3: { ms: 1_000, most: 60, playouts: 0, blur: 40, attention: 0.9 },
  4: { ms: 1_000, most: 60, playouts: 0, blur: 0, attention: 1 },
  5: { ms: 1_000, most: 8, playouts: 240, blur: 0, attention: 1 },
};

/** The departures of a playout. Longer playouts depend too much on luck. */
const PLIES = 8;

/** All seats share the goal and the information, so that one policy plays for the whole team. */
export const guide: Guide<State, Move> = {
  candidates: (view, seat, most, chance) =>
    view.phase === 'place' ? [choosePlace(view, chance)] : listCandidates(view, seat, most),
  step(world, _seat, chance) {
    if (world.phase === 'place') play(world, choosePlace(world, chance).move, chance, []);
    else playBest(world, chance);
  },
  settled: (world, plies) => world.phase === 'explore' && (plies >= PLIES || isSafe(world)),
  judge: world => judge(world),
};

/** TCHANG-4: places one thing as the lot would have under the options. */
function choosePlace(s: State, chance: Chance): Candidate<Move> {
  const statue = placesStatue(s);
  const free = GROUND.filter(space => !(statue ? hasStatue : hasStone)(s.cells[space]!));
  const fit = free.filter(statue ? isFit(s, free) : space => fitsStone(s, space));
  const places = fit.length > 0 ? fit : free;
  const space = places[chance.pick(places.length)]!;
  return { move: statue ? layStatue(space) : layStone(space), prior: 0 };
}

/** TCHANG-16: the nearest or the farthest free places, or any. */
function isFit({ variant, maze }: State, free: readonly Space[]): (space: Space) => boolean {
  if (variant.statues === 'spread') return () => true;
  const steps = (space: Space): number => maze.stepsBetween(START, space);
  const wanted = Math[variant.statues === 'near' ? 'min' : 'max'](...free.map(steps));
  return space => steps(space) === wanted;
}

const fitsStone = ({ variant, cells }: State, space: Space): boolean =>
  variant.cover === 'random' || hasStatue(cells[space]!) === (variant.cover === 'all');
