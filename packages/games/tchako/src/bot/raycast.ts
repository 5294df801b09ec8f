import { BAND_RADIUS, POST_RADIUS, PUCK_RADIUS } from '@tablee/physics';
import { POSTS, RAIL } from '../board.ts';
import { bandsOf, type Laid } from '../elastic.ts';
import { ALL, type Puck } from '../puck.ts';
import { isHere, type State } from '../state.ts';

/** What a ray ends at besides pucks. */
export const NOTHING = -1;
export const WOOD = -2;
export const BAND = -3;
export const SIDE_OF_RAIL = -4;

const TOUCH = 2 * PUCK_RADIUS;
const POST_REACH = PUCK_RADIUS + POST_RADIUS;
const BAND_REACH = PUCK_RADIUS + BAND_RADIUS;
const AT_ALL = 1e-6;

const POST_X = Float64Array.from(POSTS, post => post.x);
const POST_Y = Float64Array.from(POSTS, post => post.y);

/** By side: the inward unit normal, and the distance along it at which a puck touches the rail. */
const RAIL_NORMALS: readonly { readonly x: number; readonly y: number; readonly at: number }[] = RAIL.map(
  (from, i) => {
    const to = RAIL[(i + 1) % RAIL.length]!;
    const [lx, ly] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(lx * lx + ly * ly);
    const [x, y] = [-ly / length, lx / length];
    return { x, y, at: x * from.x + y * from.y + PUCK_RADIUS };
  },
);

/** A side of an elastic: start, unit direction, length. */
type Side = {
  readonly x: number;
  readonly y: number;
  readonly lx: number;
  readonly ly: number;
  readonly length: number;
};

const SIDES = new WeakMap<Laid, readonly Side[]>();

function sidesOf(laid: Laid): readonly Side[] {
  const known = SIDES.get(laid);
  if (known) return known;
  const sides = bandsOf(laid).map(({ from, to }) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    return { x: from.x, y: from.y, lx: dx / length, ly: dy / length, length };
  });
  SIDES.set(laid, sides);
  return sides;
}

/** Finds what a puck moving straight would touch first, without running the physics. */
export class Raycast {
  private readonly pucks = new Int8Array(ALL);
  private readonly px = new Float64Array(ALL);
  private readonly py = new Float64Array(ALL);
  private count = 0;
  private bands: readonly Side[] = [];
  /** After `cast`: the distance; for anything but a puck, its number and the normal at the point of contact. */
  way = 0;
  thing = 0;
  nx = 0;
  ny = 0;

  load(s: State): void {
    this.bands = sidesOf(s.laid);
    this.count = 0;
    for (let puck = 0; puck < ALL; puck++) {
      if (!isHere(s, puck)) continue;
      const i = this.count++;
      this.pucks[i] = puck;
      this.px[i] = s.x[puck]!;
      this.py[i] = s.y[puck]!;
    }
  }

  /** What a puck from (x, y) along (ux, uy) meets within `most`: a puck, or one of the constants. Ignores puck `but`. */
  cast(x: number, y: number, ux: number, uy: number, most: number, but: Puck): number {
    let nearest = most;
    let meets: number = NOTHING;
    let thing = 0;
    for (let i = 0; i < RAIL_NORMALS.length; i++) {
      const side = RAIL_NORMALS[i]!;
      const closing = -(side.x * ux + side.y * uy);
      if (closing <= AT_ALL) continue;
      const way = Math.max(0, side.x * x + side.y * y - side.at) / closing;
      if (way >= nearest) continue;
      nearest = way;
      meets = SIDE_OF_RAIL;
      thing = i;
    }
    for (let i = 0; i < POST_X.length; i++) {
      const way = wayTo(POST_X[i]! - x, POST_Y[i]! - y, ux, uy, POST_REACH, nearest);
      if (way >= nearest) continue;
      nearest = way;
      meets = WOOD;
      thing = i;
    }
    for (let i = 0; i < this.bands.length; i++) {
      const way = wayToBand(this.bands[i]!, x, y, ux, uy);
      if (way >= nearest) continue;
      nearest = way;
      meets = BAND;
      thing = i;
    }
    for (let i = 0; i < this.count; i++) {
      if (this.pucks[i] === but) continue;
      const way = wayTo(this.px[i]! - x, this.py[i]! - y, ux, uy, TOUCH, nearest);
      if (way >= nearest) continue;
      nearest = way;
      meets = this.pucks[i]!;
    }
    this.way = nearest;
    if (meets < NOTHING) this.setNormal(meets, thing, x + ux * nearest, y + uy * nearest);
    return meets;
  }

  /** Sets the normal of the thing met at (x, y). */
  private setNormal(meets: number, i: number, x: number, y: number): void {
    let [nx, ny] = [0, 0];
    if (meets === SIDE_OF_RAIL) ({ x: nx, y: ny } = RAIL_NORMALS[i]!);
    else if (meets === WOOD) [nx, ny] = [x - POST_X[i]!, y - POST_Y[i]!];
    else {
      const band = this.bands[i]!;
      [nx, ny] = [-band.ly, band.lx];
      if (nx * (x - band.x) + ny * (y - band.y) < 0) [nx, ny] = [-nx, -ny];
    }
    const length = Math.sqrt(nx * nx + ny * ny);
    this.thing = meets === SIDE_OF_RAIL ? i : meets === WOOD ? 8 + i : 31 + i;
    this.nx = nx / length;
    this.ny = ny / length;
  }
}

function wayTo(dx: number, dy: number, ux: number, uy: number, reach: number, most: number): number {
  const along = dx * ux + dy * uy;
  if (along <= AT_ALL * reach || along - reach >= most) return Number.POSITIVE_INFINITY;
  const outside = dx * dx + dy * dy - reach * reach;
  if (outside <= 0) return 0;
  const under = along * along - outside;
  return under < 0 ? Number.POSITIVE_INFINITY : along - Math.sqrt(under);
}

function wayToBand(band: Side, x: number, y: number, ux: number, uy: number): number {
  const { lx, ly, length } = band;
  const [dx, dy] = [x - band.x, y - band.y];
  const aside = ly * dx - lx * dy;
  const leaving = ly * ux - lx * uy;
  const closing = aside >= 0 ? -leaving : leaving;
  if (closing <= AT_ALL) return Number.POSITIVE_INFINITY;
  const way = Math.max(0, Math.abs(aside) - BAND_REACH) / closing;
  const along = lx * (dx + ux * way) + ly * (dy + uy * way);
  return along >= 0 && along <= length ? way : Number.POSITIVE_INFINITY;
}
