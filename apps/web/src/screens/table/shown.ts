import { seatsFacingSame, type TimelineStep } from '@tablee/kernel';
import { isMemoryGame, type Timeline } from '@tablee/table';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import type { TableSession } from '../../session/session.ts';
import { lastTurn } from '../../session/timeline.ts';

/** Entries that are shown happening to a person who comes back to a table by link. */
export type Since = {
  /** The entry that is on the board first. */
  readonly from: number;
  readonly steps: readonly number[];
  /** Since the own last move, or since this person last looked. */
  readonly what: 'move' | 'look';
};

/**
 * The step on the board. It follows the table one entry at a time. On arrival it starts where this person last looked,
 * else before the last turn, unless the game is over.
 */
export function useShown({ steps, eyes, actingSeats }: TableSession, since?: Since | null) {
  const all = steps.value;
  const last = all.at(-1)!;
  const seat = typeof eyes.value === 'number' ? eyes.value : null;
  const turn = isMemoryGame(last.match) ? null : lastTurn(last.match, seat);
  const [at, setAt] = useState(
    since?.from ?? (last.match.outcome ? last.match.n : (turn?.from ?? last.match.n)),
  );

  useEffect(() => {
    if (at === last.match.n) return;
    const next = last.match.line.since(at)[0]?.n ?? last.match.n;
    // Not after a jump meanwhile.
    setAt(now => (now !== at ? now : at > last.match.n ? last.match.n : next));
  }, [at, last]);

  const step = all[at] ?? last;
  return {
    step,
    settled: at === last.match.n,
    /** Acting seats whose decision is posed at that step. */
    hands: seatsFacingSame(actingSeats.value, step.match, last.match),
    canRepeat: turn !== null,
    repeat: () => turn && setAt(turn.from),
    showFrom: setAt,
  };
}

/** The last step that may be announced, and whether the board is showing a later one. */
export type Announced = { readonly announced: TimelineStep; readonly watching: boolean };

/** Without suspense everything is announced; with suspense only entries the board has shown. */
export function announcedOf(steps: Timeline, given: number, seen: number | null): Announced {
  const last = steps.at(-1)!;
  const announced = seen === null ? last : (steps[Math.min(seen, last.match.n)] ?? last);
  return { announced, watching: given > announced.match.n };
}

/** An outcome is not announced before the board has shown it. An announced step stays announced. */
export function useAnnounced(
  session: TableSession,
  view: Pick<GameView, 'suspense'>,
  given: number,
  since?: Since | null,
) {
  const steps = session.steps.value;
  // What is shown happening on arrival is not announced before.
  const [seen, setSeen] = useState(since?.from ?? steps.at(-1)!.match.n);
  const see = useCallback((n: number) => setSeen(before => Math.max(before, n)), []);
  return { ...announcedOf(steps, given, view.suspense ? seen : null), see };
}
