import type { Refusal } from '@tablee/kernel';
import { REFUSALS } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

type Explain = (refusal: Refusal) => void;

/**
 * Why a tap did nothing, said over the board's edge as well: on a phone the page says it below the fold. Gone after a
 * while, with the next position or the next touch; heard only once, from the page.
 */
export function useBubble(
  explain: Explain,
  text: Messages,
  n: number,
): readonly [explain: Explain, bubble: ComponentChildren, hush: () => void] {
  const count = useRef(0);
  const [said, setSaid] = useState<{ readonly n: number; readonly k: number; readonly key: string } | null>(
    null,
  );
  const say: Explain = refusal => {
    count.current++;
    setSaid({ n, k: count.current, key: refusal.key });
    explain(refusal);
  };
  const key = said?.n === n ? REFUSALS.find(known => known === said.key) : undefined;
  const bubble = said && key && (
    <p key={said.k} class="tekao-bubble" aria-hidden="true">
      {text.refusals[key]}
    </p>
  );
  return [say, bubble ?? null, () => setSaid(null)];
}
