import type { Laid, Place } from './elastic.ts';
import { BAND_FREE, isNearSegment, square } from './measure.ts';
import { isFree } from './overlap.ts';
import { PUCKS, type Puck } from './puck.ts';
import { clone, isHere, moveTo, type State } from './state.ts';

type Moved = { readonly puck: Puck; readonly x: number; readonly y: number };

/** TCHAKO-42: 14 mm from an edge. */
const CLEAR = 896;

/**
 * TCHAKO-42: pucks inside or too near move over the nearest edge that leads to a free point, in order of their numbers. Null:
 * there is no room. `laid` has the triangle in its new place. Set pucks are never affected: spaces are too far away.
 */
export function clearTriangle(s: State, laid: Laid, place: Place): readonly Moved[] | null {
  const tried = clone(s);
  const moved: Moved[] = [];
  for (const puck of PUCKS) {
    if (!isHere(s, puck) || !isCaught(s, puck, place)) continue;
    const to = listExits(s, puck, place).find(({ x, y }) => isFree(tried, x, y, puck, laid));
    if (!to) return null;
    moveTo(tried, puck, to.x, to.y);
    moved.push({ puck, x: to.x, y: to.y });
  }
  return moved;
}

function isCaught(s: State, puck: Puck, place: Place): boolean {
  const [x, y] = [s.x[puck]!, s.y[puck]!];
  const { bands } = place;
  if (bands.some(({ from, to }) => isNearSegment(x, y, from.x, from.y, to.x, to.y, BAND_FREE))) return true;
  const sides = bands.map(({ from, to }) =>
    Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)),
  );
  return sides.every(side => side === sides[0]);
}

type Exit = { readonly x: number; readonly y: number; readonly way: number };

/** The exits over each edge, except edges it is already clear of; the nearest first. */
function listExits(s: State, puck: Puck, place: Place): Exit[] {
  const [px, py] = [s.x[puck]!, s.y[puck]!];
  const { bands } = place;
  return bands
    .map(({ from, to }, i): Exit => {
      const opposite = bands[(i + 1) % bands.length]!.to;
      const [lx, ly] = [to.x - from.x, to.y - from.y];
      const length = Math.sqrt(square(lx) + square(ly));
      const outwards = Math.sign(ly * (opposite.x - from.x) - lx * (opposite.y - from.y)) > 0 ? -1 : 1;
      const [nx, ny] = [(outwards * ly) / length, (-outwards * lx) / length];
      const way = CLEAR - (nx * (px - from.x) + ny * (py - from.y));
      return { x: Math.round(px + nx * way), y: Math.round(py + ny * way), way };
    })
    .filter(exit => exit.way > 0)
    .sort((a, b) => a.way - b.way);
}
