import { POSTS, RAIL } from './board.ts';
import { bandsOf, type Laid } from './elastic.ts';
import {
  BAND_FREE,
  isNearSegment,
  isNearSide,
  POST_FREE,
  PUCK_FREE,
  RAIL_FREE,
  square,
  squareApart,
} from './measure.ts';
import { PUCKS, type Puck } from './puck.ts';
import { isHere, type State } from './state.ts';

/** Whether a puck overlaps nothing there; overlaps up to 1/32 mm count as touching (TCHAKO-20). */
export const isFree = (s: State, x: number, y: number, except: Puck, laid: Laid = s.laid): boolean =>
  !meetsPuck(s, x, y, except) && !meetsPost(x, y) && !meetsRail(x, y) && !meetsElastic(laid, x, y);

export const meetsPuck = (s: State, x: number, y: number, except: Puck): boolean =>
  PUCKS.some(
    puck =>
      puck !== except && isHere(s, puck) && squareApart(s.x[puck]!, s.y[puck]!, x, y) < square(PUCK_FREE),
  );

const meetsPost = (x: number, y: number): boolean =>
  POSTS.some(post => squareApart(post.x, post.y, x, y) < square(POST_FREE));

export const isNearRail = (x: number, y: number, reach: number, side: number): boolean => {
  const [a, b] = [RAIL[side]!, RAIL[(side + 1) % RAIL.length]!];
  return isNearSide(x, y, a.x, a.y, b.x, b.y, reach);
};

const meetsRail = (x: number, y: number): boolean =>
  RAIL.some((_, side) => isNearRail(x, y, RAIL_FREE, side));

const meetsElastic = (laid: Laid, x: number, y: number): boolean =>
  bandsOf(laid).some(({ from, to }) => isNearSegment(x, y, from.x, from.y, to.x, to.y, BAND_FREE));
