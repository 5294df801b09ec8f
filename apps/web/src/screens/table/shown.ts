import { seatsFacingSame, type TimelineStep } from '@tablee/kernel';
import { isMemoryGame, type Timeline } from '@tablee/table';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import type { TableSession } from '../../session/session.ts';
import { lastTurn } from '../../session/timeline.ts';

/**
 * Which step the board shows. It follows the table one entry at a time, so that nothing happens unseen; on arrival
 * it begins before the last turn, and `again` goes back there: what the others did is always shown happening. Whoever
 * comes back to a game that is over has seen it.
 */
export function useShown({ steps, eyes, actingSeats }: TableSession) {
  const all = steps.value;
  const last = all.at(-1)!;
  const seat = typeof eyes.value === 'number' ? eyes.value : null;
  const turn = isMemoryGame(last.match) ? null : lastTurn(last.match, seat);
  const [at, setAt] = useState(last.match.outcome ? last.match.n : (turn?.from ?? last.match.n));

  useEffect(() => {
    if (at === last.match.n) return;
    const next = last.match.line.since(at)[0]?.n ?? last.match.n;
    setAt(at > last.match.n ? last.match.n : next);
  }, [at, last]);

  const step = all[at] ?? last;
  return {
    step,
    settled: at === last.match.n,
    /** Seats this person moves, whose choice is faced at that step. */
    hands: seatsFacingSame(actingSeats.value, step.match, last.match),
    canRepeat: turn !== null,
    repeat: () => turn && setAt(turn.from),
  };
}

/** What the table may speak of, and whether the board is just showing more than that. */
export type Telling = { readonly told: TimelineStep; readonly watching: boolean };

/** How much may be told of what a board has been given: all of it, or with suspense what it has shown. */
export function tellingOf(steps: Timeline, given: number, seen: number | null): Telling {
  const last = steps.at(-1)!;
  const told = seen === null ? last : (steps[Math.min(seen, last.match.n)] ?? last);
  return { told, watching: given > told.match.n };
}

/** Nothing at the table tells how it ends before the board has shown it; what was told once stays told. */
export function useTelling(session: TableSession, view: Pick<GameView, 'suspense'>, given: number) {
  const steps = session.steps.value;
  const [seen, setSeen] = useState(steps.at(-1)!.match.n);
  const see = useCallback((n: number) => setSeen(before => Math.max(before, n)), []);
  return { ...tellingOf(steps, given, view.suspense ? seen : null), see };
}
