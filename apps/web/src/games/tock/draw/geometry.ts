import {
  COLOUR_COUNT,
  type Colour,
  HOUSES,
  isReserve,
  isTrack,
  PAWNS,
  type Place,
  RESERVES,
  RING,
  SIDE,
} from '@tablee/tock';
import { type BoardPoint, distance, type PlaceOf, type Place as Spot } from '../../../board/piece.ts';

/**
 * The ring is a clover on a 13 × 13 grid. Its dips give 72 squares a third more room than a plain ring of equal width;
 * they hold the reserves and the 7s. The lobes hold the houses.
 */
export const CELL = 100;
const MARGIN = 86;
const GRID = 13;
export const SIZE = 2 * MARGIN + (GRID - 1) * CELL;
export const MIDDLE = SIZE / 2;
const LAST = GRID - 1;

/** Grid cells of squares 1 to 18 on the lower side, in walking order. */
const LOWER_SIDE: readonly (readonly [number, number])[] = [
  [12, 3],
  [12, 4],
  [11, 4],
  [10, 4],
  [9, 4],
  [9, 5],
  [9, 6],
  [9, 7],
  [9, 8],
  [10, 8],
  [11, 8],
  [12, 8],
  [12, 9],
  [12, 10],
  [12, 11],
  [12, 12],
  [11, 12],
  [10, 12],
];
/** Distance in cells between house squares, which run diagonally from the corner. */
const HOUSE_STEP = 0.68;
const RESERVE_HALF = 0.56;
const RESERVE_AT = { x: 6, y: 11.1 } as const;
/** Drawing-only places: four reserve slots per colour, numbered above the places of the rules. */
const SLOTS = 100;

export const slotOf = (colour: Colour, i: number): Place => SLOTS + colour * PAWNS + i;
const isSlot = (at: Place): boolean => at >= SLOTS;

/** A quarter turn clockwise. */
const turn = ({ x, y }: BoardPoint): BoardPoint => ({ x: LAST - y, y: x });
const turnBy = (point: BoardPoint, quarters: number): BoardPoint => {
  let p = point;
  for (let i = 0; i < quarters; i++) p = turn(p);
  return p;
};

function lowerPoint(at: Place): BoardPoint {
  if (isTrack(at)) {
    const [x, y] = LOWER_SIDE[at % SIDE]!;
    return { x, y };
  }
  if (isSlot(at)) {
    const i = (at - SLOTS) % PAWNS;
    return {
      x: RESERVE_AT.x + (i % 2 === 0 ? -RESERVE_HALF : RESERVE_HALF),
      y: RESERVE_AT.y + (i < 2 ? -RESERVE_HALF : RESERVE_HALF),
    };
  }
  if (isReserve(at)) return RESERVE_AT;
  const inwards = LAST - 1 - HOUSE_STEP * ((at - HOUSES) % PAWNS);
  return { x: inwards, y: inwards };
}

function colourAt(at: Place): Colour {
  if (isTrack(at)) return Math.floor(at / SIDE);
  if (isSlot(at)) return Math.floor((at - SLOTS) / PAWNS);
  return isReserve(at) ? at - RESERVES : Math.floor((at - HOUSES) / PAWNS);
}

const toDrawing = ({ x, y }: BoardPoint): BoardPoint => ({ x: MARGIN + x * CELL, y: MARGIN + y * CELL });

/** Quarter turns clockwise from the lower edge to a colour's edge. */
export const quartersOf = (colour: Colour, lower: Colour): number =>
  (colour - lower + COLOUR_COUNT) % COLOUR_COUNT;

/** `lower` is the colour at the lower edge. Rotating points instead of the drawing keeps text and lighting upright. */
export const pointOf = (at: Place, lower: Colour): BoardPoint =>
  toDrawing(turnBy(lowerPoint(at), quartersOf(colourAt(at), lower)));

/** Takes a point of the lower edge, in cells, and rotates it to the edge of `colour`. */
export const pointFor = (colour: Colour, lower: Colour, x: number, y: number): BoardPoint =>
  toDrawing(turnBy({ x, y }, quartersOf(colour, lower)));

const placings: readonly PlaceOf[] = Array.from(
  { length: COLOUR_COUNT },
  (_, lower): PlaceOf =>
    (at: Place): Spot => ({ ...pointOf(at, lower), scale: 1 }),
);
/** Returns the same function for the same colour: the stage compares it by identity. */
export const placeOf = (lower: Colour): PlaceOf => placings[lower]!;

/** Touch tolerance; 44 px on the narrowest phone. */
export const REACH = 80;

/** The place nearest to a point, or null when none is within `reach`. A reserve counts as a wide area. */
export function nearest(
  places: Iterable<Place>,
  point: BoardPoint,
  lower: Colour,
  reach: number = REACH,
): Place | null {
  let best: Place | null = null;
  let least = reach;
  for (const at of places) {
    const far = isReserve(at) && !isSlot(at) ? 60 : 0;
    const d = Math.max(0, distance(pointOf(at, lower), point) - far);
    if (d < least) {
      least = d;
      best = at;
    }
  }
  return best;
}

const at = ({ x, y }: BoardPoint): string => `${x.toFixed(0)} ${y.toFixed(0)}`;

/** An SVG path through points; `bend` is the corner radius. */
export function lineThrough(points: readonly BoardPoint[], bend: number): string {
  return points
    .map((p, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${at(p)}`;
      if (!after) return `L${at(p)}`;
      return `L${at(towards(p, before, bend))}Q${at(p)} ${at(towards(p, after, bend))}`;
    })
    .join('');
}

function towards(from: BoardPoint, to: BoardPoint, far: number): BoardPoint {
  const d = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(0.5, far / d);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const middle = (a: BoardPoint, b: BoardPoint): BoardPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A path over `count` squares from `first`, extended by half a step at both ends so that stretches join without a gap. */
function stretch(first: Place, count: number, lower: Colour): string {
  const points = Array.from({ length: count + 2 }, (_, i) => pointOf((first - 1 + i + RING) % RING, lower));
  const inner = points.slice(1, -1);
  return lineThrough([middle(points[0]!, inner[0]!), ...inner, middle(inner.at(-1)!, points.at(-1)!)], 45);
}

export const sidePath = (side: Colour, lower: Colour): string => stretch(side * SIDE, SIDE, lower);
export const ringPath = (lower: Colour): string => `${stretch(0, RING, lower)}Z`;
