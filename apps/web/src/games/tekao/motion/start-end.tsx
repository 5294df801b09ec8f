import { BLUE, halfTurn, isOf, type Side, type State, type TekaoEvent } from '@tablee/tekao';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';
import { type Motion, show, styleAt } from '../../../board/motion.ts';
import type { Piece, PlaceOf, Root } from '../../../board/piece.ts';
import { later } from '../../../page/later.tsx';
import { prefersStill } from '../../../storage/settings.ts';
import { lengthOf } from './travels.ts';

const STEP_MS = 70;
const FALL_MS = 280;
/** A piece starts this far above its square, in units of the drawing, and this much larger. */
const DROP_HEIGHT = 40;
const DROP_SCALE = 1.25;

/** TEKAO-5: pieces drop square by square through blue's home, each together with its half-turn image. */
export function planDeal({ cells }: State, pieces: readonly Piece[], place: PlaceOf): readonly Motion[] {
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
        frames: [styleAt({ ...end, y: end.y - DROP_HEIGHT, scale: DROP_SCALE }, false), styleAt(end, true)],
      };
    });
}

type Deal = {
  readonly state: State;
  readonly n: number;
  readonly pieces: readonly Piece[];
  readonly place: PlaceOf;
  readonly root: Root;
};

/** Animates the mirrored set-up once, when a new game is opened. */
export function useDeal({ state, n, pieces, place, root }: Deal): void {
  useLayoutEffect(() => {
    const fresh = n === 0 && state.variant.setup === 'mirrored' && state.phase === 'battle';
    if (fresh && root.current && !prefersStill()) show(root.current, planDeal(state, pieces, place));
  }, []);
}

/** TEKAO-14: the winner, once the last motion has ended. Null when a finished game is opened. */
export function useWinnerCall({ n, events }: Shown<State, TekaoEvent>, pace: number): Side | null {
  const first = useRef(n);
  const [call, setCall] = useState<{ readonly n: number; readonly winner: Side } | null>(null);
  useEffect(() => {
    const over = events.find(event => event.kind === 'over');
    setCall(null);
    const winner = over?.winner ?? null;
    if (winner === null || n === first.current) return;
    const timer = setTimeout(() => setCall({ n, winner }), prefersStill() ? 250 : lengthOf(events) * pace);
    return () => clearTimeout(timer);
  }, [n]);
  return call?.n === n ? call.winner : null;
}

/** Loaded when a game ends. */
export const LazyVictoryCall = later(async () => (await import('../victory/victory-call.tsx')).VictoryCall);
