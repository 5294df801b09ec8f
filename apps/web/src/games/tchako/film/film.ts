import type { State, TchakoEvent } from '@tablee/tchako';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';
import type { Root } from '../../../board/piece.ts';
import { prefersStill } from '../../../settings.ts';
import { showHandiwork } from './handiwork.ts';
import { planShot } from './plan.ts';
import { findCast, type Screening, screen } from './screening.ts';
import { fadeIn, fadeOut } from './still.ts';
import type { Take } from './take.ts';

export type FilmProps = {
  /** The svg whose pucks are `<g data-puck={puck} style={{ transform: translateTo(...) }}><Puck/></g>`. */
  readonly root: Root;
  /** What is drawn: while a shot slides, the position it began in. */
  readonly shown: Shown<State, TchakoEvent>;
  /** The shot to be seen, one object for as long as it is; null: none. */
  readonly take: Take | null;
  readonly turned: boolean;
  /** Called once, when a take is over: then `take.to` is to be drawn. */
  readonly rest: () => void;
};

/**
 * Plays shots back frame by frame without drawing anew, and lets what else happened be seen (created, moved aside, hooked, the
 * queen's fall). Dropping `take` before `rest` interrupts it: whatever is drawn next is simply there.
 */
export function useFilm({ root, shown, take, turned, rest }: FilmProps): void {
  const screening = useRef<Screening | null>(null);
  const drawn = useRef({ shown, turned });

  useLayoutEffect(() => {
    const board = root.current;
    if (!take || !board) return;
    screening.current?.stop();
    screening.current = null;
    if (prefersStill()) return fadeOut(board, take, rest);
    const running = screen(planShot(take), findCast(board), take.before.laid, turned, rest);
    screening.current = running;
    return () => {
      if (!running.isOver()) running.stop();
    };
  }, [take, turned]);

  useLayoutEffect(() => {
    const before = drawn.current;
    const board = root.current;
    drawn.current = { shown, turned };
    const follows = shown.n === before.shown.n + 1 && shown.events.length > 0 && turned === before.turned;
    if (!board || !follows) return;
    return prefersStill()
      ? fadeIn(board, before.shown.state, shown.state)
      : showHandiwork(board, before.shown.state, shown.events, turned);
  }, [shown.n, turned]);

  // Bands that were moved tremble no more; nor does anything once the board is gone.
  useLayoutEffect(() => () => screening.current?.stop(), [shown.state.laid]);
}
