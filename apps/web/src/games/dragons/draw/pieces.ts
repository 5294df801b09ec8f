import {
  type DragonsEvent,
  faceOf,
  isStone,
  isUp,
  SIZE,
  type Space,
  type State,
  TOMB,
} from '@tablee/dragons';
import type { Shown } from '../../../board/contract.ts';
import { type BoardPoint, type Piece, type Place, rematch, type Wanted } from '../../../board/piece.ts';

/** Side of a space, in drawing units. The board is never turned: everyone plays on the same side. */
export const CELL = 100;
const RIM = 14;
const FIELD = CELL * SIZE;
export const SIDE = FIELD + 2 * RIM;
export const VIEW_BOX = `${-RIM} ${-RIM} ${SIDE} ${SIDE}`;
export const MIDDLE = FIELD / 2;

/** Kept stones and fireflies move to the jar below the board. */
export const JAR: BoardPoint = { x: MIDDLE, y: SIDE + 30 };

/** Space 0 is a1, in the south-west. */
export const placeOf = (space: Space): Place => ({
  x: CELL / 2 + CELL * (space % SIZE),
  y: FIELD - CELL / 2 - CELL * Math.floor(space / SIZE),
  scale: 1,
});

/** From the top left, as seen. */
export const READING_ORDER: readonly Space[] = TOMB.toSorted((a, b) => {
  const [one, other] = [placeOf(a), placeOf(b)];
  return one.y - other.y || one.x - other.x;
});

/** `lies` of a stone: 0 face down, else its face + 1. */
const DOWN = 0;
export const faceShown = ({ lies = DOWN }: Piece): number | null => (lies === DOWN ? null : lies - 1);

/** Id of the back of a stone, which is animated separately. */
export const backId = (id: string): string => `${id}-back`;

/** DRAGON-8: the stones of a position. A covered stone carries nothing of its face. */
export function follow(
  before: readonly Piece[] | null,
  { state, events }: Shown<State, DragonsEvent>,
): readonly Piece[] {
  const wanted = TOMB.flatMap((space): Wanted[] => {
    const cell = state.cells[space]!;
    return isStone(cell) ? [{ kind: 'stone', at: space, lies: isUp(cell) ? faceOf(cell) + 1 : DOWN }] : [];
  });
  const pieces = rematch(before ?? [], wanted, placeOf);
  // DRAGON-7: the last stone is turned and kept in one entry; its face is still shown.
  const turned = events.find(event => event.kind === 'turned');
  return turned
    ? pieces.map(piece =>
        piece.at === turned.space && !piece.on ? { ...piece, lies: turned.face + 1 } : piece,
      )
    : pieces;
}
