import { useEffect, useRef, useState } from 'preact/hooks';
import { questionFor } from '../../table/bot.ts';
import type { Moment } from '../../table/moment.ts';
import { sleepingThinker } from '../../thinker.ts';
import { pausesOf, type Standing } from './turning.ts';

export type Judged = {
  readonly state: 'idle' | 'busy' | 'done' | 'failed';
  readonly of: number;
  readonly standings: readonly Standing[];
};

/** A computer reads the game turn by turn in its worker; what it found so far is shown while it goes on. */
export function useJudged(moments: readonly Moment[]): Judged & { readonly start: () => void } {
  const { match } = moments.at(-1)!;
  const pauses = pausesOf(match);
  const [judged, setJudged] = useState<Judged>({ state: 'idle', of: pauses.length, standings: [] });
  const reader = useRef(sleepingThinker());
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
      for (const n of pauses) {
        if (closed.current) return;
        standings.push({ n, value: await judge(thinker, moments, n) });
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

type Judge = Awaited<ReturnType<ReturnType<typeof sleepingThinker>['wake']>>;

/** A whole game is read in seconds, each position still deeper than most people look. */
const LOOK_MS = 350;

/** For seat 0, asked of whoever is on turn: bots judge from there. */
async function judge(thinker: Judge, moments: readonly Moment[], n: number): Promise<number> {
  const { match } = moments[n]!;
  if (match.outcome) return match.outcome.payoff[0] ?? 0.5;
  const seat = match.game.actors(match.state)[0];
  if (seat === undefined) return match.game.outcome(match.state)?.payoff[0] ?? 0.5;
  const value = await thinker.evaluate({ ...questionFor(moments, match, seat), ms: LOOK_MS });
  return seat === 0 ? value : 1 - value;
}
