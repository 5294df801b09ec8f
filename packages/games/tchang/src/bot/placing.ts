import type { Candidate, Chance } from '@tablee/kernel';
import { GROUND, type Space, START } from '../board.ts';
import { hasStatue, hasStone } from '../cell.ts';
import { layStatue, layStone, type Move } from '../move.ts';
import { placesStatue, type State } from '../state.ts';

/**
 * TCHANG-4: by hand a bot places as the lot would have under the options, one thing at a time: partners who want it
 * easier or harder have their own turns for that.
 */
export function choosePlace(s: State, chance: Chance): Candidate<Move> {
  const statue = placesStatue(s);
  const free = GROUND.filter(space => !(statue ? hasStatue : hasStone)(s.cells[space]!));
  const fit = free.filter(statue ? isFit(s, free) : space => fitsStone(s, space));
  const places = fit.length > 0 ? fit : free;
  const space = places[chance.pick(places.length)]!;
  return { move: statue ? layStatue(space) : layStone(space), prior: 0 };
}

/** TCHANG-16: the nearest or the farthest places left, or any. */
function isFit({ variant, maze }: State, free: readonly Space[]): (space: Space) => boolean {
  if (variant.statues === 'spread') return () => true;
  const steps = (space: Space): number => maze.stepsBetween(START, space);
  const wanted = Math[variant.statues === 'near' ? 'min' : 'max'](...free.map(steps));
  return space => steps(space) === wanted;
}

const fitsStone = ({ variant, cells }: State, space: Space): boolean =>
  variant.cover === 'random' || hasStatue(cells[space]!) === (variant.cover === 'all');
