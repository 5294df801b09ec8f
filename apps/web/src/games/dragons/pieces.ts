import { type DragonsEvent, faceOf, isStone, isUp, type State, TOMB } from '@tablee/dragons';
import type { Shown } from '../../board/contract.ts';
import { type Piece, rematch, type Wanted } from '../../board/piece.ts';
import { placeOf } from './geometry.ts';

/** `lies` of a stone: 0 face down, else one more than its face. */
const DOWN = 0;
export const faceShown = ({ lies = DOWN }: Piece): number | null => (lies === DOWN ? null : lies - 1);

/** The stones of a position. A covered one keeps nothing of its face (DRAGON-8). */
export function follow(
  before: readonly Piece[] | null,
  { state, events }: Shown<State, DragonsEvent>,
): readonly Piece[] {
  const wanted = TOMB.flatMap((space): Wanted[] => {
    const cell = state.cells[space]!;
    return isStone(cell) ? [{ kind: 'stone', at: space, lies: isUp(cell) ? faceOf(cell) + 1 : DOWN }] : [];
  });
  const pieces = rematch(before ?? [], wanted, placeOf);
  // DRAGON-7: the last stone is turned and kept at once; it is still seen being turned.
  const turned = events.find(event => event.kind === 'turned');
  return turned
    ? pieces.map(piece =>
        piece.at === turned.space && !piece.on ? { ...piece, lies: turned.face + 1 } : piece,
      )
    : pieces;
}
