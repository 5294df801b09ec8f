import {
  COLOUR_COUNT,
  type Colour,
  HOUSES,
  isReserve,
  isTrack,
  PAWNS,
  type Place,
  RESERVES,
  SIDE,
} from '@tablee/tock';
import { type BoardPoint, distance, type PlaceOf, type Place as Spot } from '../../board/piece.ts';

/**
 * The ring as a clover on a grid of 13 × 13: every side dips towards the middle, which gives 72 squares a third more
 * room than a plain ring of the same width. In the dips lie the reserves and the 7s, in the lobes the houses.
 */
export const CELL = 100;
const MARGIN = 86;
const GRID = 13;
export const SIZE = 2 * MARGIN + (GRID - 1) * CELL;
export const MIDDLE = SIZE / 2;
const LAST = GRID - 1;

/** Squares 1 ‥ 18 of the side whose owner sits at the lower edge: down the right edge, round the corner, to the entry. */
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
/** A house runs from the corner inwards, its squares as close as those of the track. */
const HOUSE_STEP = 0.68;
const RESERVE_HALF = 0.56;
const RESERVE_AT = { x: 6, y: 11.1 } as const;
/** Pawns in reserve are places of their own, four a colour, above those of the rules. */
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

/** How many quarters a colour's edge is turned from the lower one. */
export const quartersOf = (colour: Colour, lower: Colour): number =>
  (colour - lower + COLOUR_COUNT) % COLOUR_COUNT;

/** `lower`: the colour at the lower edge. Pieces are placed, not the drawing turned: light and letters stay upright. */
export const pointOf = (at: Place, lower: Colour): BoardPoint =>
  toDrawing(turnBy(lowerPoint(at), quartersOf(colourAt(at), lower)));

/** A point given for the colour at the lower edge, in cells, turned to another colour's edge. */
export const pointFor = (colour: Colour, lower: Colour, x: number, y: number): BoardPoint =>
  toDrawing(turnBy({ x, y }, quartersOf(colour, lower)));

const placings: readonly PlaceOf[] = Array.from(
  { length: COLOUR_COUNT },
  (_, lower): PlaceOf =>
    (at: Place): Spot => ({ ...pointOf(at, lower), scale: 1 }),
);
/** The same function for the same colour: what moves is compared with what it was. */
export const placeOf = (lower: Colour): PlaceOf => placings[lower]!;

/** 44 px on the narrowest phone: a finger is meant for whatever is nearest within its reach. */
export const REACH = 80;

/** The nearest of some places to a point, or null when none is within reach. */
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
