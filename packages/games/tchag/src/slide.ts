import {
  GAPS,
  HIGHEST,
  HOLE,
  isForward,
  LOWEST,
  lineOf,
  lineStart,
  lineStride,
  placeOf,
  SIDE,
} from './board.ts';
import { directionNamed, isJoin, type Move, stoneNamed } from './move.ts';

/**
 * Slides the stone at `place` of a line and all stones of the line behind it, with their pawns. The squares in front must
 * be free for `distance`. Updates `cells` and `lines`.
 */
export function slide(
  cells: number[],
  lines: number[],
  line: number,
  place: number,
  forward: boolean,
  distance: number,
): void {
  shiftCells(cells, line, place, forward, distance);
  const mask = lines[line]!;
  const next = shiftMask(mask, place, forward, distance);
  lines[line] = next;
  const crossing = line < SIDE ? SIDE : 0;
  const bit = 1 << (line < SIDE ? line : line - SIDE);
  for (let changed = mask ^ next; changed !== 0; changed &= changed - 1) {
    lines[crossing + LOWEST[changed]!]! ^= bit;
  }
}

export function shiftCells(
  cells: number[],
  line: number,
  place: number,
  forward: boolean,
  distance: number,
): void {
  const start = lineStart(line);
  const stride = lineStride(line);
  const step = forward ? -1 : 1;
  const shift = (forward ? distance : -distance) * stride;
  for (let p = place; p >= 0 && p < SIDE; p += step) {
    const square = start + p * stride;
    const cell = cells[square]!;
    if (cell === HOLE) continue;
    cells[square + shift] = cell;
    cells[square] = HOLE;
  }
}

/** The bits of a line after a slide. */
export function shiftMask(mask: number, place: number, forward: boolean, distance: number): number {
  const behind = forward ? (2 << place) - 1 : -1 << place;
  const moving = mask & behind;
  return (mask & ~moving) | (forward ? moving << distance : moving >> distance);
}

/** TCHAG-6: how far the stones up to `place` slide to close the gap in front; 0 if there is no gap. */
export function gapDistance(mask: number, place: number, forward: boolean): number {
  const gaps = GAPS[mask]!;
  for (let i = 0; i < gaps.length; i += 2) {
    const before = gaps[i]!;
    const after = gaps[i + 1]!;
    if ((forward ? before : after) === place) return after - before - 1;
  }
  return 0;
}

/**
 * TCHAG-8: the smallest distance at which a whole line touches a stone of another part; 0 if it never does. In an
 * unbroken field, only adjacent lines can be touched, and one that does not overlap this line is another part.
 */
export function joinDistance(lines: readonly number[], line: number, forward: boolean): number {
  const mask = lines[line]!;
  if (mask === 0) return 0;
  const place = line < SIDE ? line : line - SIDE;
  const below = place > 0 ? lines[line - 1]! : 0;
  const above = place < SIDE - 1 ? lines[line + 1]! : 0;
  const foreign = ((below & mask) === 0 ? below : 0) | ((above & mask) === 0 ? above : 0);
  if (foreign === 0) return 0;
  const room = forward ? SIDE - 1 - HIGHEST[mask]! : LOWEST[mask]!;
  for (let distance = 1; distance <= room; distance++) {
    const moved = forward ? mask << distance : mask >> distance;
    if ((moved & foreign) !== 0) return distance;
  }
  return 0;
}

/** The place of the leading stone: the stone next to the gap, or the first stone of a whole line. */
export function leadingPlace(lines: readonly number[], m: Move): number {
  const direction = directionNamed(m);
  const stone = stoneNamed(m);
  if (!isJoin(m)) return placeOf(stone, direction);
  const mask = lines[lineOf(stone, direction)]!;
  return isForward(direction) ? HIGHEST[mask]! : LOWEST[mask]!;
}

export function slideDistance(lines: readonly number[], m: Move): number {
  const direction = directionNamed(m);
  const stone = stoneNamed(m);
  const line = lineOf(stone, direction);
  return isJoin(m)
    ? joinDistance(lines, line, isForward(direction))
    : gapDistance(lines[line]!, placeOf(stone, direction), isForward(direction));
}
