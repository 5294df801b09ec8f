import {
  isMove,
  isRefused,
  type Match,
  NeedsReferee,
  playMove,
  refereeOnly,
  type Seat,
  type TimelineStep,
} from '@tablee/kernel';
import { HIDDEN_MOVE, type Timeline } from '@tablee/table';

/** A move that was sent and is not confirmed: shown as played, sent again after a reconnection. */
export type Pending = { readonly decision: number; readonly seat: Seat; readonly move: string };

/** The moves that still wait for an answer, given the confirmed steps. */
export function stillPending(pending: readonly Pending[], confirmed: Timeline): readonly Pending[] {
  const { match } = confirmed.at(-1)!;
  const left = [...pending];
  while (left.length > 0) {
    const { decision, seat, move } = left[0]!;
    const answer = moveAfter(confirmed, decision, seat);
    if (answer === null) return match.outcome || match.decisions[seat] !== decision ? [] : left;
    // The same seat played another move on another device: the rest does not apply any more.
    if (answer !== HIDDEN_MOVE && answer !== move) return [];
    left.shift();
  }
  return left;
}

/** The first move of a seat after entry `n`. */
function moveAfter(steps: Timeline, n: number, seat: Seat): string | null {
  for (const { entry, match } of steps)
    if (match.n > n && entry && isMove(entry) && entry.seat === seat) return entry.move;
  return null;
}

/** The steps after these moves. It stops where only the referee can draw the luck. */
export function predict(match: Match, pending: readonly Pending[]): readonly TimelineStep[] {
  const steps: TimelineStep[] = [];
  let now = match;
  for (const { seat, move } of pending) {
    try {
      const step = playMove(now, seat, move, refereeOnly);
      if (isRefused(step)) return steps;
      now = step.match;
      steps.push(step);
    } catch (error) {
      if (error instanceof NeedsReferee) return steps;
      throw error;
    }
  }
  return steps;
}
