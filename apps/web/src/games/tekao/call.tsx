import type { Side, State, TekaoEvent } from '@tablee/tekao';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shown } from '../../board/contract.ts';
import { later } from '../../page/later.tsx';
import { prefersStill } from '../../settings.ts';
import { lengthOf } from './schedule.ts';

/** TEKAO-14: who calls « Tekao ! » now. After the last blow is seen; not to whoever opens a game long over. */
export function useCall({ n, events }: Shown<State, TekaoEvent>): Side | null {
  const first = useRef(n);
  const [call, setCall] = useState<{ readonly n: number; readonly winner: Side } | null>(null);
  useEffect(() => {
    const over = events.find(event => event.kind === 'over');
    setCall(null);
    const winner = over?.winner ?? null;
    if (winner === null || n === first.current) return;
    const timer = setTimeout(() => setCall({ n, winner }), prefersStill() ? 250 : lengthOf(events));
    return () => clearTimeout(timer);
  }, [n]);
  return call?.n === n ? call.winner : null;
}

/** Fetched for the one moment it is for. */
export const Call = later(async () => (await import('./finale.tsx')).Finale);
