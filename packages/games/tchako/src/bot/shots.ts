import type { Chance } from '@tablee/kernel';
import { DIRECTIONS, FULL_POWER, FULL_SLIDE, PUCK_RADIUS, UNIT_X, UNIT_Y } from '@tablee/physics';
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
import { Raycast } from './raycast.ts';

const LEAST_POWER = 60;
/** Only a hard shot drives a queen over the rail. */
const HARD = 500;
/** One radian in 4096ths of a turn. */
const RADIAN = 652;
const HUNDRED = 100;
type Shares = { readonly queen: number; readonly enemy: number; readonly zone: number };
/** Of 100 shots: aimed at the queen, at any puck, at a zone; the rest anywhere. The first shots are the obvious ones. */
const OBVIOUS: Shares = { queen: 20, enemy: 45, zone: 20 };
const BROAD: Shares = { queen: 15, enemy: 20, zone: 10 };
const FIRST = 400;
/** The greatest deviation of a shot into a zone from its middle, as a fraction of the way. */
const OFF = 0.25;
/** In a win search, of 100 shots: at the queen if only she is left, at the queen otherwise, and anywhere. */
const [AT_QUEEN_NOW, AT_QUEEN_ANYHOW, ANYHOW] = [80, 6, 12];
const FIRM = 150;
const [NEARLY, ANY_WAY] = [0.12, 1];

/** Generates shots in one position. Targets are collected once. */
export class ShotGenerator {
  readonly shooters: readonly Puck[];
  private readonly s: State;
  private readonly chance: Chance;
  private readonly enemies: readonly Puck[];
  /** The enemy's queen, or -1. */
  private readonly queen: Puck | -1;
  /** Zones to win, with the enemies that hold them. */
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

  /** A shot, mostly aimed at a puck or a zone. Shooters take turns. */
  next(turn: number): ShootMove {
    const { chance, enemies, queen } = this;
    const puck = this.shooters[turn % this.shooters.length]!;
    const shares = turn < FIRST ? OBVIOUS : BROAD;
    const kind = chance.pick(HUNDRED);
    if (kind < shares.queen && queen >= 0) return this.shootAt(puck, queen, HARD);
    if (kind < shares.queen + shares.enemy && enemies.length > 0)
      return this.shootAt(puck, enemies[chance.pick(enemies.length)]!, LEAST_POWER);
    if (kind < shares.queen + shares.enemy + shares.zone)
      return this.slide(puck, chance.pick(ZONES.length), OFF);
    return this.shootAnywhere(puck);
  }

  /** A shot to win a wanted zone, or at the queen if none is wanted; sometimes any other. */
  nextWinning(turn: number): ShootMove {
    const { chance, queen, wanted } = this;
    const puck = this.shooters[turn % this.shooters.length]!;
    const kind = chance.pick(HUNDRED);
    const isQueenLeft = wanted.length === 0;
    if (kind < (isQueenLeft ? AT_QUEEN_NOW : AT_QUEEN_ANYHOW) && queen >= 0)
      return this.shootAt(puck, queen, FIRM);
    if (isQueenLeft || kind < ANYHOW) return this.shootAnywhere(puck);
    const { zone, holders } = wanted[chance.pick(wanted.length)]!;
    if (holders.length === 0) return this.slide(puck, zone, chance.pick(4) === 0 ? ANY_WAY : NEARLY);
    // A full hit moves the holder away and leaves the shooter; a queen must be driven out as well.
    const holder = holders[chance.pick(holders.length)]!;
    return this.shootAt(puck, holder, holder === queen ? HARD : FIRM, PUCK_RADIUS);
  }

  /** A shot somewhere at a puck; `span` is the width aimed at. */
  private shootAt(puck: Puck, target: Puck, least: number, span = 2 * PUCK_RADIUS): ShootMove {
    const { s } = this;
    const [dx, dy] = [s.x[target]! - s.x[puck]!, s.y[target]! - s.y[puck]!];
    const breadth = breadthAt(Math.sqrt(dx * dx + dy * dy), span);
    return this.shotOf(puck, this.around(directionTo(dx, dy), breadth), this.powerFrom(least));
  }

  /** A shot into a zone, as if nothing were in the way; `off`: the greatest deviation as a fraction of the way. */
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
    // TCHAKO-40: a loaded shot is better in most cases.
    const loaded = mayLoad(s.variant) && shotCost(s, puck, true) <= s.points && chance.pick(3) > 0;
    return { kind: 'shoot', puck, direction, power, dx: 0, dy: 0, loaded };
  }
}

/** Half the angle under which a width of twice `span` appears from a distance. */
const breadthAt = (far: number, span: number): number => Math.ceil((RADIAN * span) / Math.max(far, span));

function listOf(pucks: number): Puck[] {
  const list: Puck[] = [];
  for (let left = pucks; left !== 0; left &= left - 1) list.push(lowest(left));
  return list;
}

/** Fractions of the angle at which a target is just touched: a full hit, and half on either side. */
const OFFSETS = [0, -0.5, 0.5] as const;
const STRAIGHT_POWER = 250;
/** Slightly farther than the target. */
const ENOUGH = 1.1;

const raycast = new Raycast();

/**
 * Direct shots at enemies with a free line, hard enough to reach them. A ray is much cheaper than a simulation: with these
 * first, a third of the tries finds as good a shot.
 */
export function* straightShots(s: State, shooters: readonly Puck[], chance: Chance): Generator<ShootMove> {
  raycast.load(s);
  for (const puck of shooters) {
    const [x, y] = [s.x[puck]!, s.y[puck]!];
    const loaded = mayLoad(s.variant) && shotCost(s, puck, true) <= s.points;
    for (let left = s.here & SIDE[other(s.turn)]!; left !== 0; left &= left - 1) {
      const target = lowest(left);
      const [dx, dy] = [s.x[target]! - x, s.y[target]! - y];
      const middle = directionTo(dx, dy);
      const breadth = breadthAt(Math.sqrt(dx * dx + dy * dy), 2 * PUCK_RADIUS);
      for (const offset of OFFSETS) {
        const direction = turnBy(middle, Math.round(offset * breadth));
        if (raycast.cast(x, y, UNIT_X[direction]!, UNIT_Y[direction]!, FULL_SLIDE, puck) !== target) continue;
        const least = Math.max(STRAIGHT_POWER, powerFor(ENOUGH * raycast.way));
        const power = least + chance.pick(FULL_POWER - least + 1);
        yield { kind: 'shoot', puck, direction, power, dx: 0, dy: 0, loaded };
      }
    }
  }
}
