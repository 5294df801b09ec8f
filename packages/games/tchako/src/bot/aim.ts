import type { Chance } from '@tablee/kernel';
import { DIRECTIONS, FULL_POWER, FULL_SLIDE } from '@tablee/physics';
import type { ShootMove } from '../move.ts';

/** TCHAKO-21: the power that slides so far, in 1/64 mm, if nothing is in the way. */
export const powerFor = (way: number): number =>
  holdPower(FULL_POWER * Math.sqrt(Math.max(0, way) / FULL_SLIDE));

const holdPower = (power: number): number => Math.max(1, Math.min(FULL_POWER, Math.round(power)));

/** How steady a hand is: the usual error, of direction in 4096ths of a turn, of power as a share of it. */
export type Hand = { readonly direction: number; readonly power: number };

const FINE = 4_096;

/** Bell-shaped around 0, of deviation 1, never beyond √12. */
export function deviate(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += (chance.pick(FINE) + 0.5) / FINE;
  return (sum - 2) * Math.sqrt(3);
}

/** The shot as it leaves the hand. */
export const shake = (m: ShootMove, hand: Hand, chance: Chance): ShootMove => ({
  ...m,
  direction: turnBy(m.direction, Math.round(hand.direction * deviate(chance))),
  power: holdPower(m.power * (1 + hand.power * deviate(chance))),
});

export const turnBy = (direction: number, by: number): number =>
  (((direction + by) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
