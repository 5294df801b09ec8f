import type { State, TchangEvent } from '@tablee/tchang';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shown } from '../../board/contract.ts';
import { prefersStill } from '../../settings.ts';
import { lengthOf } from './schedule.ts';

/**
 * What purses, light and dragons show: while a pawn walks to a stone, nobody knows yet what is under it. `hurried`:
 * somebody acts, and sees all at once.
 */
export function useArrived(shown: Shown<State, TchangEvent>, hurried: boolean): State {
  const [seen, see] = useState(shown);
  const first = useRef(shown.n);
  const follows = shown.n === seen.n + 1 && shown.n > first.current && !hurried && !prefersStill();
  const ms = follows ? lengthOf(shown.events) : 0;
  useEffect(() => {
    if (seen === shown) return;
    const timer = setTimeout(() => see(shown), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  return ms > 0 ? seen.state : shown.state;
}
