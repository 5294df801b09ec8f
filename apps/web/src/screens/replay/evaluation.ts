import type { Match, Seat } from '@tablee/kernel';
import { botQuestionFrom, type Timeline } from '@tablee/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lazyThinker } from '../../bots/thinker.ts';
import { loadReview } from '../../games/reviews.ts';
import { turnsOf } from '../../session/timeline.ts';
import { findReview, keepReview } from './kept-review.ts';
import { type PositionValue, reviewTurn, type TurnReview } from './review.ts';

export type Evaluation = {
  readonly state: 'idle' | 'busy' | 'done' | 'failed';
  readonly of: number;
  readonly values: readonly PositionValue[];
  /** Of the turning points, as far as they are computed. */
  readonly reviews: readonly TurnReview[];
  /** All turning points have a review. */
  readonly reviewed: boolean;
};

/**
 * Evaluates the game turn by turn in a worker and shows intermediate results; then looks for better moves at the turning
 * points. `key` names the game on this device, where the result is stored.
 */
export function useEvaluation(
  steps: Timeline,
  seat: Seat,
  key: string,
): Evaluation & { readonly start: () => void } {
  const { match } = steps.at(-1)!;
  const ends = turnEnds(match);
  const [evaluation, setEvaluation] = useState<Evaluation>({
    state: 'idle',
    of: ends.length,
    values: [],
    reviews: [],
    reviewed: false,
  });
  const reader = useRef(lazyThinker());
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
      reader.current.close();
    };
  }, []);

  const start = async () => {
    const values: PositionValue[] = [];
    const reviews: TurnReview[] = [];
    const show = (state: Evaluation['state'], reviewed = false) =>
      closed.current ||
      setEvaluation({ state, of: ends.length, values: [...values], reviews: [...reviews], reviewed });
    const kept = findReview(key);
    if (kept && kept.values.length === ends.length) {
      values.push(...kept.values);
      reviews.push(...kept.reviews);
      show('done', true);
      return;
    }
    show('busy');
    try {
      const thinker = await reader.current.wake();
      const ms = Math.min(LOOK_MS, Math.max(SHORTEST_LOOK_MS, WHOLE_MS / ends.length));
      for (const n of ends) {
        if (closed.current) return;
        values.push({ n, value: await evaluate(thinker, steps, n, seat, ms) });
        show('busy');
      }
      show('done');
      const review = await loadReview(match.game.id);
      for (const point of turningPoints(values)) {
        if (closed.current) return;
        const fell = fellFor(match, seat, point);
        const found = await reviewTurn({ thinker, steps, n: point.n, fell, review });
        if (found) reviews.push(found);
        show('done');
      }
      keepReview(key, { values, reviews });
      show('done', true);
    } catch (error) {
      if (!closed.current) console.error(error);
      // The curve is of use without the reviews.
      if (values.length === ends.length) show('done', true);
      else show('failed');
    }
  };
  return { ...evaluation, start: () => void start() };
}

/** Whether a turn was bad for the side that played it. `seat`: whose chances are given. */
export function fellFor(match: Match, seat: Seat, { n, value, before }: TurningPoint): boolean {
  const mover = turnsOf(match).find(turn => turn.steps.at(-1)!.n === n)?.seat ?? seat;
  const same = match.game.teams(match.table).some(team => team.includes(seat) && team.includes(mover));
  return same || match.game.traits.goal === 'shared' ? value < before : value > before;
}

type Evaluator = Awaited<ReturnType<ReturnType<typeof lazyThinker>['wake']>>;

/** A whole game takes seconds, and each position is still searched deeply. */
const LOOK_MS = 350;
const SHORTEST_LOOK_MS = 60;
const WHOLE_MS = 30_000;

/**
 * The value of a position for a seat. In open games the actor is asked, because bots evaluate from there; otherwise the
 * seat's own view.
 */
async function evaluate(
  thinker: Evaluator,
  steps: Timeline,
  n: number,
  seat: Seat,
  ms: number,
): Promise<number> {
  const { match } = steps[n]!;
  const ended = match.outcome ?? match.game.outcome(match.state);
  if (ended) return ended.payoff[seat] ?? 0.5;
  const { luck, secrets, together } = match.game.traits;
  const asked = luck || secrets || together ? seat : (match.game.actors(match.state)[0] ?? seat);
  const value = await thinker.evaluate({ ...botQuestionFrom(steps, match, asked), ms });
  return asked === seat ? value : 1 - value;
}

/** The set-up, and the end of each turn. */
export const turnEnds = (match: Match): readonly number[] => [
  0,
  ...turnsOf(match).map(t => t.steps.at(-1)!.n),
];

/** A turn that changed the chances much. */
export type TurningPoint = PositionValue & { readonly before: number };

const GREAT_SWING = 0.15;
const MOST = 3;

/** The greatest changes, in order of play. */
export function turningPoints(values: readonly PositionValue[]): readonly TurningPoint[] {
  return values
    .slice(1)
    .map((point, i) => ({ ...point, before: values[i]!.value }))
    .filter(p => Math.abs(p.value - p.before) >= GREAT_SWING)
    .sort((a, b) => Math.abs(b.value - b.before) - Math.abs(a.value - a.before))
    .slice(0, MOST)
    .sort((a, b) => a.n - b.n);
}
