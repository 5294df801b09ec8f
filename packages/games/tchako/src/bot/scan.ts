import { BOUNCE, JUMP_SPEED, UNIT_X, UNIT_Y } from '@tablee/physics';
import { ownerOf, type Puck } from '../puck.ts';
import { turnBy } from './aim.ts';
import { BAND, NOTHING, SIDE_OF_RAIL, type Sight, WOOD } from './sight.ts';

/** Directions that lead to the same puck over the same things: the broader, the surer a hand is to hit. */
export type Window = {
  readonly target: Puck;
  /** In 4096ths of a turn. */
  readonly breadth: number;
};

const MOST_BOUNCES = 4;
/** Cannot jump the rail, however it is met. */
const SAFE_SPEED = JUMP_SPEED * 0.999;

type Seen = { target: number; path: number };

/** Follows one puck along its way, off posts, elastics and rail, to the first puck it meets. */
function follow(
  sight: Sight,
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
    const meets = sight.look(x, y, ux, uy, square / 2, but);
    if (meets === NOTHING) return;
    const { way } = sight;
    loss += 2 * way;
    if (meets >= 0) {
      seen.target = meets;
      seen.path = path;
      return;
    }
    x += ux * way;
    y += uy * way;
    const { nx, ny } = sight;
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
    path = path * 40 + sight.thing + 1;
  }
}

/** All windows of a puck that lies, or would lie, at (x, y), the broadest first. */
export function scanFrom(
  sight: Sight,
  x: number,
  y: number,
  puck: Puck,
  seat: number,
  step: number,
): Window[] {
  const windows: Window[] = [];
  const seen: Seen = { target: NOTHING, path: 0 };
  let open: { from: number; target: number; path: number } | null = null;
  const close = (at: number): void => {
    if (!open || ownerOf(open.target) === seat) return;
    const direction = turnBy(Math.round((open.from + at - step) / 2), 0);
    follow(sight, x, y, direction, SAFE_SPEED, puck, seen);
    if (seen.target !== open.target) return;
    windows.push({ target: open.target, breadth: at - open.from });
  };
  for (let at = 0; at < FULL_TURN; at += step) {
    follow(sight, x, y, at, SAFE_SPEED, puck, seen);
    const { target, path } = seen;
    if (open && open.target === target && open.path === path) continue;
    close(at);
    open = target >= 0 ? { from: at, target, path } : null;
  }
  close(FULL_TURN);
  return windows.sort((a, b) => b.breadth - a.breadth);
}

const FULL_TURN = 4_096;
