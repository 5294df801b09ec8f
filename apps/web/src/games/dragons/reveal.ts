import { type DragonsEvent, type Gesture, NO_GESTURE, strongest } from '@tablee/dragons';
import type { Seat } from '@tablee/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shown } from '../../board/contract.ts';

/** DRAGON-3: what all have shown, and what came of it. */
export type Reveal = {
  readonly gestures: readonly Gesture[];
  /** Both NO_GESTURE where nobody is stronger. */
  readonly strong: Gesture;
  readonly weak: Gesture;
  readonly goOn: readonly Seat[];
};

export function revealIn(events: readonly DragonsEvent[]): Reveal | null {
  const shown = events.find(event => event.kind === 'shown');
  if (!shown) return null;
  const { gestures } = shown;
  const laid = gestures.filter(gesture => gesture !== NO_GESTURE);
  const strong = strongest(laid);
  const weak = strong === NO_GESTURE ? NO_GESTURE : (laid.find(gesture => gesture !== strong) ?? NO_GESTURE);
  const goOn = gestures.flatMap((gesture, seat) =>
    gesture !== NO_GESTURE && (strong === NO_GESTURE || gesture === strong) ? [seat] : [],
  );
  return { gestures, strong, weak, goOn };
}

/** True for a while after an entry has come; false to whoever arrives later, and as soon as `end` is called. */
export function useLately<S, E>({ n, events }: Shown<S, E>, ms: number): readonly [boolean, () => void] {
  const first = useRef(n);
  const [ended, setEnded] = useState(n);
  const fresh = n !== first.current && events.length > 0 && ms > 0;
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setEnded(n), ms);
    return () => clearTimeout(timer);
  }, [n]);
  return [fresh && ended !== n, () => setEnded(n)];
}
