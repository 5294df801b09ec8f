import { useEffect } from 'preact/hooks';
import { startGesture } from './gesture.ts';
import { grasp } from './grasp.ts';
import type { Desk } from './scene.ts';

type Props = {
  readonly root: { readonly current: SVGSVGElement | null };
  readonly now: () => Desk;
};

/** What fingers do on the board besides tapping: pull, flick, shift, drag. Fetched once the board lies there. */
export function Fingers({ root, now }: Props) {
  useEffect(() => {
    const board = root.current;
    const onDown = (event: PointerEvent): void => startGesture(board, event, at => grasp(now, at));
    board?.addEventListener('pointerdown', onDown);
    return () => board?.removeEventListener('pointerdown', onDown);
  }, [root, now]);
  return null;
}
