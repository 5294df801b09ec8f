import { SIZE, type Space, TOMB } from '@tablee/dragons';
import type { Place } from '../../board/piece.ts';

/** A flagstone, in units of the drawing. All sit on one side: the board is never turned. */
export const CELL = 100;
const RIM = 14;
const FIELD = CELL * SIZE;
export const SIDE = FIELD + 2 * RIM;
export const VIEW_BOX = `${-RIM} ${-RIM} ${SIDE} ${SIDE}`;
export const MIDDLE = FIELD / 2;

/** Space 0 is a1, in the south-west. */
export const placeOf = (space: Space): Place => ({
  x: CELL / 2 + CELL * (space % SIZE),
  y: FIELD - CELL / 2 - CELL * Math.floor(space / SIZE),
  scale: 1,
});

/** From the top left, as they are seen. */
export const READING_ORDER: readonly Space[] = TOMB.toSorted((a, b) => {
  const [one, other] = [placeOf(a), placeOf(b)];
  return one.y - other.y || one.x - other.x;
});
