import type { Refusal } from '@tablee/kernel';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../page/live.tsx';
import './bubble.css';

export type Bubble = {
  /** What the rules say against it: the page says it too, with the rule. */
  readonly explain: (refusal: Refusal) => void;
  /** What only the board says. */
  readonly tell: (sentence: string) => void;
  readonly hush: () => void;
  /** `high`: at the upper edge, away from what was touched. */
  readonly drawn: (high?: boolean) => ComponentChildren;
};

/**
 * Why a tap did nothing, or what the next one does, said at the board's edge: on a phone the page says it below the
 * fold. Gone after a while, with the next position or the next touch.
 */
export function useBubble(
  explain: (refusal: Refusal) => void,
  refusals: { readonly [key: string]: string },
  n: number,
): Bubble {
  const count = useRef(0);
  const [said, say] = useState<{ readonly n: number; readonly k: number; readonly sentence: string } | null>(
    null,
  );
  const put = (sentence: string): void => say({ n, k: ++count.current, sentence });
  return {
    explain: refusal => {
      const sentence = refusals[refusal.key];
      if (sentence !== undefined) put(sentence);
      explain(refusal);
    },
    tell: sentence => {
      put(sentence);
      announce(sentence);
    },
    hush: () => say(null),
    drawn: (high = false) =>
      said?.n === n && (
        <p key={said.k} class={high ? 'board-bubble high' : 'board-bubble'} aria-hidden="true">
          {said.sentence}
        </p>
      ),
  };
}
