import { POST_RADIUS, PUCK_RADIUS } from '@tablee/physics';
import { POSTS, RAIL } from './board.ts';
import { bandsOf } from './elastic.ts';
import { BAND_FREE, doCross, FINGER, isNearSegment, PUCK_FREE, square, squareApart } from './measure.ts';
import type { ShootMove } from './move.ts';
import { isNearRail } from './overlap.ts';
import { ownerOf, PUCKS } from './puck.ts';
import type { RefusalKey } from './refusals.ts';
import { isHere, type State } from './state.ts';

/**
 * TCHAKO-15. Things nearer than a finger's width give the right to shift and must not come nearer; things farther away cannot be
 * reached. So only elastics and enemy pucks can block the way.
 */
export function againstShift(s: State, m: ShootMove): RefusalKey | null {
  if (m.dx === 0 && m.dy === 0) return null;
  if (square(m.dx) + square(m.dy) > square(FINGER)) return 'shift-too-far';
  const [x, y] = [s.x[m.puck]!, s.y[m.puck]!];
  const near = listNear(s, m, x, y);
  if (near.length === 0) return 'shift-without-need';
  // On a straight way the distance to a point or line never shrinks if it grows at the start.
  if (near.some(away => m.dx * away.x + m.dy * away.y < 0)) return 'shift-nearer';
  return isBlocked(s, m, x, y) ? 'shift-blocked' : null;
}

type Away = { readonly x: number; readonly y: number };

/** For each thing nearer than a finger's width, the direction away from it. */
function listNear(s: State, m: ShootMove, x: number, y: number): Away[] {
  const near: Away[] = [];
  for (const [side, a] of RAIL.entries()) {
    if (!isNearRail(x, y, PUCK_RADIUS + FINGER, side)) continue;
    const b = RAIL[(side + 1) % RAIL.length]!;
    near.push({ x: a.y - b.y, y: b.x - a.x });
  }
  for (const post of POSTS)
    if (squareApart(post.x, post.y, x, y) < square(PUCK_RADIUS + POST_RADIUS + FINGER))
      near.push({ x: x - post.x, y: y - post.y });
  for (const puck of PUCKS) {
    if (puck === m.puck || !isHere(s, puck) || ownerOf(puck) !== ownerOf(m.puck)) continue;
    const [px, py] = [s.x[puck]!, s.y[puck]!];
    if (squareApart(px, py, x, y) < square(2 * PUCK_RADIUS + FINGER)) near.push({ x: x - px, y: y - py });
  }
  return near;
}

function isBlocked(s: State, m: ShootMove, x: number, y: number): boolean {
  const [tx, ty] = [x + m.dx, y + m.dy];
  const enemy = PUCKS.some(
    puck =>
      isHere(s, puck) &&
      ownerOf(puck) !== ownerOf(m.puck) &&
      isNearSegment(s.x[puck]!, s.y[puck]!, x, y, tx, ty, PUCK_FREE),
  );
  return (
    enemy ||
    bandsOf(s.laid).some(
      ({ from, to }) =>
        doCross(x, y, tx, ty, from.x, from.y, to.x, to.y) ||
        isNearSegment(tx, ty, from.x, from.y, to.x, to.y, BAND_FREE) ||
        isNearSegment(from.x, from.y, x, y, tx, ty, BAND_FREE) ||
        isNearSegment(to.x, to.y, x, y, tx, ty, BAND_FREE),
    )
  );
}
