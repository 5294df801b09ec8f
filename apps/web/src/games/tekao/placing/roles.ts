import { EMPTY, type Square, shapeOf, sideOf, squarePlaced } from '@tablee/tekao';
import type { SquareRole } from '../mode.ts';
import { acts, type Desk, freeSquares, hintedOf } from './desk.ts';
import { ghostAt } from './draft.ts';
import { sayPlanned, sayPreview } from './names.ts';

/** What each square is to whoever hears the board, and whether a press does something there. */
export function rolesOf(desk: Desk): (square: Square) => SquareRole {
  const { scene, draft, side, held, inHand, word, preparing } = desk;
  const { state, props } = scene;
  const { text } = props;
  const free = new Set(acts(desk) ? freeSquares(desk) : []);
  const hinted = hintedOf(desk);
  return square => {
    const cell = state.cells[square]!;
    const acting = free.has(square);
    const advised = hinted !== null && squarePlaced(hinted) === square ? `, ${word.hint}` : '';
    if (acting && !preparing && held.at === square && inHand)
      return {
        name: sayPreview(desk, square, inHand.shape) + advised,
        acts: true,
        pressed: true,
        drags: true,
      };
    const ghost = ghostAt(draft, side, square);
    if (ghost) {
      const name = sayPlanned(desk, square, ghost.shape) + advised;
      return { name, acts: acting, drags: preparing, ...(preparing && { pressed: held.at === square }) };
    }
    const name = text.square(square, cell === EMPTY ? null : sideOf(cell), shapeOf(cell)) + advised;
    return { name, acts: acting, drags: false };
  };
}
