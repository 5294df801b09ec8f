import type { BoardPoint } from '../../board/piece.ts';
import { swallowClick, toBoard } from '../../board/pointer.ts';
import type { Sample } from './flick.ts';

/** What a pressed finger is doing, from the moment it means more than a tap. Points are mm of the board on the screen. */
export type Gesture = {
  readonly move: (to: BoardPoint) => void;
  /** All there was of it, and when the finger was lifted. */
  readonly lift: (samples: readonly Sample[], at: number) => void;
  readonly cancel: () => void;
};

/** A finger trembles more than this before it means to drag. */
const TREMBLE_PX = 7;

/** Fast fingers are sampled more often than the page is told: all of it is looked at. */
function samplesOf(svg: SVGSVGElement, event: PointerEvent): readonly Sample[] {
  const all = event.getCoalescedEvents?.() ?? [];
  return (all.length > 0 ? all : [event]).map(e => ({ ...toBoard(svg, e), t: e.timeStamp }));
}

/**
 * A pointerdown handler that tells a drag or a swipe from a tap; a tap stays a click. `grasp` answers what is begun at a
 * point, or null, and may take its time: what the finger does until then is not lost. Escape calls it off.
 */
export function startGesture(
  svg: SVGSVGElement | null,
  start: PointerEvent,
  grasp: (at: BoardPoint, answer: (gesture: Gesture | null) => void) => void,
): void {
  if (!svg || !start.isPrimary || start.button !== 0) return;
  let gesture: Gesture | null = null;
  let begun = false;
  let lifted: number | null = null;
  const samples: Sample[] = [{ ...toBoard(svg, start), t: start.timeStamp }];
  const listening = new AbortController();
  const { signal } = listening;
  const isSame = (e: PointerEvent): boolean => e.pointerId === start.pointerId;

  const onMove = (e: PointerEvent): void => {
    if (!isSame(e)) return;
    samples.push(...samplesOf(svg, e));
    if (begun) {
      gesture?.move(samples.at(-1)!);
      return;
    }
    if (Math.hypot(e.clientX - start.clientX, e.clientY - start.clientY) < TREMBLE_PX) return;
    begun = true;
    grasp(samples[0]!, begin);
  };
  const begin = (grasped: Gesture | null): void => {
    if (lifted === null && signal.aborted) return;
    if (!grasped) {
      listening.abort();
      return;
    }
    gesture = grasped;
    // Only now: captured from the start, the click of a plain tap would lose its target.
    if (lifted === null) svg.setPointerCapture(start.pointerId);
    gesture.move(samples.at(-1)!);
    if (lifted !== null) gesture.lift(samples, lifted);
  };
  const onUp = (e: PointerEvent): void => {
    if (!isSame(e)) return;
    listening.abort();
    if (!begun) return;
    swallowClick(svg);
    lifted = e.timeStamp;
    gesture?.lift(samples, lifted);
  };
  const callOff = (): void => {
    listening.abort();
    if (begun) swallowClick(svg);
    gesture?.cancel();
  };
  svg.addEventListener('pointermove', onMove, { signal });
  svg.addEventListener('pointerup', onUp, { signal });
  svg.addEventListener('pointercancel', e => isSame(e) && callOff(), { signal });
  const onKey = (e: KeyboardEvent): void => {
    if (e.key === 'Escape') callOff();
  };
  window.addEventListener('keydown', onKey, { signal, capture: true });
}
