import { isReserve, type Place } from '@tablee/tock';
import { letGo, travelMs } from '../../../board/motion.ts';
import { type BoardPoint, distance, type Piece } from '../../../board/piece.ts';
import type { Grip } from '../../../board/pointer.ts';
import { colourOn } from '../draw/colours.ts';
import { CELL, nearest, pointOf, slotOf } from '../draw/geometry.ts';
import { pressPlace } from './actions.ts';
import type { InputState } from './input-state.ts';

/** A tap means the nearest highlighted place, else the pawn under the finger. */
export function pressPoint(input: InputState, point: BoardPoint): void {
  const { highlights, state, lower, selection } = input;
  const lit = nearest([...highlights.targets.map(t => t.at), ...highlights.pawns], point, lower);
  if (lit !== null) {
    pressPlace(input, lit);
    return;
  }
  const standing = nearest(new Set(state.pawns.filter(at => at >= 0)), point, lower, 48);
  if (standing !== null && input.choices.seat !== null) pressPlace(input, standing);
  else if (selection.pawn !== null) input.change({ pawn: null, target: null });
}

/** The piece drawn at a place; in a reserve, the one nearest to the pointer. */
function pieceAt(
  { state, lower }: InputState,
  pieces: readonly Piece[],
  at: Place,
  pointer: BoardPoint,
): Piece | null {
  if (!isReserve(at)) return pieces.find(p => p.on && p.at === at) ?? null;
  const first = slotOf(colourOn(state, at), 0);
  const far = (piece: Piece): number => distance(pointOf(piece.at, lower), pointer);
  const inside = pieces.filter(p => p.on && p.at >= first && p.at < first + 4);
  return inside.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

/**
 * Starts dragging the pawn at `start` and selects it. Dropped near a target, it moves there. `now` returns the current
 * input state, which changes during the drag.
 */
export function dragPawn(
  now: () => InputState,
  root: Element,
  pieces: readonly Piece[],
  start: BoardPoint,
): Grip | null {
  const input = now();
  const at = nearest(input.highlights.pawns, start, input.lower);
  const piece = at === null ? null : pieceAt(input, pieces, at, start);
  if (at === null || !piece) return null;
  if (input.selection.pawn !== at) input.change({ pawn: at });
  const elements = [...root.querySelectorAll<SVGElement>(`[data-piece="${piece.id}"]`)];
  let last = start;
  return {
    move: to => {
      last = to;
      for (const element of elements) element.style.translate = `${to.x - start.x}px ${to.y - start.y}px`;
    },
    drop: to => {
      letGo(elements, travelMs(distance(start, last) / CELL));
      const { highlights, lower } = now();
      const places = highlights.targets.map(target => target.at);
      const target = to && nearest(places, to, lower);
      if (target !== null) pressPlace(now(), target);
    },
  };
}
