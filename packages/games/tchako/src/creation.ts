import type { Seat } from '@tablee/kernel';
import { DIRECTIONS, UNIT_X, UNIT_Y } from '@tablee/physics';
import { BASES, bit, has, lowest, MIDDLES, OWN, sizeOf, ZONES, type Zone, type Zones } from './board.ts';
import type { EventSink } from './events.ts';
import { ASIDE, PUCK_FREE, square, squareApart } from './measure.ts';
import { BOX, firstOf, PUCKS, type Puck, queenOf } from './puck.ts';
import type { RefusalKey } from './refusals.ts';
import {
  clone,
  isAbsent,
  isHere,
  isOnSpace,
  moveTo,
  other,
  type State,
  setDown,
  sideBit,
  squareToMiddle,
} from './state.ts';
import { countOf, hasPucks, mayCreateIn } from './victory.ts';

const WHOLE = 2;

/** TCHAKO-13: captured zones, and own zones that the enemy did not control when the turn began. */
export function creationZones(s: State): Zones {
  let zones = s.captured;
  for (let left = OWN[s.turn]!; left !== 0; left &= left - 1) {
    const zone = lowest(left);
    if (s.began[zone] !== sideBit(other(s.turn))) zones |= bit(zone);
  }
  return zones;
}

/** TCHAKO-43: whether a creation there is free. */
export const isGift = (s: State, zone: Zone): boolean => s.free > 0 && has(s.captured, zone);

/** TCHAKO-13, TCHAKO-41, TCHAKO-43: in halves. */
export function creationCost(s: State, zone: Zone): number {
  if (isGift(s, zone)) return 0;
  if (!s.variant.depot || isAbsent(s, s.turn)) return 2 * WHOLE;
  return 2 * Math.max(1, countOf(s, s.turn) - depotZones(s));
}

/** TCHAKO-41: captured zones, and own base zones controlled when the turn began. */
function depotZones(s: State): number {
  const bases = ZONES.filter(zone => has(BASES[s.turn]!, zone) && s.began[zone] === sideBit(s.turn));
  return sizeOf(s.captured) + bases.length;
}

/** The queen comes first (TCHAKO-16), then the lowest free number; -1: the box is empty. */
export function nextPuck(s: State, seat: Seat): Puck {
  if (isAbsent(s, seat)) return queenOf(seat);
  const first = firstOf(seat);
  for (let puck = first; puck < first + BOX; puck++) if (!isHere(s, puck)) return puck;
  return -1;
}

export function againstCreation(s: State, zone: Zone): RefusalKey | null {
  if (!has(creationZones(s), zone)) return 'zone-not-yours';
  if (isReserved(s, zone)) return 'space-taken';
  if (nextPuck(s, s.turn) < 0) return 'box-empty';
  if (!isAbsent(s, s.turn) && !mayCreateIn(s, s.turn, s.number))
    return s.variant.suddenTurn > 0 && s.number > s.variant.suddenTurn ? 'creations-over' : 'creations-used';
  if (creationCost(s, zone) > s.points) return 'too-few-points';
  return makeRoom(s, zone) ? null : 'no-room';
}

/** Whether a set puck of either side stands there. */
function isReserved(s: State, zone: Zone): boolean {
  for (let left = s.here & s.set; left !== 0; left &= left - 1)
    if (isOnSpace(s, lowest(left), zone)) return true;
  return false;
}

type Moved = { readonly puck: Puck; readonly x: number; readonly y: number };

/** By direction, the point 29 mm from the middle, in whole units. */
const RING_X = Int32Array.from(UNIT_X, x => Math.round(x * ASIDE));
const RING_Y = Int32Array.from(UNIT_Y, y => Math.round(y * ASIDE));

/** TCHAKO-13: pucks in the way move aside, the nearest to the middle first. Null: there is no room. */
export function makeRoom(s: State, zone: Zone): readonly Moved[] | null {
  const inWay = PUCKS.filter(puck => isHere(s, puck) && isOnSpace(s, puck, zone));
  if (inWay.length === 0) return [];
  inWay.sort((a, b) => squareToMiddle(s, a, zone) - squareToMiddle(s, b, zone) || a - b);
  const tried = clone(s);
  const moved: Moved[] = [];
  for (const puck of inWay) {
    const to = findAside(tried, puck, zone);
    if (!to) return null;
    moveTo(tried, puck, to.x, to.y);
    moved.push({ puck, ...to });
  }
  return moved;
}

/** At this distance from a middle there are no posts, elastics or rail; only pucks can be in the way. */
function findAside(s: State, puck: Puck, zone: Zone): { readonly x: number; readonly y: number } | null {
  const middle = MIDDLES[zone]!;
  const near = PUCKS.filter(
    other =>
      other !== puck && isHere(s, other) && squareToMiddle(s, other, zone) < square(ASIDE + PUCK_FREE + 2),
  );
  const dx = s.x[puck]! - middle.x;
  const dy = s.y[puck]! - middle.y;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    // The nearest point on the circle is the one most in the puck's own direction.
    const along = UNIT_X[direction]! * dx + UNIT_Y[direction]! * dy;
    if (along <= most) continue;
    const x = middle.x + RING_X[direction]!;
    const y = middle.y + RING_Y[direction]!;
    if (near.some(other => squareApart(s.x[other]!, s.y[other]!, x, y) < square(PUCK_FREE))) continue;
    most = along;
    best = direction;
  }
  return best < 0 ? null : { x: middle.x + RING_X[best]!, y: middle.y + RING_Y[best]! };
}

export function create(s: State, zone: Zone, events: EventSink): void {
  const seat = s.turn;
  const gift = isGift(s, zone);
  const cost = creationCost(s, zone);
  const puck = nextPuck(s, seat);
  const queen = isAbsent(s, seat);
  for (const moved of makeRoom(s, zone)!) {
    moveTo(s, moved.puck, moved.x, moved.y);
    events?.push({ kind: 'moved', ...moved });
  }
  setDown(s, puck, zone);
  s.points -= cost;
  s.free = gift ? s.free - 1 : 0;
  if (!queen) s.creations[seat]!++;
  const { suddenCreations } = s.variant;
  const left = suddenCreations > 0 ? suddenCreations - s.creations[seat]! : null;
  events?.push({ kind: 'created', seat, puck, zone, cost, left });
}

/** TCHAKO-30: a player without pucks may not end the turn while a creation is possible. */
export function mustCreate(s: State): boolean {
  const { suddenCreations, suddenTurn } = s.variant;
  if (suddenCreations === 0 && suddenTurn === 0) return false;
  if (hasPucks(s, s.turn) || !mayCreateIn(s, s.turn, s.number)) return false;
  const zones = ZONES.filter(zone => againstCreation(s, zone) === null);
  if (!isAbsent(s, s.turn)) return zones.length > 0;
  return zones.some(zone => canFollow(s, zone, zones));
}

/** TCHAKO-16: whether a puck can still be created after the queen, who has to come first. */
function canFollow(s: State, queenAt: Zone, zones: readonly Zone[]): boolean {
  const after = clone(s);
  create(after, queenAt, null);
  return zones.some(zone => againstCreation(after, zone) === null);
}
