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
/** Only a hard shot drives a queen over the rail. */
const HARD = 500;
/** One radian in 4096ths of a turn. */
const ARC = 652;
const HUNDRED = 100;
type Shares = { readonly queen: number; readonly puck: number; readonly zone: number };
/**
 * Percentages of shots at the queen, at any puck, and into a zone; the others are random. The first candidates are mostly direct
 * shots, later ones more often random, which may bounce off posts, elastics and rail.
 */
const DIRECT: Shares = { queen: 20, puck: 45, zone: 20 };
const BROAD: Shares = { queen: 15, puck: 20, zone: 10 };
const FIRST = 400;
/** Largest relative error of the distance of a shot into a zone. */
const OFF = 0.25;
/** For the win search, percentages: at the queen if only she is left, at the queen otherwise, and random below the last. */
const [AT_QUEEN_NOW, AT_QUEEN_ANYHOW, ANYHOW] = [80, 6, 12];
const FIRM = 150;
const [NEARLY, ANY_WAY] = [0.12, 1];

/** Generates candidate shots of a position. Targets are collected once, for thousands of shots. */
export class ShotCandidates {
  readonly shooters: readonly Puck[];
  private readonly s: State;
  private readonly chance: Chance;
  private readonly enemies: readonly Puck[];
  /** The enemy's queen, or -1 if she is absent. */
  private readonly queen: Puck | -1;
  /** Zones to win, with the enemy pucks in them. */
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

  /** The next candidate. Shooters take turns. */
  next(turn: number): ShootMove {
    const { chance, enemies, queen } = this;
    const puck = this.shooters[turn % this.shooters.length]!;
    const shares = turn < FIRST ? DIRECT : BROAD;
    const kind = chance.pick(HUNDRED);
    if (kind < shares.queen && queen >= 0) return this.shootAt(puck, queen, HARD);
    if (kind < shares.queen + shares.puck && enemies.length > 0)
      return this.shootAt(puck, enemies[chance.pick(enemies.length)]!, LEAST_POWER);
    if (kind < shares.queen + shares.puck + shares.zone)
      return this.slide(puck, chance.pick(ZONES.length), OFF);
    return this.shootAnywhere(puck);
  }

  /** A candidate for the win search: into a wanted zone, or at the queen if none is wanted. */
  nextForWin(turn: number): ShootMove {
    const { chance, queen, wanted } = this;
    const puck = this.shooters[turn % this.shooters.length]!;
    const kind = chance.pick(HUNDRED);
    const isQueenLeft = wanted.length === 0;
    if (kind < (isQueenLeft ? AT_QUEEN_NOW : AT_QUEEN_ANYHOW) && queen >= 0)
      return this.shootAt(puck, queen, FIRM);
    if (isQueenLeft || kind < ANYHOW) return this.shootAnywhere(puck);
    const { zone, holders } = wanted[chance.pick(wanted.length)]!;
    if (holders.length === 0) return this.slide(puck, zone, chance.pick(4) === 0 ? ANY_WAY : NEARLY);
    // A full hit removes the holder and leaves the shooter there; a queen must be driven out.
    const holder = holders[chance.pick(holders.length)]!;
    return this.shootAt(puck, holder, holder === queen ? HARD : FIRM, PUCK_RADIUS);
  }

  /** Somewhere at a target, by default within the width of two pucks. */
  private shootAt(puck: Puck, target: Puck, least: number, span = 2 * PUCK_RADIUS): ShootMove {
    const { s } = this;
    const [dx, dy] = [s.x[target]! - s.x[puck]!, s.y[target]! - s.y[puck]!];
    const width = widthAt(Math.sqrt(dx * dx + dy * dy), span);
    return this.shotOf(puck, this.around(directionTo(dx, dy), width), this.powerFrom(least));
  }

  /** Somewhere into a zone, without regard to obstacles. `off`: largest relative error of the distance. */
  private slide(puck: Puck, zone: Zone, off: number): ShootMove {
    const { s, chance } = this;
    const [dx, dy] = [MIDDLE_X[zone]! - s.x[puck]!, MIDDLE_Y[zone]! - s.y[puck]!];
    const far = Math.sqrt(dx * dx + dy * dy);
    const direction = this.around(directionTo(dx, dy), widthAt(far, 4 * PUCK_RADIUS));
    const way = far * (1 + (off * (chance.pick(2 * HUNDRED + 1) - HUNDRED)) / HUNDRED);
    return this.shotOf(puck, direction, powerFor(way));
  }

  private shootAnywhere(puck: Puck): ShootMove {
    return this.shotOf(puck, this.chance.pick(DIRECTIONS), this.powerFrom(LEAST_POWER));
  }

  private around(direction: number, width: number): number {
    return turnBy(direction, this.chance.pick(2 * width + 1) - width);
  }

  private powerFrom(least: number): number {
    return least + this.chance.pick(FULL_POWER - least + 1);
  }

  private shotOf(puck: Puck, direction: number, power: number): ShootMove {
    const { s, chance } = this;
    // TCHAKO-40: a loaded shot is mostly worth its price.
    const loaded = mayLoad(s.variant) && shotCost(s, puck, true) <= s.points && chance.pick(3) > 0;
    return { kind: 'shoot', puck, direction, power, dx: 0, dy: 0, loaded };
  }
}

/** The angle under which a width is seen from a distance, in 4096ths of a turn. */
export const widthAt = (far: number, span: number): number => Math.ceil((ARC * span) / Math.max(far, span));

function listOf(pucks: number): Puck[] {
  const list: Puck[] = [];
  for (let left = pucks; left !== 0; left &= left - 1) list.push(lowest(left));
  return list;
}
