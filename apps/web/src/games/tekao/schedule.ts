import { SIZE, type Square, type TekaoEvent } from '@tablee/tekao';
import { travelMs } from '../../board/motion.ts';

/** When each event of an entry is seen, in ms from its beginning: motion and sound both follow it. */
export type Timed = { readonly event: TekaoEvent; readonly start: number; readonly ms: number };

const PLACE_MS = 240;
const TURN_MS = 260;
const MEET_MS = 280;
/** Blow upon blow: the next edge does not wait until the last piece lies in its tray. */
const NEXT_MS = 210;
const FALL_MS = 320;

const far = (a: Square, b: Square): number =>
  Math.max(Math.abs((a % SIZE) - (b % SIZE)), Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE)));

export function schedule(events: readonly TekaoEvent[]): readonly Timed[] {
  let now = 0;
  return events.map((event, i) => {
    switch (event.kind) {
      case 'placed':
        return { event, start: now, ms: PLACE_MS };
      case 'moved':
      case 'turned': {
        const start = now;
        const ms = event.kind === 'turned' ? TURN_MS : travelMs(far(event.from, event.to));
        now += ms;
        return { event, start, ms };
      }
      case 'met': {
        const start = now;
        const next = events[i + 1];
        // Equal weapons knock at the same time: nothing follows from any of them.
        const together = event.meeting === 'equal' && next?.kind === 'met' && next.meeting === 'equal';
        if (!together) now += NEXT_MS;
        return { event, start, ms: MEET_MS };
      }
      case 'fell':
        return { event, start: now - 70, ms: FALL_MS };
      default:
        return { event, start: now, ms: 0 };
    }
  });
}

/** Until everything lies still. */
export const lengthOf = (events: readonly TekaoEvent[]): number =>
  Math.max(0, ...schedule(events).map(({ start, ms }) => start + ms));
