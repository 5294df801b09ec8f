import { Interrupted, type Thought } from '@tablee/bots';
import type { Seat } from '@tablee/kernel';
import type { Timeline } from '@tablee/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lazyThinker, topQuestion } from '../../bots/thinker.ts';

/** What the strongest bot thinks of a position. */
export type Opinion =
  | { readonly state: 'off' }
  | { readonly state: 'thinking' }
  | { readonly state: 'failed' }
  /** The game is over here, or bots cannot play it with these options. */
  | { readonly state: 'none'; readonly why: 'over' | 'no-bots' }
  | {
      readonly state: 'ready';
      /** The seat on turn, and its chances from 0 to 1. */
      readonly seat: Seat;
      readonly value: number;
      readonly move: string;
      /** The whole turn, `move` first. */
      readonly turn: readonly string[];
    };

/** The opinion about a node; it is asked for only while `wanted`, and once per node. */
export function useOpinion(node: number, steps: Timeline, wanted: boolean): Opinion {
  const [known, setKnown] = useState<ReadonlyMap<number, Opinion>>(new Map());
  const thinker = useRef(lazyThinker());
  useEffect(() => () => thinker.current.close(), []);
  const { match } = steps.at(-1)!;
  const [seat] = match.game.actors(match.state);
  const why =
    match.outcome || seat === undefined ? 'over' : match.game.noBots?.(match.table) ? 'no-bots' : null;
  const before = known.get(node);
  useEffect(() => {
    if (!wanted || why !== null || seat === undefined || before?.state === 'ready') return;
    let current = true;
    const note = (opinion: Opinion) => setKnown(all => new Map(all).set(node, opinion));
    const ask = async (): Promise<void> => {
      try {
        const awake = await thinker.current.wake();
        if (!current) return;
        const { move, turn, value }: Thought = await awake.think(topQuestion(steps, seat));
        note({ state: 'ready', seat, value, move, turn });
      } catch (error) {
        if (error instanceof Interrupted || !current) return;
        console.error(error);
        note({ state: 'failed' });
      }
    };
    void ask();
    return () => {
      current = false;
    };
  }, [node, wanted]);
  if (!wanted) return { state: 'off' };
  if (why !== null) return { state: 'none', why };
  return before ?? { state: 'thinking' };
}
