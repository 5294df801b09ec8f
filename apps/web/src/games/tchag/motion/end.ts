import type { State, TchagEvent } from '@tablee/tchag';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';
import { later } from '../../../page/later.tsx';
import { prefersStill } from '../../../storage/settings.ts';

/** After the last pawn has arrived. */
const AFTER_MS = 700;

/** How the game ended, once its last motion is over. Null when a finished game is opened. */
export function useEnding({
  n,
  events,
}: Shown<State, TchagEvent>): { readonly winner: number | null } | null {
  const first = useRef(n);
  const [ending, setEnding] = useState<{ readonly n: number; readonly winner: number | null } | null>(null);
  useEffect(() => {
    setEnding(null);
    const over = events.find(event => event.kind === 'over');
    if (!over || n === first.current) return;
    const timer = setTimeout(() => setEnding({ n, winner: over.winner }), prefersStill() ? 200 : AFTER_MS);
    return () => clearTimeout(timer);
  }, [n]);
  return ending?.n === n ? ending : null;
}

/** Loaded when a game ends. */
export const LazyFinale = later(async () => (await import('../victory/finale.tsx')).Finale);
