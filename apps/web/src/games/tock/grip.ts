import { isReserve, type Place } from '@tablee/tock';
import { letGo } from '../../board/animate.ts';
import { travelMs } from '../../board/motion.ts';
import { type BoardPoint, distance, type Piece } from '../../board/piece.ts';
import type { Grip } from '../../board/pointer.ts';
import { type Desk, pressPlace } from './desk.ts';
import { CELL, nearest, pointOf, slotOf } from './geometry.ts';
import { colourOn } from './ways.ts';

/** The pawn meant by a finger that begins to drag: any that can go somewhere. */
function pawnUnder({ light, lower }: Desk, at: BoardPoint): Place | null {
  return nearest(light.pawns, at, lower);
}

/** The marble drawn there; of a reserve the one nearest to the finger. */
function pieceAt(
  { state, lower }: Desk,
  pieces: readonly Piece[],
  at: Place,
  finger: BoardPoint,
): Piece | null {
  if (!isReserve(at)) return pieces.find(p => p.on && p.at === at) ?? null;
  const first = slotOf(colourOn(state, at), 0);
  const far = (piece: Piece): number => distance(pointOf(piece.at, lower), finger);
  const inside = pieces.filter(p => p.on && p.at >= first && p.at < first + 4);
  return inside.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

/**
 * A pawn in hand follows the finger; the cards that can move it light up, and where they lead. Let go near such a
 * place it goes there. `now` asks for the desk as it is by then.
 */
export function grasp(
  now: () => Desk,
  root: Element,
  pieces: readonly Piece[],
  start: BoardPoint,
): Grip | null {
  const desk = now();
  const at = pawnUnder(desk, start);
  const piece = at === null ? null : pieceAt(desk, pieces, at, start);
  if (at === null || !piece) return null;
  if (desk.draft.pawn !== at) desk.change({ pawn: at });
  const elements = [...root.querySelectorAll<SVGElement>(`[data-piece="${piece.id}"]`)];
  let last = start;
  return {
    move: to => {
      last = to;
      for (const element of elements) element.style.translate = `${to.x - start.x}px ${to.y - start.y}px`;
    },
    drop: to => {
      letGo(elements, travelMs(distance(start, last) / CELL));
      const { light, lower } = now();
      const places = light.targets.map(target => target.at);
      const target = to && nearest(places, to, lower);
      if (target !== null) pressPlace(now(), target);
    },
  };
}
