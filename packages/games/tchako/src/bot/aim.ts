import type { Chance } from '@tablee/kernel';
import { DIRECTIONS, FULL_POWER, FULL_SLIDE } from '@tablee/physics';
import type { ShootMove } from '../move.ts';

/** TCHAKO-21: the power to slide `way` 1/64 mm if nothing is in the way. */
export const powerFor = (way: number): number =>
  clampPower(FULL_POWER * Math.sqrt(Math.max(0, way) / FULL_SLIDE));

const clampPower = (power: number): number => Math.max(1, Math.min(FULL_POWER, Math.round(power)));

/** The standard deviation of a shot: direction in 4096ths of a turn, power as a fraction. */
export type AimError = { readonly direction: number; readonly power: number };

const FINE = 4_096;

/** Approximately normal: mean 0, deviation 1, limited to ±√12. */
export function deviate(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += (chance.pick(FINE) + 0.5) / FINE;
  return (sum - 2) * Math.sqrt(3);
}

/** The shot with a random error. */
export const shake = (m: ShootMove, error: AimError, chance: Chance): ShootMove => ({
  ...m,
  direction: turnBy(m.direction, Math.round(error.direction * deviate(chance))),
  power: clampPower(m.power * (1 + error.power * deviate(chance))),
});

export const turnBy = (direction: number, by: number): number =>
  (((direction + by) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
