import type { Chance } from '@tablee/kernel';
import { DIRECTIONS, FULL_POWER, PUCK_RADIUS } from '@tablee/physics';
import { directionTo } from '../aiming.ts';
import { listZones, lowest, MIDDLE_X, MIDDLE_Y, ZONES, type Zone, type Zones } from '../board.ts';
import { ZONE_REACH } from '../measure.ts';
import type { ShootMove } from '../move.ts';
import { listShooters } from '../moves.ts';
import { type Puck, queenOf, SIDE } from '../puck.ts';
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
type Shares = { readonly queen: number; readonly anybody: number; readonly zone: number };
/**
 * Of a hundred shots so many are meant for the queen, for anybody, for a zone; the rest goes anywhere. What is at hand comes to
 * mind first; the rest of what there is, over posts, elastics and rail, to who thinks longer.
 */
const AT_HAND: Shares = { queen: 20, anybody: 45, zone: 20 };
const BROADLY: Shares = { queen: 15, anybody: 20, zone: 10 };
const FIRST = 400;
/** How far a shot into a zone may be off what slides exactly to its middle. */
const OFF = 0.25;
/** Where a victory is sought: of a hundred so many at the queen, when she is all that is left and else; any other below that. */
const [AT_QUEEN_NOW, AT_QUEEN_ANYHOW, ANYHOW] = [80, 6, 12];
const FIRM = 150;
const [NEARLY, ANY_WAY] = [0.12, 1];

/** Shots that come to mind in one position: what there is to aim at is found once, and asked for by the thousand. */
export class Aims {
  readonly shooters: readonly Puck[];
  private readonly s: State;
  private readonly chance: Chance;
  private readonly enemies: readonly Puck[];
  /** The enemy's, while she is there. */
  private readonly queen: Puck | -1;
  /** To be won, each with those who hold it. */
  private readonly wanted: readonly { readonly zone: Zone; readonly holders: readonly Puck[] }[];

  constructor(s: State, chance: Chance, wanted: Zones = 0) {
    const enemy = other(s.turn);
    this.s = s;
    this.chance = chance;
    this.shooters = listShooters(s, s.turn);
    this.enemies = listOf(s.here & SIDE[enemy]!);
    this.queen = isHere(s, queenOf(enemy)) ? queenOf(enemy) : -1;
    this.wanted = listZones(wanted).map(zone => ({
      zone,
      holders: this.enemies.filter(each => squareToMiddle(s, each, zone) <= ZONE_REACH * ZONE_REACH),
    }));
  }

  /** One as one thinks of it: most are meant for somebody or for some place. Shooters take turns. */
  think(turn: number): ShootMove {
    const { chance, enemies, queen } = this;
    const puck = this.shooters[turn % this.shooters.length]!;
    const shares = turn < FIRST ? AT_HAND : BROADLY;
    const kind = chance.pick(HUNDRED);
    if (kind < shares.queen && queen >= 0) return this.shootAt(puck, queen, HARD);
    if (kind < shares.queen + shares.anybody && enemies.length > 0)
      return this.shootAt(puck, enemies[chance.pick(enemies.length)]!, LEAST_POWER);
    if (kind < shares.queen + shares.anybody + shares.zone)
      return this.slide(puck, chance.pick(ZONES.length), OFF);
    return this.shootAnywhere(puck);
  }

  /** One that is to win a wanted zone, or to hit the queen where none is wanted; now and then any other. */
  strike(turn: number): ShootMove {
    const { chance, queen, wanted } = this;
    const puck = this.shooters[turn % this.shooters.length]!;
    const kind = chance.pick(HUNDRED);
    const isQueenLeft = wanted.length === 0;
    if (kind < (isQueenLeft ? AT_QUEEN_NOW : AT_QUEEN_ANYHOW) && queen >= 0)
      return this.shootAt(puck, queen, FIRM);
    if (isQueenLeft || kind < ANYHOW) return this.shootAnywhere(puck);
    const { zone, holders } = wanted[chance.pick(wanted.length)]!;
    if (holders.length === 0) return this.slide(puck, zone, chance.pick(4) === 0 ? ANY_WAY : NEARLY);
    // Hit full, he goes and the shooter stays; a queen must be driven out as well.
    const holder = holders[chance.pick(holders.length)]!;
    return this.shootAt(puck, holder, holder === queen ? HARD : FIRM, PUCK_RADIUS);
  }

  /** Somewhere on the other, by default as broad as two pucks. */
  private shootAt(puck: Puck, target: Puck, least: number, span = 2 * PUCK_RADIUS): ShootMove {
    const { s } = this;
    const [dx, dy] = [s.x[target]! - s.x[puck]!, s.y[target]! - s.y[puck]!];
    const breadth = breadthAt(Math.sqrt(dx * dx + dy * dy), span);
    return this.shotOf(puck, this.around(directionTo(dx, dy), breadth), this.powerFrom(least));
  }

  /** Somewhere into a zone, as if nothing were in the way; `off`: how far from exactly, of the way. */
  private slide(puck: Puck, zone: Zone, off: number): ShootMove {
    const { s, chance } = this;
    const [dx, dy] = [MIDDLE_X[zone]! - s.x[puck]!, MIDDLE_Y[zone]! - s.y[puck]!];
    const far = Math.sqrt(dx * dx + dy * dy);
    const direction = this.around(directionTo(dx, dy), breadthAt(far, 4 * PUCK_RADIUS));
    const way = far * (1 + (off * (chance.pick(2 * HUNDRED + 1) - HUNDRED)) / HUNDRED);
    return this.shotOf(puck, direction, powerFor(way));
  }

  private shootAnywhere(puck: Puck): ShootMove {
    return this.shotOf(puck, this.chance.pick(DIRECTIONS), this.powerFrom(LEAST_POWER));
  }

  private around(direction: number, breadth: number): number {
    return turnBy(direction, this.chance.pick(2 * breadth + 1) - breadth);
  }

  private powerFrom(least: number): number {
    return least + this.chance.pick(FULL_POWER - least + 1);
  }

  private shotOf(puck: Puck, direction: number, power: number): ShootMove {
    const { s, chance } = this;
    // TCHAKO-40: who pays for a loaded shot nearly always wants it.
    const loaded = mayLoad(s.variant) && shotCost(s, puck, true) <= s.points && chance.pick(3) > 0;
    return { kind: 'shoot', puck, direction, power, dx: 0, dy: 0, loaded };
  }
}

/** How far aside something so broad can still be met from so far. */
export const breadthAt = (far: number, span: number): number => Math.ceil((ARC * span) / Math.max(far, span));

function listOf(pucks: number): Puck[] {
  const list: Puck[] = [];
  for (let left = pucks; left !== 0; left &= left - 1) list.push(lowest(left));
  return list;
}
