import './tomb.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefersStill } from '../../../settings.ts';
import { blend, type Lantern, type Pool, paint, poolOf, readBox } from './pool.ts';

export type { Lantern } from './pool.ts';

/** Light is soft: a dot for so many units is enough, and costs next to nothing where no graphics card helps. */
const GRAIN = 5;
const TRAVEL_MS = 320;
/** Every second frame is often enough for what has no edges. */
const LULL_MS = 30;
const easeOut = (part: number): number => 1 - (1 - part) ** 3;

type Props = {
  /** In the same order each time: the light of each travels with it. */
  readonly pawns: readonly Lantern[];
  readonly view?: string;
};

/**
 * The dark of the tomb, with a pool of light round every pawn. It lies over the ground and under all that matters:
 * darkness is a mood, it hides nothing the rules show.
 */
export function Light({ pawns, view }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<readonly Pool[]>([]);
  const box = readBox(view);
  const wanted = JSON.stringify(pawns);
  useLayoutEffect(() => {
    const ink = canvas.current?.getContext('2d');
    if (!ink) return;
    const goal = pawns.map(poolOf);
    const before = shown.current;
    // A light that was not there comes up from the dark; the first picture is simply there.
    const from =
      before.length === 0 || prefersStill()
        ? goal
        : goal.map((pool, i) => before[i] ?? { ...pool, bright: 0 });
    const began = performance.now();
    let painted = began;
    let frame = 0;
    const show = (part: number): void => {
      shown.current = goal.map((pool, i) => blend(from[i]!, pool, easeOut(part)));
      paint(ink, box, shown.current);
    };
    const travel = (now: number): void => {
      const part = Math.min(1, (now - began) / TRAVEL_MS);
      if (part === 1 || now - painted >= LULL_MS) {
        show(part);
        painted = now;
      }
      if (part < 1) frame = requestAnimationFrame(travel);
    };
    if (from === goal) show(1);
    else frame = requestAnimationFrame(travel);
    return () => cancelAnimationFrame(frame);
  }, [wanted, view]);
  return (
    <canvas
      ref={canvas}
      class="tchang-layer tchang-light"
      width={Math.round(box.width / GRAIN)}
      height={Math.round(box.height / GRAIN)}
      aria-hidden="true"
    />
  );
}
