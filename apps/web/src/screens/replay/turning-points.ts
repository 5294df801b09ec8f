import type { Match } from '@tablee/kernel';
import { turnsOf } from '../../session/timeline.ts';

/** The value for the chosen seat after entry n, from 0 (lost) to 1 (won). */
export type Standing = { readonly n: number; readonly value: number };

/** The set-up, and the end of each turn. */
export const pausesOf = (match: Match): readonly number[] => [
  0,
  ...turnsOf(match).map(t => t.steps.at(-1)!.n),
];

/** A turn that changed the chances much. */
export type TurningPoint = Standing & { readonly before: number };

const GREAT_SWING = 0.15;
const MOST = 3;

/** The greatest changes, in order of play. */
export function turningPoints(standings: readonly Standing[]): readonly TurningPoint[] {
  return standings
    .slice(1)
    .map((standing, i) => ({ ...standing, before: standings[i]!.value }))
    .filter(p => Math.abs(p.value - p.before) >= GREAT_SWING)
    .sort((a, b) => Math.abs(b.value - b.before) - Math.abs(a.value - a.before))
    .slice(0, MOST)
    .sort((a, b) => a.n - b.n);
}
