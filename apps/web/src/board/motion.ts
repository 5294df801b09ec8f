import { prefersStill } from '../storage/settings.ts';
import { type Change, distance, type Place, type PlaceOf } from './piece.ts';

const SHORTEST_MS = 180;
const LONGEST_MS = 320;
/** The fraction of a traveller's way after which pieces it strikes begin to move. */
const BLOW = 0.6;
/** Starts fast and slows down, as a heavy piece does. */
export const EASE = 'cubic-bezier(0.2, 0.7, 0.25, 1)';
/** The id of our animations. */
const NAME = 'show';

export type Motion = {
  readonly id: string;
  readonly delay: number;
  readonly ms: number;
  readonly frames: readonly [Keyframe, Keyframe, ...Keyframe[]];
  /** Default: EASE. */
  readonly easing?: string;
};

export const styleAt = (
  place: Place,
  on: boolean,
): { readonly transform: string; readonly opacity: number } => ({
  transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})`,
  opacity: on ? 1 : 0,
});

/** One motion per change. Travellers start at once; pieces they strike and pieces that leave start later. */
export function planMotions(
  changes: readonly Change[],
  place: PlaceOf,
  unit: number,
  still: boolean,
): readonly Motion[] {
  const msOf = (c: Change): number =>
    still || c.what !== 'moved' ? 200 : travelMs(distance(place(c.from), place(c.to)) / unit);
  const travel = changes.filter(c => c.what === 'moved' && !c.bumped).map(msOf);
  const blow = still ? 0 : BLOW * Math.max(0, ...travel);
  return changes.map(c => ({
    id: c.id,
    ms: msOf(c),
    delay: c.bumped || c.what === 'left' ? blow : 0,
    frames: still ? fade(c, place) : travelFrames(c, place),
  }));
}

export const travelMs = (units: number): number => Math.min(LONGEST_MS, SHORTEST_MS + 45 * units);

function travelFrames(c: Change, place: PlaceOf): readonly [Keyframe, Keyframe] {
  const start = place(c.from);
  const end = place(c.to);
  if (c.what === 'moved') return [styleAt(start, true), styleAt(end, true)];
  if (c.what === 'turned') return [{ ...styleAt(end, true), opacity: 0.2 }, styleAt(end, true)];
  const sunk = { ...styleAt({ ...start, y: start.y + 8, scale: start.scale * 0.82 }, false) };
  return c.what === 'left' ? [styleAt(start, true), sunk] : [sunk, styleAt(end, true)];
}

/** Reduced motion: pieces fade in at their new places. */
const fade = (c: Change, place: PlaceOf): readonly [Keyframe, Keyframe] =>
  c.what === 'left'
    ? [styleAt(place(c.from), true), styleAt(place(c.from), false)]
    : [styleAt(place(c.to), false), styleAt(place(c.to), true)];

/** A part of the motion of one piece. */
export type Span = {
  /** ms from the start of the entry. */
  readonly start: number;
  readonly ms: number;
  readonly frames: readonly Keyframe[];
  readonly easing: string;
};

/** Joins spans into one motion, so that an interruption can continue from the current frame. */
export function chainSpans(id: string, spans: readonly Span[]): Motion {
  const start = spans[0]!.start;
  const end = Math.max(...spans.map(span => span.start + span.ms));
  const ms = Math.max(1, end - start);
  const frames: Keyframe[] = [];
  for (const span of spans) {
    span.frames.forEach((frame, i) => {
      const at = (span.start - start + (span.ms * i) / Math.max(1, span.frames.length - 1)) / ms;
      const last = frames.at(-1)?.offset ?? 0;
      frames.push({ ...frame, offset: Math.min(1, Math.max(at, last)), easing: span.easing });
    });
  }
  // Exactly 1: after a last offset just below 1, the browser would append another frame.
  const [first, second, ...rest] = [...frames.slice(0, -1), { ...frames.at(-1)!, offset: 1 }];
  return { id, delay: start, ms, frames: [first!, second!, ...rest], easing: 'linear' };
}

/**
 * Runs motions on the elements with a matching `data-piece`. The drawing already shows the end position; a running
 * motion is interrupted and continued from where it is. Returns the ms until all motions end.
 */
export function show(root: Element, motions: readonly Motion[]): number {
  for (const motion of motions) {
    for (const element of root.querySelectorAll(`[data-piece="${motion.id}"]`)) run(element, motion);
  }
  return Math.max(0, ...motions.map(m => m.delay + m.ms));
}

function run(element: Element, { frames: [start, ...rest], ms, delay, easing = EASE }: Motion): void {
  const running = element.getAnimations().filter(a => a.id === NAME);
  let from = start;
  if (running.length > 0) {
    const { transform, opacity } = getComputedStyle(element);
    from = { ...start, transform, opacity };
    for (const animation of running) animation.cancel();
  }
  element.animate([from, ...rest], { id: NAME, duration: ms, delay, easing, fill: 'backwards' });
}

/**
 * Animates dragged elements back from their `translate`. If a move is played at the same time, its motion has the same
 * duration and easing, so the two cancel out and the piece stays where it was dropped.
 */
export function letGo(elements: readonly SVGElement[], ms: number): void {
  for (const element of elements) {
    const { translate } = element.style;
    element.style.translate = '';
    const still = prefersStill() || translate === '';
    if (!still) element.animate([{ translate }, { translate: '0px 0px' }], { duration: ms, easing: EASE });
  }
}
