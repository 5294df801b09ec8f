import { has, LINKS, placesOf, ZONES, type Zone } from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';
import { postAt, ZONE, zoneAt } from './geometry.ts';

/** TCHAKO-6: the thick lines, each once. */
export const LINK_PAIRS: readonly (readonly [Zone, Zone])[] = ZONES.flatMap(a =>
  ZONES.filter(b => b > a && has(LINKS[a]!, b)).map(b => [a, b] as const),
);

/** From ring to ring: a link begins where its zone ends. `into`: how far it reaches into both. */
export function linkEnds(
  [a, b]: readonly [Zone, Zone],
  turned: boolean,
  into = 0,
): readonly [BoardPoint, BoardPoint] {
  const [from, to] = [zoneAt(a, turned), zoneAt(b, turned)];
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const cut = (ZONE - into) / long;
  const [dx, dy] = [(to.x - from.x) * cut, (to.y - from.y) * cut];
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x - dx, y: to.y - dy },
  ];
}

export const lineTo = ([from, to]: readonly [BoardPoint, BoardPoint]): string =>
  `M${from.x.toFixed(2)} ${from.y.toFixed(2)}L${to.x.toFixed(2)} ${to.y.toFixed(2)}`;

/** All of them: the same seen from either side. */
export const LINK_PATH = LINK_PAIRS.map(pair => lineTo(linkEnds(pair, false))).join('');

/** TCHAKO-14: the thin segments are where a short elastic may lie. */
const SHORT = 0;
export const THIN_PATH = placesOf(SHORT)
  .map(({ hooks: [a = 0, b = 0] }) => lineTo([postAt(a), postAt(b)]))
  .join('');
