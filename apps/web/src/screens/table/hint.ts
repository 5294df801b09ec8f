import { useEffect, useRef, useState } from 'preact/hooks';
import type { Adviser } from '../../bots/thinker.ts';
import { posedTo, type TableSession } from '../../session/session.ts';

export type Advice =
  | { readonly state: 'none' }
  | { readonly state: 'thinking' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly move: string; readonly posed: number };

const NONE: Advice = { state: 'none' };

/** The move the strongest bot would play. Cleared when the decision changes. */
export function useAdvice(session: TableSession) {
  const [advice, setAdvice] = useState<Advice>(NONE);
  const adviser = useRef<Adviser | null>(null);
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current = -1;
      adviser.current?.close();
    },
    [],
  );
  const ask = async () => {
    const steps = session.steps.peek();
    const seat = session.actingSeats.peek()[0];
    if (seat === undefined) return;
    const mine = ++asked.current;
    const posed = posedTo(session);
    setAdvice({ state: 'thinking' });
    try {
      const { openAdviser } = await import('../../bots/thinker.ts');
      // The question was repeated or cancelled meanwhile.
      if (asked.current !== mine) return;
      adviser.current ??= openAdviser();
      const move = await adviser.current.advise(steps, seat);
      if (asked.current === mine) setAdvice({ state: 'ready', move, posed });
    } catch (error) {
      console.error(error);
      if (asked.current === mine) setAdvice({ state: 'failed' });
    }
  };
  const stale = advice.state === 'ready' && advice.posed !== posedTo(session);
  return { advice: stale ? NONE : advice, ask, drop: () => setAdvice(NONE) };
}
