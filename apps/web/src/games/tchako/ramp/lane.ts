import { layOut, placeAt, ShotTable, type Track, track, UNITS_PER_MM } from '@tablee/physics';
import { MS_PER_TICK } from '@tablee/tchako';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardPoint } from '../../../board/piece.ts';
import { playTone } from '../../../board/sound.ts';
import { prefersStill } from '../../../storage/settings.ts';
import type { Gesture } from '../draw/pointer.tsx';
import { directionOf, powerOf, readPull, readSwipe } from '../input/aim.ts';
import { contactsOf } from '../motion/contacts.ts';
import { FLICK, toneOf } from '../motion/sounds.ts';

/** TCHAKO-19: a lane with the physics of the board, longer than any shot. In mm; the puck starts at 0, 0. */
export const LANE = { side: 85, back: 150, length: 1_150 } as const;

const corner = (x: number, y: number) => ({ x: x * UNITS_PER_MM, y: y * UNITS_PER_MM });

const terrain = layOut({
  rail: [
    corner(-LANE.side, -LANE.back),
    corner(LANE.side, -LANE.back),
    corner(LANE.side, LANE.length),
    corner(-LANE.side, LANE.length),
  ],
  posts: [],
  bands: [],
});
const PUCK = 0;

export type Try = {
  readonly id: number;
  /** TCHAKO-20: 0 ‥ 4095, and 1 ‥ 1000. */
  readonly direction: number;
  readonly power: number;
  /** Where the puck stopped, in mm from the start. Null: over the rail (TCHAKO-3). */
  readonly rest: { readonly x: number; readonly y: number } | null;
  readonly track: Track;
};

export function tryShot(id: number, direction: number, power: number): Try {
  const table = new ShotTable(terrain, 1);
  table.place(PUCK, 0, 0);
  const seen = track(table, { disc: PUCK, direction, power });
  const { here, x, y } = table.bodies;
  const rest = here[PUCK] ? { x: x[PUCK]! / UNITS_PER_MM, y: y[PUCK]! / UNITS_PER_MM } : null;
  return { id, direction, power, rest, track: seen };
}

/** Number of tries that are shown. */
export const KEPT = 5;
export const keepTry = (before: readonly Try[], next: Try): readonly Try[] => [...before, next].slice(-KEPT);

/** The distance on the scale, in mm. */
export const slidOf = ({ rest }: Try): number | null => (rest ? Math.round(rest.y) : null);

export type Pull = { readonly direction: number; readonly power: number };

type Shooting = {
  readonly flicks: boolean;
  readonly pull: (aim: Pull | null) => void;
  readonly shoot: (aim: Pull) => void;
  readonly tooSlow: () => void;
};

/** TCHAKO-22: the gestures of the board, read by the same code. */
export function startTry({ flicks, pull, shoot, tooSlow }: Shooting, from: BoardPoint): Gesture {
  if (flicks)
    return {
      move: () => {},
      lift: (samples, at) => {
        const swipe = readSwipe(samples, at);
        const power = swipe ? powerOf(swipe.speed) : 0;
        if (!swipe || power === 0) tooSlow();
        else shoot({ direction: directionOf(swipe, false), power });
      },
      cancel: () => {},
    };
  return {
    move: to => pull(readPull(from, to, false)),
    lift: samples => {
      const aim = readPull(from, samples.at(-1) ?? from, false);
      pull(null);
      if (aim) shoot(aim);
    },
    cancel: () => pull(null),
  };
}

/** The lane scrolls when the puck is this close to the upper edge. */
const AHEAD_MM = 50;

type Node = { readonly current: SVGGElement | null };

/** How far the lane is scrolled so that a puck at `mm` stays visible. `ahead`: mm visible beyond the start. */
export const followOf = (mm: number, ahead: number): number => Math.max(0, mm - (ahead - AHEAD_MM));

/** Animates a try at the speed of the board. Only transforms are written. */
export function useSlide(shown: Try | null, puck: Node, world: Node, ahead: number, rest: () => void): void {
  // A ref, so that a resize does not restart the animation.
  const room = useRef(ahead);
  room.current = ahead;
  useLayoutEffect(() => {
    const place = (x: number, y: number) => {
      if (puck.current) puck.current.style.transform = `translate(${x}px, ${-y}px)`;
      if (world.current) world.current.style.transform = `translate(0, ${followOf(y, room.current)}px)`;
    };
    if (!shown) return place(0, 0);
    const courses = shown.track.courses[0] ?? [];
    const show = (tick: number) => {
      const at = placeAt(courses, tick);
      if (at) place(at.x / UNITS_PER_MM, at.y / UNITS_PER_MM);
    };
    playTone(FLICK);
    if (prefersStill()) {
      show(shown.track.end);
      rest();
      return;
    }
    for (const contact of contactsOf(shown.track, [])) {
      const tone = toneOf(contact);
      if (tone) playTone(tone, contact.ms);
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const tick = Math.max(0, now - start) / MS_PER_TICK;
      show(Math.min(tick, shown.track.end));
      if (tick < shown.track.end) frame = requestAnimationFrame(next);
      else rest();
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}
