import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardPoint } from '../../../board/piece.ts';
import { preventFling, swallowClick, toBoard, useLongPress } from '../../../board/pointer.ts';
import type { BoardState } from './board-state.ts';
import { loadInput, loadSelection, withInput } from './load-input.ts';
import { itemAt, namePointed } from './targets.ts';

/** A pointer position in mm of the board, and its time in ms. */
export type Sample = BoardPoint & { readonly t: number };

/** A drag or swipe in progress. Points are in mm of the board as it is drawn. */
export type Gesture = {
  readonly move: (to: BoardPoint) => void;
  /** `samples` holds the whole gesture; `at` is the time of the lift. */
  readonly lift: (samples: readonly Sample[], at: number) => void;
  readonly cancel: () => void;
};

/** A pointer that moves less than this is a tap. */
const TREMBLE_PX = 7;

/** Browsers merge fast moves into one event; a swipe needs all of them. */
function samplesOf(svg: SVGSVGElement, event: PointerEvent): readonly Sample[] {
  const all = event.getCoalescedEvents?.() ?? [];
  return (all.length > 0 ? all : [event]).map(e => ({ ...toBoard(svg, e), t: e.timeStamp }));
}

/**
 * Handles a pointerdown that may become a drag or a swipe; a tap stays a click. `start` answers with the gesture that
 * begins at a point, or null. It may answer after the pointer was lifted: the gesture is then played back. Escape
 * cancels.
 */
export function trackGesture(
  svg: SVGSVGElement | null,
  down: PointerEvent,
  start: (at: BoardPoint, answer: (gesture: Gesture | null) => void) => void,
): void {
  if (!svg || !down.isPrimary || down.button !== 0) return;
  let gesture: Gesture | null = null;
  let dragged = false;
  let liftedAt: number | null = null;
  const samples: Sample[] = [{ ...toBoard(svg, down), t: down.timeStamp }];
  const listening = new AbortController();
  const { signal } = listening;
  const isSame = (e: PointerEvent): boolean => e.pointerId === down.pointerId;

  const onMove = (e: PointerEvent): void => {
    if (!isSame(e)) return;
    samples.push(...samplesOf(svg, e));
    if (dragged) {
      gesture?.move(samples.at(-1)!);
      return;
    }
    if (Math.hypot(e.clientX - down.clientX, e.clientY - down.clientY) < TREMBLE_PX) return;
    dragged = true;
    start(samples[0]!, begin);
    // Capturing earlier would take the click of a plain tap away from its target.
    if (!signal.aborted) svg.setPointerCapture(down.pointerId);
  };
  const begin = (begun: Gesture | null): void => {
    if (liftedAt === null && signal.aborted) return;
    if (!begun) {
      listening.abort();
      if (svg.hasPointerCapture(down.pointerId)) svg.releasePointerCapture(down.pointerId);
      return;
    }
    gesture = begun;
    if (liftedAt === null) begun.move(samples.at(-1)!);
    else playBack(begun, samples, liftedAt);
  };
  const onUp = (e: PointerEvent): void => {
    if (!isSame(e)) return;
    listening.abort();
    if (!dragged) return;
    swallowClick(svg);
    liftedAt = e.timeStamp;
    gesture?.lift(samples, liftedAt);
  };
  const cancel = (): void => {
    listening.abort();
    if (dragged) swallowClick(svg);
    gesture?.cancel();
  };
  svg.addEventListener('pointermove', onMove, { signal });
  preventFling(svg, () => dragged, signal);
  svg.addEventListener('pointerup', onUp, { signal });
  svg.addEventListener('pointercancel', e => isSame(e) && cancel(), { signal });
  const onKey = (e: KeyboardEvent): void => {
    if (e.key === 'Escape') cancel();
  };
  window.addEventListener('keydown', onKey, { signal, capture: true });
}

/** Each step reads the selection that the step before has made, so the board must render in between. */
function playBack(gesture: Gesture, samples: readonly Sample[], liftedAt: number): void {
  setTimeout(() => {
    gesture.move(samples.at(-1)!);
    setTimeout(() => gesture.lift(samples, liftedAt));
  });
}

type Props = {
  /** This person may act. */
  readonly active: boolean;
  /** The pointer or the focus has been on the board. */
  readonly touched: boolean;
  readonly root: { readonly current: SVGSVGElement | null };
  readonly now: () => BoardState;
  /** Points a place out to the other players; null: there are none. */
  readonly point: ((at: string) => void) | null;
};

/** Pulls, flicks, shifts, drags and long presses. Taps are clicks, which the board handles. */
export function Pointer({ active, touched, root, now, point }: Props) {
  const onLongPress = useLongPress(root, at => namePointed(itemAt(now(), at)), point);
  const longPress = useRef(onLongPress);
  longPress.current = onLongPress;
  useEffect(() => {
    // The next action loads it again and tells the player if that fails.
    if (active || touched) loadInput().catch(() => undefined);
  }, [active || touched]);
  useEffect(() => {
    if (touched) loadSelection().catch(() => undefined);
  }, [touched]);
  useLayoutEffect(() => {
    const board = root.current;
    const onDown = (event: PointerEvent): void => {
      longPress.current(event);
      trackGesture(board, event, (at, answer) =>
        withInput(now(), ({ startGesture }) => answer(startGesture(now, at))),
      );
    };
    board?.addEventListener('pointerdown', onDown);
    return () => board?.removeEventListener('pointerdown', onDown);
  }, [root, now]);
  return null;
}
