import type { TockEvent } from '@tablee/tock';

/** When an event is shown, in ms from the start of its entry. Motion and sound share this schedule. */
export type Timed = { readonly event: TockEvent; readonly start: number; readonly ms: number };

/** The card is shown before a pawn moves. */
const CARD_MS = 240;
const LEAP_MS = 320;
const ROLL_MS = 320;
const TRADE_MS = 320;
const ENTER_MS = 260;

/** Capped, so that a queen's walk does not delay the game. */
const walkMs = (squares: number): number => Math.min(760, 180 + 45 * squares);

/** When the last motion of an entry ends. */
export const lastsMs = (events: readonly TockEvent[]): number =>
  schedule(events).reduce((last, { start, ms }) => Math.max(last, start + ms), 0);

export function schedule(events: readonly TockEvent[]): readonly Timed[] {
  const timed: Timed[] = [];
  let now = 0;
  let walk: { start: number; ms: number; way: readonly number[] } | null = null;
  for (const event of events) {
    switch (event.kind) {
      case 'played':
      case 'dropped':
        timed.push({ event, start: now, ms: CARD_MS });
        now += CARD_MS;
        break;
      case 'entered':
        timed.push({ event, start: now, ms: ENTER_MS });
        now += ENTER_MS;
        walk = null;
        break;
      case 'walked': {
        const ms = walkMs(event.way.length);
        timed.push({ event, start: now, ms });
        walk = { start: now, ms, way: event.way };
        now += ms;
        break;
      }
      case 'leapt':
        timed.push({ event, start: now, ms: LEAP_MS });
        now += LEAP_MS;
        break;
      case 'taken': {
        // TOCK-24: a king captures each pawn as it passes; other cards capture at the end of the way.
        const passed = walk?.way.indexOf(event.at) ?? -1;
        const start =
          walk && passed >= 0 ? walk.start + (walk.ms * (passed + 0.7)) / walk.way.length : now - 60;
        timed.push({ event, start: Math.max(0, start), ms: ROLL_MS });
        break;
      }
      case 'traded':
        timed.push({ event, start: now, ms: TRADE_MS });
        now += TRADE_MS;
        break;
      default:
        timed.push({ event, start: now, ms: 0 });
    }
  }
  return timed;
}
