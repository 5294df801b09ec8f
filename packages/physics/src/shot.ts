import { Bodies } from './bodies.ts';
import { FULL_POWER, FULL_SPEED } from './constants.ts';
import { UNIT_X, UNIT_Y } from './direction.ts';
import { settleWhole } from './settle.ts';
import { slide, type Witness } from './slide.ts';
import type { Terrain } from './terrain.ts';

/** Direction 0 ‥ 4095, power 1 ‥ 1000 (TCHAKO-20). */
export type Shot = { readonly disc: number; readonly direction: number; readonly power: number };

const NOBODY_LOOKS: Witness = { met() {}, bounced() {}, left() {}, turned() {} };

/**
 * A table on which shots are made, one after the other, as often as one likes: whole numbers in, whole numbers out, and
 * nothing but the four operations and the square root in between.
 */
export class ShotTable {
  readonly terrain: Terrain;
  readonly bodies: Bodies;

  constructor(terrain: Terrain, discs: number) {
    this.terrain = terrain;
    this.bodies = new Bodies(discs);
  }

  /** Puts a disc down, in whole units. */
  place(disc: number, x: number, y: number): void {
    const { bodies } = this;
    bodies.x[disc] = x;
    bodies.y[disc] = y;
    bodies.here[disc] = 1;
  }

  lift(disc: number): void {
    this.bodies.remove(disc);
  }

  shoot({ disc, direction, power }: Shot, witness: Witness = NOBODY_LOOKS): void {
    const { bodies } = this;
    const speed = (power * FULL_SPEED) / FULL_POWER;
    bodies.settle();
    bodies.push(disc, UNIT_X[direction]! * speed, UNIT_Y[direction]! * speed);
    witness.turned(disc, 0);
    slide(bodies, this.terrain, disc, witness);
    settleWhole(bodies);
  }
}
