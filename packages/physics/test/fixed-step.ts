import type { Terrain } from '../src/index.ts';
import {
  BOUNCE,
  FULL_POWER,
  FULL_SPEED,
  JUMP_SPEED,
  type Point,
  PUCK_RADIUS,
  type Shot,
  unitOf,
} from '../src/index.ts';

/** The same physics in small time steps, as an independent check. */

type Disc = { x: number; y: number; vx: number; vy: number; here: boolean };
export type Outcome = { readonly discs: readonly (Point | null)[]; readonly first: string | null };

export function stepThrough(terrain: Terrain, at: readonly Point[], shot: Shot, step: number): Outcome {
  const discs: Disc[] = at.map(({ x, y }) => ({ x, y, vx: 0, vy: 0, here: true }));
  const { x, y } = unitOf(shot.direction);
  const speed = (shot.power * FULL_SPEED) / FULL_POWER;
  Object.assign(discs[shot.disc]!, { vx: x * speed, vy: y * speed });
  let first: string | null = null;
  const note = (what: string): void => {
    first ??= what;
  };
  while (discs.some(d => d.here && (d.vx !== 0 || d.vy !== 0))) {
    for (const d of discs) move(d, step);
    discs.forEach((a, i) => {
      discs.forEach((b, j) => {
        if (j > i && collide(a, b)) note(`discs ${i} ${j}`);
      });
      bounce(terrain, a, note);
    });
  }
  return { discs: discs.map(d => (d.here ? { x: d.x, y: d.y } : null)), first };
}

function move(d: Disc, step: number): void {
  const speed = Math.hypot(d.vx, d.vy);
  if (speed <= step) {
    d.vx = 0;
    d.vy = 0;
    return;
  }
  d.x += d.vx * step;
  d.y += d.vy * step;
  d.vx *= (speed - step) / speed;
  d.vy *= (speed - step) / speed;
}

function collide(a: Disc, b: Disc): boolean {
  if (!a.here || !b.here) return false;
  const apart = Math.hypot(b.x - a.x, b.y - a.y);
  if (apart > 2 * PUCK_RADIUS) return false;
  const [nx, ny] = [(b.x - a.x) / apart, (b.y - a.y) / apart];
  const approach = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny;
  if (approach <= 0) return false;
  const given = ((1 + BOUNCE.puck) / 2) * approach;
  a.vx -= given * nx;
  a.vy -= given * ny;
  b.vx += given * nx;
  b.vy += given * ny;
  return true;
}

function bounce({ rails, posts, bands }: Terrain, d: Disc, note: (what: string) => void): void {
  for (let r = 0; r < rails.length; r += 3) {
    const [nx, ny, least] = rails.slice(r, r + 3);
    if (nx! * d.x + ny! * d.y >= least! || !d.here) continue;
    if (-(nx! * d.vx + ny! * d.vy) > JUMP_SPEED) Object.assign(d, { here: false, vx: 0, vy: 0 });
    else if (reflect(d, nx!, ny!, BOUNCE.rail)) note('rail');
  }
  for (let p = 0; p < posts.length; p += 2) {
    const apart = Math.hypot(d.x - posts[p]!, d.y - posts[p + 1]!);
    if (apart > 896) continue;
    if (reflect(d, (d.x - posts[p]!) / apart, (d.y - posts[p + 1]!) / apart, BOUNCE.post)) note('post');
  }
  for (let s = 0; s < bands.length; s += 5) {
    const [x, y, lx, ly, length] = bands.slice(s, s + 5);
    const along = (d.x - x!) * lx! + (d.y - y!) * ly!;
    if (along < 0 || along > length!) continue;
    const aside = ly! * (d.x - x!) - lx! * (d.y - y!);
    if (Math.abs(aside) > 896) continue;
    const side = aside >= 0 ? 1 : -1;
    if (reflect(d, side * ly!, -side * lx!, BOUNCE.band)) note('band');
  }
}

function reflect(d: Disc, nx: number, ny: number, e: number): boolean {
  const approach = -(nx * d.vx + ny * d.vy);
  if (approach <= 0) return false;
  d.vx += (1 + e) * approach * nx;
  d.vy += (1 + e) * approach * ny;
  return true;
}
