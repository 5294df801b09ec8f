import type { State, TchakoEvent } from '@tablee/tchako';
import { useLayoutEffect } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';
import type { Root } from '../../../board/piece.ts';
import { prefersStill } from '../../../settings.ts';
import { planShot } from './plan.ts';
import { findCast, screen } from './screening.ts';
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

/** For those who want no motion, a shot is seen as its end: for a moment things fade. */
const STILL_MS = 320;

/**
 * Plays shots back frame by frame without drawing anew, and lets what else happened be seen (created, moved aside, hooked).
 * Dropping `take` before `rest` interrupts it: whatever is drawn next is simply there.
 */
export function useFilm({ root, shown, take, turned, rest }: FilmProps): void {
  useLayoutEffect(() => {
    const board = root.current;
    if (!take || !board) return;
    if (prefersStill()) {
      const timer = setTimeout(rest, STILL_MS);
      return () => clearTimeout(timer);
    }
    return screen(planShot(take), findCast(board), take.before.laid, turned, rest);
  }, [take, turned]);
  void shown;
}
