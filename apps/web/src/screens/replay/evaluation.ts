import type { Seat } from '@tablee/kernel';
import { botQuestionFrom, type Timeline } from '@tablee/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lazyThinker } from '../../bots/thinker.ts';
import { pausesOf, type Standing } from './turning-points.ts';

export type Judged = {
  readonly state: 'idle' | 'busy' | 'done' | 'failed';
  readonly of: number;
  readonly standings: readonly Standing[];
};

/** Evaluates the game turn by turn in a worker and shows intermediate results. */
export function useJudged(steps: Timeline, seat: Seat): Judged & { readonly start: () => void } {
  const { match } = steps.at(-1)!;
  const pauses = pausesOf(match);
  const [judged, setJudged] = useState<Judged>({ state: 'idle', of: pauses.length, standings: [] });
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
    const standings: Standing[] = [];
    const show = (state: Judged['state']) =>
      closed.current || setJudged({ state, of: pauses.length, standings: [...standings] });
    show('busy');
    try {
      const thinker = await reader.current.wake();
      const ms = Math.min(LOOK_MS, Math.max(SHORTEST_LOOK_MS, WHOLE_MS / pauses.length));
      for (const n of pauses) {
        if (closed.current) return;
        standings.push({ n, value: await judge(thinker, steps, n, seat, ms) });
        show('busy');
      }
      show('done');
    } catch (error) {
      if (!closed.current) console.error(error);
      show('failed');
    }
  };
  return { ...judged, start: () => void start() };
}

type Judge = Awaited<ReturnType<ReturnType<typeof lazyThinker>['wake']>>;

/** A whole game takes seconds, and each position is still searched deeply. */
const LOOK_MS = 350;
const SHORTEST_LOOK_MS = 60;
const WHOLE_MS = 30_000;

/**
 * The value of a position for a seat. In open games the actor is asked, because bots evaluate from there; otherwise the
 * seat's own view.
 */
async function judge(thinker: Judge, steps: Timeline, n: number, seat: Seat, ms: number): Promise<number> {
  const { match } = steps[n]!;
  const ended = match.outcome ?? match.game.outcome(match.state);
  if (ended) return ended.payoff[seat] ?? 0.5;
  const { luck, secrets, together } = match.game.traits;
  const asked = luck || secrets || together ? seat : (match.game.actors(match.state)[0] ?? seat);
  const value = await thinker.evaluate({ ...botQuestionFrom(steps, match, asked), ms });
  return asked === seat ? value : 1 - value;
}
