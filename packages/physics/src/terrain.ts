import { doubles, doublesFrom, integers, type Numbers } from './arrays.ts';
import { BAND_RADIUS, POST_RADIUS, PUCK_RADIUS } from './constants.ts';

export type Point = { readonly x: number; readonly y: number };
/** A straight band between two posts. */
export type Band = { readonly from: Point; readonly to: Point };

/** The fixed obstacles of a shot, in whole units. */
export type Layout = {
  /** The corners of the rail, counter-clockwise. */
  readonly rail: readonly Point[];
  readonly posts: readonly Point[];
  readonly bands: readonly Band[];
};

/** A layout as arrays of numbers, for the inner loop. */
export type Terrain = {
  /** x, y. */
  readonly posts: Numbers;
  /** Unit normal inwards, then the distance along it at which a disc's middle touches. */
  readonly rails: Numbers;
  /** Start, unit vector, length. A disc touches when its middle is `BAND_REACH` from the line. */
  readonly bands: Numbers;
  /** Scratch space for posts, as `Bodies.candidates` is for discs. */
  readonly candidates: Numbers;
  readonly grid: ClearanceGrid;
};

export const POST_REACH = PUCK_RADIUS + POST_RADIUS;
export const BAND_REACH = PUCK_RADIUS + BAND_RADIUS;
export const RAIL_FIELDS = 3;
export const BAND_FIELDS = 5;

export function layOut({ rail, posts, bands }: Layout): Terrain {
  const free = posts.filter(post => !bands.some(band => isInside(post, band)));
  return {
    posts: doublesFrom(free.flatMap(({ x, y }) => [x, y])),
    rails: doublesFrom(rail.flatMap((from, i) => railFields(from, rail[(i + 1) % rail.length]!))),
    bands: doublesFrom(bands.flatMap(bandFields)),
    candidates: integers(free.length),
    grid: gridOver(rail),
  };
}

/** A post under a band, not at its end, is as thick as the band and can never be touched. */
function isInside(post: Point, { from, to }: Band): boolean {
  const [lx, ly] = [to.x - from.x, to.y - from.y];
  const [dx, dy] = [post.x - from.x, post.y - from.y];
  const along = (dx * lx + dy * ly) / (lx * lx + ly * ly);
  if (along <= 0 || along >= 1) return false;
  const aside = dx * ly - dy * lx;
  // Posts are rounded to whole units, so a row of them is straight within 2 units.
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

/**
 * For each cell of a grid, how far a disc goes in any direction before it can meet a post, rail or band. Most discs meet
 * another disc or stop before, and need no search among the obstacles.
 */
type ClearanceGrid = {
  readonly west: number;
  readonly south: number;
  /** 1 / size of a cell. */
  readonly scale: number;
  /** Row by row; 0: not measured yet. */
  readonly known: Numbers;
};

const CELLS = 32;
/** For rounding errors, and for discs slightly over the rail. */
const MARGIN = 4;

function gridOver(rail: readonly Point[]): ClearanceGrid {
  const west = Math.min(...rail.map(({ x }) => x));
  const south = Math.min(...rail.map(({ y }) => y));
  const breadth = Math.max(...rail.map(({ x, y }) => Math.max(x - west, y - south)));
  return { west, south, scale: CELLS / breadth, known: doubles(CELLS * CELLS) };
}

/** Negative near an obstacle and outside the grid. */
export function clearanceAt(terrain: Terrain, x: number, y: number): number {
  const { west, south, scale, known } = terrain.grid;
  const column = Math.floor((x - west) * scale);
  const row = Math.floor((y - south) * scale);
  if (column < 0 || column >= CELLS || row < 0 || row >= CELLS) return -1;
  const clearance = known[row * CELLS + column]!;
  return clearance === 0 ? measureCell(terrain, column, row) : clearance;
}

function measureCell(terrain: Terrain, column: number, row: number): number {
  const { west, south, scale, known } = terrain.grid;
  const x = west + (column + 0.5) / scale;
  const y = south + (row + 0.5) / scale;
  const clearance = distanceToObstacles(terrain, x, y) - Math.SQRT1_2 / scale - MARGIN;
  known[row * CELLS + column] = clearance === 0 ? -1 : clearance;
  return clearance;
}

function distanceToObstacles({ rails, posts, bands }: Terrain, x: number, y: number): number {
  let clearance = Number.POSITIVE_INFINITY;
  for (let r = 0; r < rails.length; r += RAIL_FIELDS)
    clearance = Math.min(clearance, rails[r]! * x + rails[r + 1]! * y - rails[r + 2]!);
  for (let p = 0; p < posts.length; p += 2)
    clearance = Math.min(clearance, distance(posts[p]! - x, posts[p + 1]! - y) - POST_REACH);
  for (let s = 0; s < bands.length; s += BAND_FIELDS) {
    const dx = x - bands[s]!;
    const dy = y - bands[s + 1]!;
    const along = Math.max(0, Math.min(bands[s + 4]!, dx * bands[s + 2]! + dy * bands[s + 3]!));
    clearance = Math.min(
      clearance,
      distance(dx - along * bands[s + 2]!, dy - along * bands[s + 3]!) - BAND_REACH,
    );
  }
  return clearance;
}

const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
