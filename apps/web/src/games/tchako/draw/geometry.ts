import type { Seat } from '@tablee/kernel';
import { type Point, UNITS_PER_MM } from '@tablee/physics';
import { has, LINKS, MIDDLES, POSTS, type Post, placesOf, RAIL, ZONES, type Zone } from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';

/** The drawing is in millimetres, with the middle of the board at 0, 0. */
export const VIEW = { left: -222, top: -259, width: 444, height: 518 } as const;
export const VIEW_BOX = Object.values(VIEW).join(' ');

/** Radii (TCHAKO-1). */
export const PUCK = 11;
export const POST = 3;
export const ZONE = 40;
export const SPACE = 13;

/**
 * From rules units (1/64 mm, y to the north) to the drawing (mm, y down). `turned`: North sits at the lower edge. Single
 * points are turned, not the drawing, so that light and letters stay upright.
 */
export const toScreen = ({ x, y }: Point, turned = false): BoardPoint =>
  turned ? { x: -x / UNITS_PER_MM, y: y / UNITS_PER_MM } : { x: x / UNITS_PER_MM, y: -y / UNITS_PER_MM };

/** The inverse of `toScreen`, in whole units. */
export const toBoard = ({ x, y }: BoardPoint, turned = false): Point => {
  const side = turned ? -UNITS_PER_MM : UNITS_PER_MM;
  return { x: Math.round(x * side), y: Math.round(-y * side) };
};

/** A CSS transform. Animations write it on the node of a piece. */
export const translateTo = ({ x, y }: BoardPoint): string => `translate(${x}px,${y}px)`;

export const zoneAt = (zone: Zone, turned = false): BoardPoint => toScreen(MIDDLES[zone]!, turned);
export const postAt = (post: Post, turned = false): BoardPoint => toScreen(POSTS[post]!, turned);

/** The corners of the octagon, moved `out` mm outwards from the line where pucks bounce. The same for both sides. */
export function railPoints(out: number): string {
  const corners = RAIL.map(corner => toScreen(corner));
  const moved = corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length]!;
    const after = corners[(i + 1) % corners.length]!;
    return moveOut(before, corner, after, out);
  });
  return moved.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
}

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

/** Also the CSS class of a side. */
export const sideName = (seat: Seat): 'south' | 'north' => (seat === 0 ? 'south' : 'north');

/** A seat's sign around 0, 0, so that colour is not the only mark: square for South, round for North. */
export const signPath = (seat: Seat, size: number): string => {
  const n = size.toFixed(2);
  return seat === 0
    ? `M-${n}-${n}H${n}V${n}H-${n}z`
    : `M-${n} 0A${n} ${n} 0 1 1 ${n} 0A${n} ${n} 0 1 1-${n} 0z`;
};

/** TCHAKO-6: all links (thick lines), each once. */
export const LINK_PAIRS: readonly (readonly [Zone, Zone])[] = ZONES.flatMap(a =>
  ZONES.filter(b => b > a && has(LINKS[a]!, b)).map(b => [a, b] as const),
);

/** The ends of a link on the rings of its zones, moved `into` mm into both zones. */
export function linkEnds(
  [a, b]: readonly [Zone, Zone],
  turned: boolean,
  into = 0,
): readonly [BoardPoint, BoardPoint] {
  const [from, to] = [zoneAt(a, turned), zoneAt(b, turned)];
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const cut = (ZONE - into) / long;
  const [dx, dy] = [(to.x - from.x) * cut, (to.y - from.y) * cut];
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x - dx, y: to.y - dy },
  ];
}

export const lineTo = ([from, to]: readonly [BoardPoint, BoardPoint]): string =>
  `M${from.x.toFixed(2)} ${from.y.toFixed(2)}L${to.x.toFixed(2)} ${to.y.toFixed(2)}`;

/** The same for both sides, as the board is symmetric. */
export const LINK_PATH = LINK_PAIRS.map(pair => lineTo(linkEnds(pair, false))).join('');

const SHORT = 0;
/** TCHAKO-14: the thin lines, where a short elastic may lie. */
export const THIN_PATH = placesOf(SHORT)
  .map(({ hooks: [a = 0, b = 0] }) => lineTo([postAt(a), postAt(b)]))
  .join('');
