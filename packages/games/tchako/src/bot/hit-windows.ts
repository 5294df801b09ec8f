import { BOUNCE, JUMP_SPEED, UNIT_X, UNIT_Y } from '@tablee/physics';
import { ownerOf, type Puck } from '../puck.ts';
import { turnBy } from './aim.ts';
import { BAND, NOTHING, POST, RAIL_SIDE, type RayCaster } from './ray-caster.ts';

/** A range of directions that lead to the same puck over the same obstacles. */
export type HitWindow = {
  readonly target: Puck;
  /** In 4096ths of a turn. */
  readonly width: number;
};

const MOST_BOUNCES = 4;
/** Too slow to jump the rail. */
const SAFE_SPEED = JUMP_SPEED * 0.999;

type Seen = { target: number; path: number };

/** Follows a puck, with its bounces off posts, elastics and rail, to the first puck it meets. */
function follow(
  rays: RayCaster,
  x0: number,
  y0: number,
  direction: number,
  speed: number,
  but: Puck,
  seen: Seen,
): void {
  let [x, y, ux, uy] = [x0, y0, UNIT_X[direction]!, UNIT_Y[direction]!];
  let share = 1;
  let loss = 0;
  let path = 1;
  seen.target = NOTHING;
  for (let bounces = 0; bounces <= MOST_BOUNCES; bounces++) {
    const square = share * speed * speed - loss;
    const meets = rays.cast(x, y, ux, uy, square / 2, but);
    if (meets === NOTHING) return;
    const { distance } = rays;
    loss += 2 * distance;
    if (meets >= 0) {
      seen.target = meets;
      seen.path = path;
      return;
    }
    x += ux * distance;
    y += uy * distance;
    const { nx, ny } = rays;
    const into = -(ux * nx + uy * ny);
    const back = meets === POST ? BOUNCE.post : meets === BAND ? BOUNCE.band : BOUNCE.rail;
    const left = share * speed * speed - loss;
    if (meets === RAIL_SIDE && into * into * left > JUMP_SPEED * JUMP_SPEED) return;
    ux += (1 + back) * into * nx;
    uy += (1 + back) * into * ny;
    const kept = ux * ux + uy * uy;
    const length = Math.sqrt(kept);
    ux /= length;
    uy /= length;
    share *= kept;
    loss *= kept;
    path = path * 40 + rays.obstacle + 1;
  }
}

/** All windows of a puck at (x, y), the widest first. */
export function findHitWindows(
  rays: RayCaster,
  x: number,
  y: number,
  puck: Puck,
  seat: number,
  step: number,
): HitWindow[] {
  const windows: HitWindow[] = [];
  const seen: Seen = { target: NOTHING, path: 0 };
  let open: { from: number; target: number; path: number } | null = null;
  const close = (at: number): void => {
    if (!open || ownerOf(open.target) === seat) return;
    const direction = turnBy(Math.round((open.from + at - step) / 2), 0);
    follow(rays, x, y, direction, SAFE_SPEED, puck, seen);
    if (seen.target !== open.target) return;
    windows.push({ target: open.target, width: at - open.from });
  };
  for (let at = 0; at < FULL_TURN; at += step) {
    follow(rays, x, y, at, SAFE_SPEED, puck, seen);
    const { target, path } = seen;
    if (open && open.target === target && open.path === path) continue;
    close(at);
    open = target >= 0 ? { from: at, target, path } : null;
  }
  close(FULL_TURN);
  return windows.sort((a, b) => b.width - a.width);
}

const FULL_TURN = 4_096;
