import { ALONG } from './constants.ts';

const NOWHERE = Number.POSITIVE_INFINITY;

/**
 * Along (ux, uy) until the middle is `reach` from a point that lies (dx, dy) away; infinite when that is not within `most`.
 * What is asked first excludes most: a processor that guesses the answer is seldom wrong.
 */
export function wayTo(dx: number, dy: number, ux: number, uy: number, reach: number, most: number): number {
  const aside = dx * uy - dy * ux;
  const under = reach * reach - aside * aside;
  if (under < 0) return NOWHERE;
  const along = dx * ux + dy * uy;
  if (along <= ALONG * reach || along - reach > most) return NOWHERE;
  return Math.max(along - Math.sqrt(under), 0);
}
