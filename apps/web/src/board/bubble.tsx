import type { Refusal } from '@tablee/kernel';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../page/live.tsx';
import './bubble.css';

export type Bubble = {
  /** Shows a refusal; the page shows it too, with the rule. */
  readonly explain: (refusal: Refusal) => void;
  /** Shows and announces a sentence of the board. */
  readonly tell: (sentence: string) => void;
  readonly hush: () => void;
  /** `high`: at the upper edge instead of the lower. */
  readonly drawn: (high?: boolean) => ComponentChildren;
};

/**
 * A message at the edge of the board: why a tap did nothing, or what the next one does. On a phone, the page's own
 * message is below the fold. It disappears after a few seconds, with the next position or the next touch.
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
