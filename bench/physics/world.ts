import {
  BAND_RADIUS,
  BOUNCE,
  FULL_POWER,
  FULL_SPEED,
  POST_RADIUS,
  type Point,
  PUCK_RADIUS,
  SOFT_SPEED,
  unitOf,
} from '@tablee/physics';
import { LAYOUT, TERRAIN } from '../../packages/physics/test/scene.ts';
import type { Setting } from './shots.ts';

/** The same board in the measures a peer likes, and its shots in seconds. */

/** As the game shows it: a shot of full power that meets nothing takes 2.2 s. */
export const SECONDS_PER_TICK = 0.006;
/**
 * With continuous collision where a peer has it. Then one hit between two pucks sends them within a millimetre or so of the
 * exact place; at a sixtieth, where the fastest puck does more than its radius in a step, it is two to three times that, and
 * a zone of the game is decided by less.
 */
export const STEP = 1 / 120;
/** Nothing rolls as long: a peer that has not come to rest by then is stopped. */
export const MOST_STEPS = 1_200;

export type Wall = {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly breadth: number;
};
export type World = {
  readonly puckRadius: number;
  readonly postRadius: number;
  /** Those not hidden under a band. */
  readonly posts: readonly Point[];
  /** The rail's sides from corner to corner, counter-clockwise. */
  readonly rail: readonly { readonly from: Point; readonly to: Point }[];
  /** Bands, and the rail, as boxes. */
  readonly bands: readonly Wall[];
  readonly walls: readonly Wall[];
  readonly bounce: typeof BOUNCE;
  /** Speed lost in a second of sliding. */
  readonly slowing: number;
  /** Discs that approach more slowly do not bounce in our rules. */
  readonly softSpeed: number;
  /** Slower than this is rest: a millimetre in a second. */
  readonly rest: number;
  /** Where a disc is, in the peer's measure, and back. */
  readonly scale: number;
  readonly speedOf: (setting: Setting) => { readonly x: number; readonly y: number };
};

/** `scale`: the peer's units in one of ours. */
export function makeWorld(scale: number): World {
  const point = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const speedScale = scale / SECONDS_PER_TICK;
  const rail = LAYOUT.rail.map((from, i) => ({
    from: point(from),
    to: point(LAYOUT.rail[(i + 1) % LAYOUT.rail.length]!),
  }));
  return {
    puckRadius: PUCK_RADIUS * scale,
    postRadius: POST_RADIUS * scale,
    posts: Array.from({ length: TERRAIN.posts.length / 2 }, (_, p) =>
      point({ x: TERRAIN.posts[2 * p]!, y: TERRAIN.posts[2 * p + 1]! }),
    ),
    rail,
    bands: LAYOUT.bands.map(({ from, to }) => wallAlong(point(from), point(to), 2 * BAND_RADIUS * scale, 0)),
    walls: rail.map(({ from, to }) => wallAlong(from, to, 4 * PUCK_RADIUS * scale, 2 * PUCK_RADIUS * scale)),
    bounce: BOUNCE,
    slowing: speedScale / SECONDS_PER_TICK,
    softSpeed: SOFT_SPEED * speedScale,
    rest: 64 * scale,
    scale,
    speedOf: ({ shot }) => {
      const { x, y } = unitOf(shot.direction);
      const speed = (shot.power / FULL_POWER) * FULL_SPEED * speedScale;
      return { x: x * speed, y: y * speed };
    },
  };
}

/** Moved to the right of its direction by so much: outwards, for a rail. */
function wallAlong(from: Point, to: Point, breadth: number, outwards: number): Wall {
  const [lx, ly] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(lx, ly);
  return {
    x: (from.x + to.x) / 2 + (ly / length) * outwards,
    y: (from.y + to.y) / 2 - (lx / length) * outwards,
    angle: Math.atan2(ly, lx),
    length,
    breadth,
  };
}
