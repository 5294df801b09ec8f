import { isRefused, type Match, NeedsReferee, playMove, refereeOnly, type Seat } from '@tablee/kernel';
import type { Moment } from '../moment.ts';

/** A move on its way to the referee: shown as if played, sent again after a dropped line. */
export type Pending = { readonly decision: number; readonly seat: Seat; readonly move: string };

/** What of it still waits for an answer, given what the referee has confirmed. */
export function stillPending(pending: readonly Pending[], confirmed: readonly Moment[]): readonly Pending[] {
  const { match } = confirmed.at(-1)!;
  const left = [...pending];
  while (left.length > 0) {
    const { decision, seat, move } = left[0]!;
    const answer = confirmed.find(m => m.n > decision && m.told?.act === 'move' && m.told.seat === seat);
    if (answer) {
      // Played from another device, and differently: what was planned here has lost its ground.
      if (answer.told?.move !== undefined && answer.told.move !== move) return [];
      left.shift();
    } else {
      return match.outcome || match.decisions[seat] !== decision ? [] : left;
    }
  }
  return left;
}

/** The moments these moves will lead to if the referee agrees; fewer where only the referee draws the luck. */
export function predict(match: Match, pending: readonly Pending[]): readonly Moment[] {
  const moments: Moment[] = [];
  let now = match;
  for (const { seat, move } of pending) {
    try {
      const step = playMove(now, seat, move, refereeOnly);
      if (isRefused(step)) return moments;
      now = step.match;
      moments.push({
        n: now.n,
        told: { n: now.n, seat, act: 'move', move },
        match: now,
        events: step.events,
      });
    } catch (error) {
      if (error instanceof NeedsReferee) return moments;
      throw error;
    }
  }
  return moments;
}
