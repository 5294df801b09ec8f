import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableSession } from '../../table/session.ts';
import { sleepingThinker } from '../../thinker.ts';

export type Advice =
  | { readonly state: 'none' }
  | { readonly state: 'thinking' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly move: string; readonly n: number };

const TOP_LEVEL = 5;
const NONE: Advice = { state: 'none' };

/** "What would you play?", asked of the top bot; forgotten as soon as the position changes. */
export function useAdvice(session: TableSession) {
  const [advice, setAdvice] = useState<Advice>(NONE);
  const adviser = useRef(sleepingThinker());
  const asked = useRef(0);
  useEffect(() => () => adviser.current.close(), []);
  const { n } = session.moments.value.at(-1)!;

  const ask = async () => {
    const moments = session.moments.peek();
    const { match } = moments.at(-1)!;
    const seat = session.hands.peek()[0];
    if (seat === undefined) return;
    const mine = ++asked.current;
    setAdvice({ state: 'thinking' });
    try {
      const [{ questionFor }, thinker] = await Promise.all([
        import('../../table/bot.ts'),
        adviser.current.wake(),
      ]);
      const thought = await thinker.think({ ...questionFor(moments, match, seat), level: TOP_LEVEL });
      if (asked.current === mine) setAdvice({ state: 'ready', move: thought.move, n: match.n });
    } catch (error) {
      console.error(error);
      if (asked.current === mine) setAdvice({ state: 'failed' });
    }
  };
  const stale = advice.state === 'ready' && advice.n !== n;
  return { advice: stale ? NONE : advice, ask, drop: () => setAdvice(NONE) };
}
