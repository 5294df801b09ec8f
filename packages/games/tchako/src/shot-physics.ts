import {
  BAND,
  layOut,
  type PhysicsVersion,
  RAIL as RAIL_HIT,
  type Shot,
  type ShotObserver,
  ShotTable,
  type Track,
  track,
} from '@tablee/physics';
import { bit, lowest, POSTS, RAIL } from './board.ts';
import { bandsOf, type Laid } from './elastic.ts';
import type { ShootMove } from './move.ts';
import { ALL, ownerOf, type Puck, type Pucks } from './puck.ts';
import { isHere, moveTo, type State } from './state.ts';
import type { Rules } from './variant.ts';

/** Duration of a tick on clocks and screens: a shot at full power without contact takes 2.2 s (TCHAKO-23). */
export const MS_PER_TICK = 6;

/** By rules number, one table per layout of the elastics. All pucks are placed again before each shot. */
const TABLES: { readonly [R in Rules]: WeakMap<Laid, ShotTable> } = { 1: new WeakMap(), 2: new WeakMap() };
/** TCHAKO-20: the version of the physics, by rules number. */
const PHYSICS: { readonly [R in Rules]: PhysicsVersion } = { 1: 1, 2: 2 };

function tableFor({ laid, variant: { rules } }: State): ShotTable {
  const known = TABLES[rules].get(laid);
  if (known) return known;
  const terrain = layOut({ rail: RAIL, posts: POSTS, bands: bandsOf(laid) });
  const table = new ShotTable(terrain, ALL, PHYSICS[rules]);
  TABLES[rules].set(laid, table);
  return table;
}

function setUp(s: State, m: ShootMove): ShotTable {
  const table = tableFor(s);
  for (let puck = 0; puck < ALL; puck++) {
    if (isHere(s, puck)) table.place(puck, s.x[puck]!, s.y[puck]!);
    else table.lift(puck);
  }
  table.place(m.puck, s.x[m.puck]! + m.dx, s.y[m.puck]! + m.dy);
  return table;
}

/** Records the facts of a shot that the rules need. */
class ShotFacts implements ShotObserver {
  /** TCHAKO-11: the first enemy puck that the shot puck collides with, or -1. */
  first: Puck = -1;
  /** Pucks that went over the rail (TCHAKO-3). */
  out: Pucks = 0;
  /** Pucks that touched the rail or went over it (TCHAKO-44). */
  railed: Pucks = 0;
  private readonly shot: Puck;
  private readonly enemy: number;
  private when = Number.POSITIVE_INFINITY;

  constructor(shot: Puck) {
    this.shot = shot;
    this.enemy = 1 - ownerOf(shot);
  }

  met(a: number, b: number, _impulse: number, at: number): void {
    if (at > this.when) return;
    const met = a === this.shot ? b : b === this.shot ? a : -1;
    if (met < 0 || ownerOf(met) !== this.enemy) return;
    // Of two at the same time, the lower number.
    this.first = this.first < 0 ? met : Math.min(this.first, met);
    this.when = at;
  }

  bounced(disc: number, what: number): void {
    if (what >= RAIL_HIT && what < BAND) this.railed |= bit(disc);
  }

  left(disc: number): void {
    this.out |= bit(disc);
    this.railed |= bit(disc);
  }

  turned(): void {}
}

/** The result of a shot, before `applyShot` writes it into the state. */
export type ShotResult = Pick<ShotFacts, 'first' | 'out' | 'railed'> & { readonly table: ShotTable };

export function simulateShot(s: State, m: ShootMove): ShotResult {
  const table = setUp(s, m);
  const facts = new ShotFacts(m.puck);
  table.shoot(shotOf(m), facts);
  return { first: facts.first, out: facts.out, railed: facts.railed, table };
}

/** Writes the places after the shot into the state. */
export function applyShot(s: State, { table }: ShotResult): void {
  const { x, y } = table.bodies;
  for (let left = s.here; left !== 0; left &= left - 1) {
    const puck = lowest(left);
    moveTo(s, puck, x[puck]!, y[puck]!);
  }
}

const shotOf = ({ puck, direction, power }: ShootMove): Shot => ({ disc: puck, direction, power });

/** The track of a shot; the state does not change. Disc numbers are puck numbers. */
export const trackShot = (s: State, m: ShootMove): Track => track(setUp(s, m), shotOf(m));
