import type { State, TockEvent } from '@tablee/tock';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { BoardProps, Shown } from '../../../board/contract.ts';
import type { Stage } from '../../../board/stage.ts';
import { prefersStill } from '../../../storage/settings.ts';
import { lastsMs } from './schedule.ts';

/**
 * Reports entries as seen: all at once, but the one that ends the game only when its last marble has arrived. Returns
 * whether that has happened.
 */
export function useArrival(
  { shown: onScreen, settled, pace }: Stage<State, TockEvent>,
  { n, state }: Shown<State, TockEvent>,
  seen: BoardProps['seen'],
): boolean {
  const over = state.phase === 'over';
  const [arrived, setArrived] = useState(-1);
  useLayoutEffect(() => {
    if (!over) seen?.(n);
  }, [n, over]);
  const ended = over && settled && onScreen.n === n;
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(
      () => {
        setArrived(n);
        seen?.(n);
      },
      prefersStill() ? 0 : lastsMs(onScreen.events) * pace,
    );
    return () => clearTimeout(timer);
  }, [ended, n]);
  return over && arrived === n;
}
