import { Bodies } from './bodies.ts';
import { FULL_POWER, FULL_SPEED, PHYSICS_VERSION, type PhysicsVersion } from './constants.ts';
import { UNIT_X, UNIT_Y } from './directions.ts';
import { roundPlaces } from './rounding.ts';
import { type ShotObserver, simulate } from './simulation.ts';
import type { Terrain } from './terrain.ts';

/** Direction 0 ‥ 4095, power 1 ‥ 1000 (TCHAKO-20). */
export type Shot = { readonly disc: number; readonly direction: number; readonly power: number };

const NO_OBSERVER: ShotObserver = { met() {}, bounced() {}, left() {}, turned() {} };

/** A reusable table for shots. Integers in, integers out; only + - * / and the square root are used in between. */
export class ShotTable {
  readonly terrain: Terrain;
  readonly bodies: Bodies;
  readonly version: PhysicsVersion;

  constructor(terrain: Terrain, discs: number, version: PhysicsVersion = PHYSICS_VERSION) {
    this.terrain = terrain;
    this.version = version;
    this.bodies = new Bodies(discs);
  }

  /** In whole units. */
  place(disc: number, x: number, y: number): void {
    const { bodies } = this;
    bodies.x[disc] = x;
    bodies.y[disc] = y;
    bodies.here[disc] = 1;
  }

  lift(disc: number): void {
    this.bodies.remove(disc);
  }

  shoot({ disc, direction, power }: Shot, observer: ShotObserver = NO_OBSERVER): void {
    const { bodies } = this;
    const speed = (power * FULL_SPEED) / FULL_POWER;
    bodies.reset();
    bodies.setVelocity(disc, UNIT_X[direction]! * speed, UNIT_Y[direction]! * speed);
    observer.turned(disc, 0);
    simulate(bodies, this.terrain, disc, observer);
    roundPlaces(bodies, this.version === 1 ? null : this.terrain);
  }
}
