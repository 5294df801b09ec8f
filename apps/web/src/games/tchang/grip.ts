import { type Colour, pawnsOn, type Space } from '@tablee/tchang';
import { letGo } from '../../board/animate.ts';
import { travelMs } from '../../board/motion.ts';
import { type BoardPoint, distance } from '../../board/piece.ts';
import type { Grip } from '../../board/pointer.ts';
import { CELL } from './art/geometry.ts';
import { whyNotTo } from './choices.ts';
import { EMPTY_HAND } from './hand.ts';
import { pawnPiece } from './pieces.ts';
import { goThere } from './press.ts';
import { type Desk, pawnInHand } from './scene.ts';
import { spaceUnder } from './spots.ts';
import { canReach } from './ways.ts';

/** Of those that stand there and can go: the one in hand, else the first. */
function pawnUnder(desk: Desk, space: Space): Colour | null {
  const able = pawnsOn(desk.state, space).filter(pawn => desk.choices.movers.includes(pawn));
  const held = pawnInHand(desk);
  return held !== null && able.includes(held) ? held : (able[0] ?? null);
}

/** A pawn taken in hand follows the finger, its way and price drawn to where it is held, and goes where it is let go. */
export function grasp(desk: Desk, start: BoardPoint): Grip | null {
  const { state, root, change } = desk;
  const space = spaceUnder(start);
  const pawn = space === null ? null : pawnUnder(desk, space);
  if (space === null || pawn === null || !root.current) return null;
  change({ ...EMPTY_HAND, pawn });
  const elements = [...root.current.querySelectorAll<SVGElement>(`[data-piece="${pawnPiece(pawn)}"]`)];
  let last = start;
  let over: Space | null = space;
  return {
    move: to => {
      last = to;
      for (const element of elements) element.style.translate = `${to.x - start.x}px ${to.y - start.y}px`;
      const now = spaceUnder(to);
      if (now !== over) change({ looked: now });
      over = now;
    },
    drop: at => {
      letGo(elements, travelMs(distance(start, last) / CELL));
      const to = at && spaceUnder(at);
      change({ looked: null });
      if (to === null || to === space) return;
      if (canReach(state, pawn, to)) return goThere({ ...desk, hand: { ...EMPTY_HAND, pawn } }, to);
      const refusal = desk.seat === null ? null : whyNotTo(state, desk.seat, pawn, to);
      if (refusal) desk.explain(refusal);
    },
  };
}
