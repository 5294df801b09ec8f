import { useEffect, useRef } from 'preact/hooks';
import { useLongPress } from '../../board/longpress.ts';
import { startGesture } from './gesture.ts';
import { grasp } from './grasp.ts';
import { nameShown } from './pointing.ts';
import type { Desk } from './scene.ts';
import { thingAt } from './things.ts';

type Props = {
  readonly root: { readonly current: SVGSVGElement | null };
  readonly now: () => Desk;
  /** Shows a place to the others; null: nobody to show it to. */
  readonly point: ((at: string) => void) | null;
};

/** What fingers do on the board besides tapping: pull, flick, shift, drag. Fetched once the board lies there. */
export function Fingers({ root, now, point }: Props) {
  const onLongPress = useLongPress(root, at => nameShown(thingAt(now(), at)), point);
  const rest = useRef(onLongPress);
  rest.current = onLongPress;
  useEffect(() => {
    const board = root.current;
    const onDown = (event: PointerEvent): void => {
      rest.current(event);
      startGesture(board, event, at => grasp(now, at));
    };
    board?.addEventListener('pointerdown', onDown);
    return () => board?.removeEventListener('pointerdown', onDown);
  }, [root, now]);
  return null;
}
