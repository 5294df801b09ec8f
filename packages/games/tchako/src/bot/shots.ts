import type { Chance, Seat } from '@tablee/kernel';
import { DIRECTIONS, FULL_POWER, PUCK_RADIUS } from '@tablee/physics';
import { directionTo } from '../aiming.ts';
import { listZones, MIDDLES, ZONES, type Zone, type Zones } from '../board.ts';
import { ZONE_REACH } from '../measure.ts';
import type { ShootMove } from '../move.ts';
import { EACH, firstOf, type Puck, queenOf } from '../puck.ts';
import { shotCost } from '../shot.ts';
import { isHere, other, type State, squareToMiddle } from '../state.ts';
import { mayLoad } from '../variant.ts';
import { powerFor, turnBy } from './aim.ts';

const LEAST_POWER = 60;
/** A queen is chased over the rail only by a hard shot. */
const HARD = 500;
/** In 4096ths of a turn, of an arc as long as it is far: arcs are nearly as long as what they span. */
const ARC = 652;
const HUNDRED = 100;
/** Of a hundred shots so many are meant for the queen, for anybody, for a zone; the rest goes anywhere. */
const [AT_QUEEN, AT_ANYBODY, INTO_ZONE] = [20, 45, 20];
/** How far a shot into a zone may be off what slides exactly to its middle. */
const OFF = 0.25;
/** Where a victory is sought: of a hundred so many at the queen, when she is all that is left and else; any other below that. */
const [AT_QUEEN_NOW, AT_QUEEN_ANYHOW, ANYHOW] = [80, 6, 12];
const FIRM = 150;
const [NEARLY, ANY_WAY] = [0.12, 1];

/** A shot as one thinks of it: most are meant for somebody or for some place. */
export function thinkOf(s: State, puck: Puck, enemies: readonly Puck[], chance: Chance): ShootMove {
  const kind = chance.pick(HUNDRED);
  const queen = queenOf(other(s.turn));
  if (kind < AT_QUEEN && isHere(s, queen))
    return shotOf(s, puck, towards(s, puck, queen, chance), between(HARD, FULL_POWER, chance), chance);
  if (kind < AT_QUEEN + AT_ANYBODY && enemies.length > 0) {
    const target = enemies[chance.pick(enemies.length)]!;
    return shotOf(
      s,
      puck,
      towards(s, puck, target, chance),
      between(LEAST_POWER, FULL_POWER, chance),
      chance,
    );
  }
  if (kind < AT_QUEEN + AT_ANYBODY + INTO_ZONE) return slide(s, puck, chance.pick(ZONES.length), OFF, chance);
  return shotOf(s, puck, chance.pick(DIRECTIONS), between(LEAST_POWER, FULL_POWER, chance), chance);
}

/** A shot that is to win one of some zones, or to hit the queen where no zone is missing; now and then any other. */
export function aimInto(s: State, puck: Puck, zones: Zones, chance: Chance): ShootMove {
  const enemy = other(s.turn);
  const queen = queenOf(enemy);
  const kind = chance.pick(HUNDRED);
  if (kind < (zones === 0 ? AT_QUEEN_NOW : AT_QUEEN_ANYHOW) && isHere(s, queen))
    return shotOf(s, puck, towards(s, puck, queen, chance), between(FIRM, FULL_POWER, chance), chance);
  if (zones === 0 || kind < ANYHOW)
    return shotOf(s, puck, chance.pick(DIRECTIONS), between(LEAST_POWER, FULL_POWER, chance), chance);
  const list = listZones(zones);
  const zone = list[chance.pick(list.length)]!;
  const holders = listHere(s, enemy).filter(each => squareToMiddle(s, each, zone) <= ZONE_REACH * ZONE_REACH);
  if (holders.length === 0) return slide(s, puck, zone, chance.pick(4) === 0 ? ANY_WAY : NEARLY, chance);
  // Hit full, he goes and the shooter stays; a queen must be driven out as well.
  const holder = holders[chance.pick(holders.length)]!;
  const least = holder === queen ? HARD : FIRM;
  return shotOf(
    s,
    puck,
    towards(s, puck, holder, chance, PUCK_RADIUS),
    between(least, FULL_POWER, chance),
    chance,
  );
}

/** Somewhere into a zone, as if nothing were in the way; `off`: how far from exactly, of the way. */
function slide(s: State, puck: Puck, zone: Zone, off: number, chance: Chance): ShootMove {
  const { x, y } = MIDDLES[zone]!;
  const [dx, dy] = [x - s.x[puck]!, y - s.y[puck]!];
  const far = Math.sqrt(dx * dx + dy * dy);
  const breadth = breadthAt(far, 4 * PUCK_RADIUS);
  const direction = turnBy(directionTo(dx, dy), chance.pick(2 * breadth + 1) - breadth);
  const way = far * (1 + (off * (chance.pick(2 * HUNDRED + 1) - HUNDRED)) / HUNDRED);
  return shotOf(s, puck, direction, powerFor(way), chance);
}

const between = (least: number, most: number, chance: Chance): number =>
  least + chance.pick(most - least + 1);

function shotOf(s: State, puck: Puck, direction: number, power: number, chance: Chance): ShootMove {
  // TCHAKO-40: who pays for a loaded shot nearly always wants it.
  const loaded = mayLoad(s.variant) && shotCost(s, puck, true) <= s.points && chance.pick(3) > 0;
  return { kind: 'shoot', puck, direction, power, dx: 0, dy: 0, loaded };
}

/** Somewhere on the other, by default as broad as two pucks. */
function towards(s: State, puck: Puck, target: Puck, chance: Chance, span = 2 * PUCK_RADIUS): number {
  const [dx, dy] = [s.x[target]! - s.x[puck]!, s.y[target]! - s.y[puck]!];
  const breadth = breadthAt(Math.sqrt(dx * dx + dy * dy), span);
  return turnBy(directionTo(dx, dy), chance.pick(2 * breadth + 1) - breadth);
}

const breadthAt = (far: number, span: number): number => Math.ceil((ARC * span) / Math.max(far, span));

export function listHere(s: State, seat: Seat): Puck[] {
  const first = firstOf(seat);
  return Array.from({ length: EACH }, (_, i) => first + i).filter(puck => isHere(s, puck));
}
