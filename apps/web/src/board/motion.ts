import { type Change, distance, type Place, type PlaceOf } from './piece.ts';

const SHORTEST_MS = 180;
const LONGEST_MS = 320;
/** When the one who strikes is felt by the one who is struck, as a part of its way. */
const BLOW = 0.6;

export type Motion = {
  readonly id: string;
  readonly delay: number;
  readonly ms: number;
  readonly frames: readonly [Keyframe, Keyframe, ...Keyframe[]];
  /** Where the frames do not ease by themselves. */
  readonly easing?: string;
};

export const styleAt = (
  place: Place,
  on: boolean,
): { readonly transform: string; readonly opacity: number } => ({
  transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})`,
  opacity: on ? 1 : 0,
});

/** The way each change takes: travellers first, then those they strike and those that leave. */
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

/** For those who want no motion: things fade in where they are now. */
const fade = (c: Change, place: PlaceOf): readonly [Keyframe, Keyframe] =>
  c.what === 'left'
    ? [styleAt(place(c.from), true), styleAt(place(c.from), false)]
    : [styleAt(place(c.to), false), styleAt(place(c.to), true)];
