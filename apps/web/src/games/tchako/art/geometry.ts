import type { Point } from '@tablee/physics';
import { MIDDLES, POSTS, type Post, RAIL, type Zone } from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';

/** The drawing is in millimetres: the octagon and its frame, the middle of the board at 0, 0. */
export const LEFT = -222;
export const TOP = -259;
export const WIDTH = 444;
export const HEIGHT = 518;
export const VIEW_BOX = `${LEFT} ${TOP} ${WIDTH} ${HEIGHT}`;

/** Radii (TCHAKO-1). */
export const PUCK = 11;
export const POST = 3;
export const ZONE = 40;
export const SPACE = 13;

const UNIT = 64;

/**
 * From 1/64 mm, y to the north, to the drawing, y down. `turned`: North sits at the lower edge. Things are placed, the
 * drawing is not turned: light, letters and crowns stay upright.
 */
export const toScreen = ({ x, y }: Point, turned = false): BoardPoint =>
  turned ? { x: -x / UNIT, y: y / UNIT } : { x: x / UNIT, y: -y / UNIT };

/** And back, in whole units. */
export const toBoard = ({ x, y }: BoardPoint, turned = false): Point => {
  const side = turned ? -UNIT : UNIT;
  return { x: Math.round(x * side), y: Math.round(-y * side) };
};

/** What moves is moved by this alone, written on its own node: `style={{ transform: translateTo(point) }}`. */
export const translateTo = ({ x, y }: BoardPoint): string => `translate(${x}px,${y}px)`;

export const zoneAt = (zone: Zone, turned = false): BoardPoint => toScreen(MIDDLES[zone]!, turned);
export const postAt = (post: Post, turned = false): BoardPoint => toScreen(POSTS[post]!, turned);

/** The octagon, `out` mm outside the line where pucks bounce: the same seen from either side. */
export function railPoints(out: number): string {
  const corners = RAIL.map(corner => toScreen(corner));
  const moved = corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length]!;
    const after = corners[(i + 1) % corners.length]!;
    return moveOut(before, corner, after, out);
  });
  return moved.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
}

/** A corner of the outline moved so far away from both its sides. */
function moveOut(before: BoardPoint, at: BoardPoint, after: BoardPoint, out: number): BoardPoint {
  const one = outward(before, at);
  const two = outward(at, after);
  const share = out / (1 + one.x * two.x + one.y * two.y);
  return { x: at.x + (one.x + two.x) * share, y: at.y + (one.y + two.y) * share };
}

function outward(from: BoardPoint, to: BoardPoint): BoardPoint {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
}
