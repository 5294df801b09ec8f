import { useEffect, useRef } from 'preact/hooks';
import { useLongPress } from '../../board/longpress.ts';
import { words } from '../../messages/index.ts';
import { startGesture } from './gesture.ts';
import type { grasp } from './grasp.ts';
import { nameShown } from './pointing.ts';
import type { Desk } from './scene.ts';
import { thingAt } from './things.ts';

let known: typeof grasp | null = null;
const fetchGrasp = async (): Promise<typeof grasp> => {
  known ??= (await import('./grasp.ts')).grasp;
  return known;
};

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
    fetchGrasp().catch(() => {
      // A finger that needs it asks again, and says so when it does not come.
    });
  }, [awake]);
  useEffect(() => {
    const board = root.current;
    const onDown = (event: PointerEvent): void => {
      rest.current(event);
      startGesture(board, event, (at, answer) => {
        if (known) return answer(known(now, at));
        fetchGrasp().then(
          found => answer(found(now, at)),
          () => {
            answer(null);
            now().tell(words().lost.chunk);
          },
        );
      });
    };
    board?.addEventListener('pointerdown', onDown);
    return () => board?.removeEventListener('pointerdown', onDown);
  }, [root, now]);
  return null;
}
