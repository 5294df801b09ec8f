import { BAND, type Bodies, DISC, POST, RAIL } from './bodies.ts';
import { BOUNCE, JUMP_SPEED, SOFT_PAUSE, SOFT_SPEED } from './constants.ts';
import type { Row } from './row.ts';
import { BAND_FIELDS, RAIL_FIELDS, type Terrain } from './terrain.ts';

/** Two discs of one mass: what they approach by is turned round, less what is lost. Zero: they only touch. */
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
  if (approach < SOFT_SPEED) b.pause(i, j, b.now + SOFT_PAUSE);
  if (approach <= 0) return 0;
  const given = ((approach < SOFT_SPEED ? 1 : 1 + BOUNCE.puck) / 2) * approach;
  b.push(i, vxi - given * nx, vyi - given * ny);
  b.push(j, vxj + given * nx, vyj + given * ny);
  return given;
}

/** Post, rail or band. False: it went over the rail (TCHAKO-3). */
export function hitStill(b: Bodies, terrain: Terrain, i: number, what: number): boolean {
  if (what >= BAND) hitBand(b, terrain.bands, i, (what - BAND) * BAND_FIELDS);
  else if (what >= RAIL) return hitRail(b, terrain.rails, i, (what - RAIL) * RAIL_FIELDS);
  else hitPost(b, terrain.posts, i, (what - POST) * 2);
  return true;
}

function hitRail(b: Bodies, rails: Row, i: number, r: number): boolean {
  const nx = rails[r]!;
  const ny = rails[r + 1]!;
  if (-b.speed[i]! * (nx * b.ux[i]! + ny * b.uy[i]!) > JUMP_SPEED) return false;
  reflect(b, i, nx, ny, BOUNCE.rail);
  return true;
}

function hitPost(b: Bodies, posts: Row, i: number, p: number): void {
  const dx = b.x[i]! - posts[p]!;
  const dy = b.y[i]! - posts[p + 1]!;
  const apart = Math.sqrt(dx * dx + dy * dy);
  reflect(b, i, dx / apart, dy / apart, BOUNCE.post);
}

function hitBand(b: Bodies, bands: Row, i: number, s: number): void {
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
  const given = (1 + (approach < SOFT_SPEED ? 0 : bounce)) * approach;
  b.push(i, vx + given * nx, vy + given * ny);
}

export const isDisc = (meets: number): boolean => meets >= DISC && meets < POST;
