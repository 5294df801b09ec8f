import { useCallback, useEffect, useState } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import { handsOn } from '../../board/playback.ts';
import { lastTurn, type Moment } from '../../session/moment.ts';
import type { TableSession } from '../../session/session.ts';
import { isMemory } from '../../session/sight.ts';

/**
 * Which moment the board shows. It follows the table one entry at a time, so that nothing happens unseen; on arrival
 * it begins before the last turn, and `again` goes back there: what the others did is always shown happening. Whoever
 * comes back to a game that is over has seen it.
 */
export function useShown({ moments, eyes, hands }: TableSession) {
  const all = moments.value;
  const last = all.at(-1)!;
  const seat = typeof eyes.value === 'number' ? eyes.value : null;
  const turn = isMemory(last.match) ? null : lastTurn(last.match, seat);
  const [at, setAt] = useState(last.match.outcome ? last.n : (turn?.from ?? last.n));

  useEffect(() => {
    if (at === last.n) return;
    const next = last.match.line.since(at)[0]?.n ?? last.n;
    setAt(at > last.n ? last.n : next);
  }, [at, last]);

  const moment = all[at] ?? last;
  return {
    moment,
    settled: at === last.n,
    /** Seats this person moves, whose choice is faced at that moment. */
    hands: handsOn(hands.value, moment.match, last.match),
    canRepeat: turn !== null,
    repeat: () => turn && setAt(turn.from),
  };
}

/** What the table may speak of, and whether the board is just showing more than that. */
export type Telling = { readonly told: Moment; readonly watching: boolean };

/** How much may be told of what a board has been given: all of it, or with suspense what it has shown. */
export function tellingOf(moments: readonly Moment[], given: number, seen: number | null): Telling {
  const last = moments.at(-1)!;
  const told = seen === null ? last : (moments[Math.min(seen, last.n)] ?? last);
  return { told, watching: given > told.n };
}

/** Nothing at the table tells how it ends before the board has shown it; what was told once stays told. */
export function useTelling(session: TableSession, view: Pick<GameView, 'suspense'>, given: number) {
  const moments = session.moments.value;
  const [seen, setSeen] = useState(moments.at(-1)!.n);
  const see = useCallback((n: number) => setSeen(before => Math.max(before, n)), []);
  return { ...tellingOf(moments, given, view.suspense ? seen : null), see };
}
