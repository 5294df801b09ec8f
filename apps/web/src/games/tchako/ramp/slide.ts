import { placeAt, UNITS_PER_MM } from '@tablee/physics';
import { MS_PER_TICK } from '@tablee/tchako';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { playTone } from '../../../board/sound.ts';
import { prefersStill } from '../../../settings.ts';
import { contactsOf } from '../film/contacts.ts';
import { FLICK, toneOf } from '../film/tones.ts';
import type { Try } from './lane.ts';

/** How near the upper edge the puck comes before the lane moves along. */
const AHEAD_MM = 50;

type Node = { readonly current: SVGGElement | null };

/** How far the lane has moved down so that a puck at `mm` is still in sight. */
export const followOf = (mm: number, ahead: number): number => Math.max(0, mm - (ahead - AHEAD_MM));

/** Plays a try back, at the pace of the board; writes nothing but transforms. `ahead`: mm in sight beyond the start. */
export function useSlide(shown: Try | null, puck: Node, world: Node, ahead: number, rest: () => void): void {
  // A window that changes its size does not shoot again.
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
