import { BOUNCE, JUMP_SPEED, UNIT_X, UNIT_Y } from '@tablee/physics';
import { ownerOf, type Puck } from '../puck.ts';
import { turnBy } from './aim.ts';
import { BAND, NOTHING, type Raycast, SIDE_OF_RAIL, WOOD } from './raycast.ts';

/** A range of directions that hit the same puck by the same path. The broader, the easier the shot. */
export type HitWindow = {
  readonly target: Puck;
  /** In 4096ths of a turn. */
  readonly breadth: number;
};

const MOST_BOUNCES = 4;
/** Too slow to jump the rail. */
const SAFE_SPEED = JUMP_SPEED * 0.999;

type Hit = { target: number; path: number };

/** Follows a puck, bouncing off posts, elastics and rail, to the first puck it meets. */
function follow(
  raycast: Raycast,
  x0: number,
  y0: number,
  direction: number,
  speed: number,
  but: Puck,
  hit: Hit,
): void {
  let [x, y, ux, uy] = [x0, y0, UNIT_X[direction]!, UNIT_Y[direction]!];
  let share = 1;
  let loss = 0;
  let path = 1;
  hit.target = NOTHING;
  for (let bounces = 0; bounces <= MOST_BOUNCES; bounces++) {
    const square = share * speed * speed - loss;
    const meets = raycast.cast(x, y, ux, uy, square / 2, but);
    if (meets === NOTHING) return;
    const { way } = raycast;
    loss += 2 * way;
    if (meets >= 0) {
      hit.target = meets;
      hit.path = path;
      return;
    }
    x += ux * way;
    y += uy * way;
    const { nx, ny } = raycast;
    const into = -(ux * nx + uy * ny);
    const back = meets === WOOD ? BOUNCE.post : meets === BAND ? BOUNCE.band : BOUNCE.rail;
    const left = share * speed * speed - loss;
    if (meets === SIDE_OF_RAIL && into * into * left > JUMP_SPEED * JUMP_SPEED) return;
    ux += (1 + back) * into * nx;
    uy += (1 + back) * into * ny;
    const kept = ux * ux + uy * uy;
    const length = Math.sqrt(kept);
    ux /= length;
    uy /= length;
    share *= kept;
    loss *= kept;
    path = path * 40 + raycast.thing + 1;
  }
}

/** The hit windows of a puck at (x, y), broadest first. */
export function listHitWindows(
  raycast: Raycast,
  x: number,
  y: number,
  puck: Puck,
  seat: number,
  step: number,
): HitWindow[] {
  const windows: HitWindow[] = [];
  const hit: Hit = { target: NOTHING, path: 0 };
  let open: { from: number; target: number; path: number } | null = null;
  const close = (at: number): void => {
    if (!open || ownerOf(open.target) === seat) return;
    const direction = turnBy(Math.round((open.from + at - step) / 2), 0);
    follow(raycast, x, y, direction, SAFE_SPEED, puck, hit);
    if (hit.target !== open.target) return;
    windows.push({ target: open.target, breadth: at - open.from });
  };
  for (let at = 0; at < FULL_TURN; at += step) {
    follow(raycast, x, y, at, SAFE_SPEED, puck, hit);
    const { target, path } = hit;
    if (open && open.target === target && open.path === path) continue;
    close(at);
    open = target >= 0 ? { from: at, target, path } : null;
  }
  close(FULL_TURN);
  return windows.sort((a, b) => b.breadth - a.breadth);
}

const FULL_TURN = 4_096;
