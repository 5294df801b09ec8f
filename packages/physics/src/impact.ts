import type { Numbers } from './arrays.ts';
import { BAND, type Bodies, DISC, POST, RAIL } from './bodies.ts';
import { BOUNCE, JUMP_SPEED, SOFT_PAUSE, SOFT_SPEED } from './constants.ts';
import { BAND_FIELDS, RAIL_FIELDS, type Terrain } from './terrain.ts';

/** Collision of two discs of equal mass. Returns the impulse; 0: they only touch. */
export function hitDisc(b: Bodies, i: number, j: number): number {
  const dx = b.x[j]! - b.x[i]!;
  const dy = b.y[j]! - b.y[i]!;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const nx = dx / apart;
  const ny = dy / apart;
  const vxi = b.ux[i]! * b.speed[i]!;
  const vyi = b.uy[i]! * b.speed[i]!;
  const vxj = b.ux[j]! * b.speed[j]!;
  const vyj = b.uy[j]! * b.speed[j]!;
  const approach = nx * (vxi - vxj) + ny * (vyi - vyj);
  if (approach < SOFT_SPEED) b.pausePair(i, j, b.now + SOFT_PAUSE);
  if (approach <= 0) return 0;
  const impulse = ((approach < SOFT_SPEED ? 1 : 1 + BOUNCE.puck) / 2) * approach;
  b.setVelocity(i, vxi - impulse * nx, vyi - impulse * ny);
  b.setVelocity(j, vxj + impulse * nx, vyj + impulse * ny);
  return impulse;
}

/** Collision with a post, rail or band. False: the disc left over the rail (TCHAKO-3). */
export function hitObstacle(b: Bodies, terrain: Terrain, i: number, what: number): boolean {
  if (what >= BAND) hitBand(b, terrain.bands, i, (what - BAND) * BAND_FIELDS);
  else if (what >= RAIL) return hitRail(b, terrain.rails, i, (what - RAIL) * RAIL_FIELDS);
  else hitPost(b, terrain.posts, i, (what - POST) * 2);
  return true;
}

function hitRail(b: Bodies, rails: Numbers, i: number, r: number): boolean {
  const nx = rails[r]!;
  const ny = rails[r + 1]!;
  if (-b.speed[i]! * (nx * b.ux[i]! + ny * b.uy[i]!) > JUMP_SPEED) return false;
  reflect(b, i, nx, ny, BOUNCE.rail);
  return true;
}

function hitPost(b: Bodies, posts: Numbers, i: number, p: number): void {
  const dx = b.x[i]! - posts[p]!;
  const dy = b.y[i]! - posts[p + 1]!;
  const apart = Math.sqrt(dx * dx + dy * dy);
  reflect(b, i, dx / apart, dy / apart, BOUNCE.post);
}

function hitBand(b: Bodies, bands: Numbers, i: number, s: number): void {
  const lx = bands[s + 2]!;
  const ly = bands[s + 3]!;
  const aside = ly * (b.x[i]! - bands[s]!) - lx * (b.y[i]! - bands[s + 1]!);
  if (aside >= 0) reflect(b, i, ly, -lx, BOUNCE.band);
  else reflect(b, i, -ly, lx, BOUNCE.band);
}

function reflect(b: Bodies, i: number, nx: number, ny: number, bounce: number): void {
  const vx = b.ux[i]! * b.speed[i]!;
  const vy = b.uy[i]! * b.speed[i]!;
  const approach = -(nx * vx + ny * vy);
  if (approach <= 0) return;
  const impulse = (1 + (approach < SOFT_SPEED ? 0 : bounce)) * approach;
  b.setVelocity(i, vx + impulse * nx, vy + impulse * ny);
}

export const isDisc = (nextTarget: number): boolean => nextTarget >= DISC && nextTarget < POST;
