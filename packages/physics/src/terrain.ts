import { BAND_RADIUS, POST_RADIUS, PUCK_RADIUS } from './constants.ts';
import { layRooms, type Rooms } from './room.ts';
import { type Row, rowFrom, wholeRowOf } from './row.ts';

export type Point = { readonly x: number; readonly y: number };
/** From post to post, straight. */
export type Band = { readonly from: Point; readonly to: Point };

/** What stands still for the length of a shot, in whole units. */
export type Layout = {
  /** The corners of the rail, counter-clockwise; the terrain lies to the left of every side. */
  readonly rail: readonly Point[];
  readonly posts: readonly Point[];
  readonly bands: readonly Band[];
};

/** The same as numbers in a row, as the inner loop reads them. */
export type Terrain = {
  /** x, y. */
  readonly posts: Row;
  /** Unit normal inwards, then how far the middle of a puck is along it when it touches. */
  readonly rails: Row;
  /** A point, unit along, length; a puck's middle is `BAND_REACH` from the line when it touches. */
  readonly bands: Row;
  /** Room for a first choice among the posts, as `Bodies.picked` is for one among the discs. */
  readonly inLine: Row;
  readonly rooms: Rooms;
};

export const POST_REACH = PUCK_RADIUS + POST_RADIUS;
export const BAND_REACH = PUCK_RADIUS + BAND_RADIUS;
export const RAIL_FIELDS = 3;
export const BAND_FIELDS = 5;

export function layOut({ rail, posts, bands }: Layout): Terrain {
  const free = posts.filter(post => !bands.some(band => isInside(post, band)));
  return {
    posts: rowFrom(free.flatMap(({ x, y }) => [x, y])),
    rails: rowFrom(rail.flatMap((from, i) => railFields(from, rail[(i + 1) % rail.length]!))),
    bands: rowFrom(bands.flatMap(bandFields)),
    inLine: wholeRowOf(free.length),
    rooms: layRooms(rail),
  };
}

/** A post under a band, not at its end, is as thick as the band: nothing ever touches it. */
function isInside(post: Point, { from, to }: Band): boolean {
  const [lx, ly] = [to.x - from.x, to.y - from.y];
  const [dx, dy] = [post.x - from.x, post.y - from.y];
  const along = (dx * lx + dy * ly) / (lx * lx + ly * ly);
  if (along <= 0 || along >= 1) return false;
  const aside = dx * ly - dy * lx;
  // Posts are rounded to whole units, so a straight row of them is straight to two.
  return aside * aside <= 4 * (lx * lx + ly * ly) && !isSame(post, from) && !isSame(post, to);
}

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

function railFields(from: Point, to: Point): number[] {
  const [lx, ly] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(lx * lx + ly * ly);
  const [nx, ny] = [-ly / length, lx / length];
  return [nx, ny, nx * from.x + ny * from.y + PUCK_RADIUS];
}

function bandFields({ from, to }: Band): number[] {
  const [lx, ly] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(lx * lx + ly * ly);
  return [from.x, from.y, lx / length, ly / length, length];
}
