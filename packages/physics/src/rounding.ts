import type { Bodies } from './bodies.ts';
import { TOUCH } from './straight-path.ts';
import { BAND_FIELDS, BAND_REACH, clearanceAt, POST_REACH, RAIL_FIELDS, type Terrain } from './terrain.ts';

/** Rounds of separation: at most one for each disc of the longest row of touching discs. */
const ROUNDS = 32;
/** Rounds that accept small overlaps: discs between obstacles may have no room for exact places. */
const LOOSE_ROUNDS = 96;
/** Overlaps that a loose round and an obstacle accept; up to 2 units count as touching (TCHAKO-20). */
const LOOSE = 1;
const TOUCH_SQUARED = TOUCH * TOUCH;
const LOOSE_SQUARED = (TOUCH - LOOSE) * (TOUCH - LOOSE);

/** Rounds halves away from zero, so that a mirrored position is rounded to its mirror image. */
const round = (n: number): number => (n < 0 ? 0 - Math.floor(0.5 - n) : Math.floor(n + 0.5));
const away = (n: number): number => (n < 0 ? Math.floor(n) : Math.ceil(n));

/** Rounds places to whole units (TCHAKO-20) and separates discs that overlap then. Version 1 gives no terrain. */
export function roundPlaces(b: Bodies, terrain: Terrain | null): void {
  const { moved } = b;
  for (let k = 0; k < moved.size; k++) {
    const i = moved.list[k]!;
    b.x[i] = round(b.x[i]!);
    b.y[i] = round(b.y[i]!);
  }
  for (let left = ROUNDS; left > 0; left--) {
    const separated = separateAll(b, TOUCH_SQUARED);
    if (!separated) return;
    if (terrain) clearObstacles(b, terrain);
  }
  for (let left = terrain ? LOOSE_ROUNDS : 0; left > 0; left--) {
    const separated = separateAll(b, LOOSE_SQUARED);
    if (!clearObstacles(b, terrain!) && !separated) return;
  }
}

/** Separates all pairs at once, so that the result depends neither on the order nor on mirroring. */
function separateAll(b: Bodies, nearSquared: number): boolean {
  const { moved, candidates } = b;
  const before = moved.size;
  let separated = false;
  for (let m = 0; m < before; m++) {
    const i = moved.list[m]!;
    if (b.here[i] === 0) continue;
    const found = pickNear(b, i, nearSquared);
    for (let n = 0; n < found; n++) {
      const j = candidates[n]!;
      if (isDone(b, j, m)) continue;
      separate(b, i, j);
      separated = true;
    }
  }
  if (separated) applyShifts(b);
  return separated;
}

/** Selects the discs that overlap a disc, including itself. */
function pickNear(b: Bodies, i: number, nearSquared: number): number {
  const { x, y, candidates } = b;
  const { list, size } = b.resting;
  const atX = x[i]!;
  const atY = y[i]!;
  let found = 0;
  for (let r = 0; r < size; r++) {
    const j = list[r]!;
    const dx = x[j]! - atX;
    const dy = y[j]! - atY;
    candidates[found] = j;
    found += Number(dx * dx + dy * dy < nearSquared);
  }
  return found;
}

/** True for the disc itself, and for discs whose neighbours were handled before. */
const isDone = ({ moved }: Bodies, j: number, upTo: number): boolean =>
  moved.has(j) && moved.places[j]! <= upTo;

function separate(b: Bodies, i: number, j: number): void {
  const dx = b.x[j]! - b.x[i]!;
  const dy = b.y[j]! - b.y[i]!;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart === 0) return;
  const share = (TOUCH - apart) / (2 * apart);
  const sx = away(dx * share);
  const sy = away(dy * share);
  b.shiftX[i]! -= sx;
  b.shiftY[i]! -= sy;
  b.shiftX[j]! += sx;
  b.shiftY[j]! += sy;
  b.moved.add(j);
}

function applyShifts(b: Bodies): void {
  const { moved, shiftX, shiftY } = b;
  for (let k = 0; k < moved.size; k++) {
    const i = moved.list[k]!;
    b.x[i]! += shiftX[i]!;
    b.y[i]! += shiftY[i]!;
    shiftX[i] = 0;
    shiftY[i] = 0;
  }
}

/** Pushes discs that were separated into an obstacle out of it. True: there were some. */
function clearObstacles(b: Bodies, terrain: Terrain): boolean {
  const { moved } = b;
  let pushed = false;
  for (let k = 0; k < moved.size; k++) {
    const i = moved.list[k]!;
    // Most discs are far from all obstacles.
    if (b.here[i] === 0 || clearanceAt(terrain, b.x[i]!, b.y[i]!) > 0) continue;
    pushed = pushFromRails(b, terrain, i) || pushed;
    pushed = pushFromPosts(b, terrain, i) || pushed;
    pushed = pushFromBands(b, terrain, i) || pushed;
  }
  if (pushed) applyShifts(b);
  return pushed;
}

/** Moves a disc along the normal by its overlap. False: the overlap is small enough. */
function push(b: Bodies, i: number, nx: number, ny: number, overlap: number): boolean {
  if (overlap <= LOOSE) return false;
  b.shiftX[i]! += away(nx * overlap);
  b.shiftY[i]! += away(ny * overlap);
  return true;
}

function pushFromRails(b: Bodies, { rails }: Terrain, i: number): boolean {
  let pushed = false;
  for (let r = 0; r < rails.length; r += RAIL_FIELDS) {
    const nx = rails[r]!;
    const ny = rails[r + 1]!;
    pushed = push(b, i, nx, ny, rails[r + 2]! - (nx * b.x[i]! + ny * b.y[i]!)) || pushed;
  }
  return pushed;
}

function pushFromPosts(b: Bodies, { posts }: Terrain, i: number): boolean {
  let pushed = false;
  for (let p = 0; p < posts.length; p += 2) {
    const dx = b.x[i]! - posts[p]!;
    const dy = b.y[i]! - posts[p + 1]!;
    const apart = Math.sqrt(dx * dx + dy * dy);
    pushed = push(b, i, dx / apart, dy / apart, POST_REACH - apart) || pushed;
  }
  return pushed;
}

function pushFromBands(b: Bodies, { bands }: Terrain, i: number): boolean {
  let pushed = false;
  for (let s = 0; s < bands.length; s += BAND_FIELDS) {
    const lx = bands[s + 2]!;
    const ly = bands[s + 3]!;
    const dx = b.x[i]! - bands[s]!;
    const dy = b.y[i]! - bands[s + 1]!;
    const along = lx * dx + ly * dy;
    if (along < 0 || along > bands[s + 4]!) continue;
    const aside = ly * dx - lx * dy;
    const side = aside >= 0 ? 1 : -1;
    pushed = push(b, i, side * ly, -side * lx, BAND_REACH - side * aside) || pushed;
  }
  return pushed;
}
