import { BLUE, halfTurn, isOf, type State } from '@tablee/tekao';
import { useLayoutEffect } from 'preact/hooks';
import { show } from '../../../board/animate.ts';
import { type Motion, styleAt } from '../../../board/motion.ts';
import type { Piece, PlaceOf } from '../../../board/piece.ts';
import { prefersStill } from '../../../settings.ts';
import type { Scene } from '../mode.ts';

const STEP_MS = 70;
const FALL_MS = 280;
/** From how far above, in units of the board, and how large a piece still in the hand is. */
const HEIGHT = 40;
const NEAR = 1.25;

/** TEKAO-5: square after square of blue's home, each with its half-turn image. */
export function planLot({ cells }: State, pieces: readonly Piece[], place: PlaceOf): readonly Motion[] {
  const order = cells.flatMap((cell, square) => (isOf(cell, BLUE) ? [square] : []));
  return pieces
    .filter(piece => piece.on)
    .map(({ id, at }) => {
      const end = place(at);
      const turn = Math.max(order.indexOf(at), order.indexOf(halfTurn(at)));
      return {
        id,
        delay: turn * STEP_MS,
        ms: FALL_MS,
        frames: [styleAt({ ...end, y: end.y - HEIGHT, scale: NEAR }, false), styleAt(end, true)],
      };
    });
}

/** The lot is seen deciding, once, when a game so begun is opened. */
export function useLot({ state, n, pieces, place, root }: Scene): void {
  useLayoutEffect(() => {
    const fresh = n === 0 && state.variant.setup === 'mirrored' && state.phase === 'battle';
    if (fresh && root.current && !prefersStill()) show(root.current, planLot(state, pieces, place));
  }, []);
}
