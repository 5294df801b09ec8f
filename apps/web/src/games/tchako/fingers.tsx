import { useEffect, useRef } from 'preact/hooks';
import { useLongPress } from '../../board/longpress.ts';
import { startGesture } from './gesture.ts';
import { nameShown } from './pointing.ts';
import { fetchHands, reach } from './reach.ts';
import type { Desk } from './scene.ts';
import { thingAt } from './things.ts';

type Props = {
  /** Somebody is about to touch the board. */
  readonly awake: boolean;
  readonly root: { readonly current: SVGSVGElement | null };
  readonly now: () => Desk;
  /** Shows a place to the others; null: nobody to show it to. */
  readonly point: ((at: string) => void) | null;
};

/** What fingers do on the board besides tapping: pull, flick, shift, drag. */
export function Fingers({ awake, root, now, point }: Props) {
  const onLongPress = useLongPress(root, at => nameShown(thingAt(now(), at)), point);
  const rest = useRef(onLongPress);
  rest.current = onLongPress;
  useEffect(() => {
    if (!awake) return;
    fetchHands().catch(() => {
      // Whoever needs them asks again, and is told when they do not come.
    });
  }, [awake]);
  useEffect(() => {
    const board = root.current;
    const onDown = (event: PointerEvent): void => {
      rest.current(event);
      startGesture(board, event, (at, answer) => reach(now(), ({ grasp }) => answer(grasp(now, at))));
    };
    board?.addEventListener('pointerdown', onDown);
    return () => board?.removeEventListener('pointerdown', onDown);
  }, [root, now]);
  return null;
}
