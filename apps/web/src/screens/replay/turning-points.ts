import type { Match } from '@tablee/kernel';
import { turnsOf } from '../../session/timeline.ts';

/** How the game stood for the seat asked about (0 lost ‥ 1 won) after entry n. */
export type Standing = { readonly n: number; readonly value: number };

/** The steps worth judging: the set-up, and after each whole turn. */
export const pausesOf = (match: Match): readonly number[] => [
  0,
  ...turnsOf(match).map(t => t.steps.at(-1)!.n),
];

/** A turn after which the chances were quite different. */
export type TurningPoint = Standing & { readonly before: number };

const GREAT_SWING = 0.15;
const MOST = 3;

/** The greatest swings, in the order in which they happened. */
export function turningPoints(standings: readonly Standing[]): readonly TurningPoint[] {
  return standings
    .slice(1)
    .map((standing, i) => ({ ...standing, before: standings[i]!.value }))
    .filter(p => Math.abs(p.value - p.before) >= GREAT_SWING)
    .sort((a, b) => Math.abs(b.value - b.before) - Math.abs(a.value - a.before))
    .slice(0, MOST)
    .sort((a, b) => a.n - b.n);
}
