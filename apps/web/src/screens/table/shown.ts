import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { lastTurn, type Moment } from '../../table/moment.ts';

/**
 * Which moment the board shows. It follows the table one entry at a time, so that nothing happens unseen; on arrival
 * it begins before the last turn, and `again` goes back there: the other one's move is always shown happening.
 */
export function useShown(moments: ReadonlySignal<readonly Moment[]>) {
  const all = moments.value;
  const last = all.at(-1)!;
  const [at, setAt] = useState(() => lastTurn(last.match)?.from ?? last.n);

  useEffect(() => {
    if (at === last.n) return;
    const next = last.match.line.find(p => p.n > at)?.n ?? last.n;
    setAt(at > last.n ? last.n : next);
  }, [at, last]);

  const turn = lastTurn(last.match);
  return {
    moment: all[at] ?? last,
    settled: at === last.n,
    canRepeat: turn !== null,
    repeat: () => turn && setAt(turn.from),
  };
}
