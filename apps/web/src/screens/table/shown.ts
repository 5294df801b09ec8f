import { useEffect, useState } from 'preact/hooks';
import { lastTurn } from '../../table/moment.ts';
import type { TableSession } from '../../table/session.ts';
import { isMemory } from '../../table/sight.ts';

/**
 * Which moment the board shows. It follows the table one entry at a time, so that nothing happens unseen; on arrival
 * it begins before the last turn, and `again` goes back there: what the others did is always shown happening.
 */
export function useShown({ moments, eyes }: TableSession) {
  const all = moments.value;
  const last = all.at(-1)!;
  const seat = typeof eyes.value === 'number' ? eyes.value : null;
  const turn = isMemory(last.match) ? null : lastTurn(last.match, seat);
  const [at, setAt] = useState(turn?.from ?? last.n);

  useEffect(() => {
    if (at === last.n) return;
    const next = last.match.line.find(p => p.n > at)?.n ?? last.n;
    setAt(at > last.n ? last.n : next);
  }, [at, last]);

  return {
    moment: all[at] ?? last,
    settled: at === last.n,
    canRepeat: turn !== null,
    repeat: () => turn && setAt(turn.from),
  };
}
