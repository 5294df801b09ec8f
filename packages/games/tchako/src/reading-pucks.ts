import { POST_RADIUS, PUCK_RADIUS } from '@tablee/physics';
import { POSTS, RAIL } from './board.ts';
import { bad } from './document.ts';
import { bandsOf } from './elastic.ts';
import { isNearSegment, square, squareApart } from './measure.ts';
import { isNearRail } from './overlap.ts';
import { PUCKS } from './puck.ts';
import { homeOf, isHere, isSet, type State } from './state.ts';

/** Rounding errors of a tight pack add up, but stay below a quarter of a millimetre. */
const PRESSED = 16;

/** Pucks lie on the terrain and do not overlap. */
export function checkLying(s: State): void {
  const wrong = (): never => bad('position-overlap', 'Pucks lie on the terrain and do not overlap anything.');
  const lying = PUCKS.filter(puck => isHere(s, puck));
  for (const puck of lying) {
    const [x, y] = [s.x[puck]!, s.y[puck]!];
    const met = lying.some(
      other =>
        other < puck && squareApart(x, y, s.x[other]!, s.y[other]!) < square(2 * PUCK_RADIUS - PRESSED),
    );
    const post = PUCK_RADIUS + POST_RADIUS - PRESSED;
    const posts = POSTS.some(at => squareApart(x, y, at.x, at.y) < square(post));
    const rails = RAIL.some((_, side) => isNearRail(x, y, PUCK_RADIUS - PRESSED, side));
    const bands = bandsOf(s.laid).some(({ from, to }) =>
      isNearSegment(x, y, from.x, from.y, to.x, to.y, post),
    );
    if (met || posts || rails || bands) wrong();
  }
}

/** TCHAKO-13: a set puck lies on a space, and no space has two. */
export function checkSet(s: State): void {
  const homes = PUCKS.filter(puck => isSet(s, puck)).map(puck => (isHere(s, puck) ? homeOf(s, puck) : -1));
  if (homes.includes(-1) || new Set(homes).size !== homes.length)
    bad('position-set', 'A set puck lies on a space, and no space has two.');
}
