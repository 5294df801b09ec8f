import type { Chance } from '@tablee/kernel';
import { DIRECTIONS, FULL_POWER, FULL_SLIDE } from '@tablee/physics';
import type { ShootMove } from '../move.ts';

/** TCHAKO-21: the power for a distance in 1/64 mm without contact. */
export const powerFor = (way: number): number =>
  clampPower(FULL_POWER * Math.sqrt(Math.max(0, way) / FULL_SLIDE));

const clampPower = (power: number): number => Math.max(1, Math.min(FULL_POWER, Math.round(power)));

/** Standard deviations of a hand: of the direction in 4096ths of a turn, of the power as a share of it. */
export type Hand = { readonly direction: number; readonly power: number };

const FINE = 4_096;

/** Approximately normal with mean 0 and deviation 1, never beyond √12. */
export function deviate(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += (chance.pick(FINE) + 0.5) / FINE;
  return (sum - 2) * Math.sqrt(3);
}

/** A shot with the error of the hand. */
export const shake = (m: ShootMove, hand: Hand, chance: Chance): ShootMove => ({
  ...m,
  direction: turnBy(m.direction, Math.round(hand.direction * deviate(chance))),
  power: clampPower(m.power * (1 + hand.power * deviate(chance))),
});

export const turnBy = (direction: number, by: number): number =>
  (((direction + by) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
