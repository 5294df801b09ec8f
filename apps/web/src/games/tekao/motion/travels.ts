import { SIZE, type Square, type State, sideOf, type TekaoEvent } from '@tablee/tekao';
import type { Shown } from '../../../board/contract.ts';
import { chainSpans, type Motion, planMotions, type Span, styleAt, travelMs } from '../../../board/motion.ts';
import { type BoardPoint, compare, type Piece, type Place, type PlaceOf } from '../../../board/piece.ts';
import { CELL } from '../draw/geometry.ts';
import { applyEvent, copyPieces, follow, freeSlot, pieceAt } from '../draw/pieces.ts';
import { clashId, shardsId } from './clashes.tsx';

/** When an event of an entry is shown, in ms from its start. Motions and sounds both use it. */
export type Timed = { readonly event: TekaoEvent; readonly start: number; readonly ms: number };

const PLACE_MS = 240;
const TURN_MS = 260;
const MEET_MS = 280;
/** The next edge starts before the last piece has reached its tray. */
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
        // Meetings of equal weapons have no consequences: they are shown at the same time.
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

/** The time until all motions of an entry have ended. */
export const lengthOf = (events: readonly TekaoEvent[]): number =>
  Math.max(0, ...schedule(events).map(({ start, ms }) => start + ms));

const GLIDE = 'cubic-bezier(0.2, 0.7, 0.25, 1)';
const STRIKE = 'cubic-bezier(0.3, 0, 0.3, 1)';

/** How far a striking piece moves over the edge, and how far the other piece gives way. */
const LUNGE = 15;
const RECOIL = 9;

/** The motions of an entry: the move or turn, then the meetings one by one, then taken pieces go to a tray. */
export function planTravels(
  before: readonly Piece[],
  shown: Shown<State, TekaoEvent>,
  place: PlaceOf,
): readonly Motion[] {
  const pieces = copyPieces(before);
  const spans = new Map<string, Span[]>();
  const effects: Motion[] = [];
  const send = (square: number, { start, ms }: Timed, frames: readonly Keyframe[], easing: string): void => {
    const piece = pieceAt(pieces, square);
    if (piece) spans.set(piece.id, [...(spans.get(piece.id) ?? []), { start, ms, frames, easing }]);
  };
  schedule(shown.events).forEach((timed, i) => {
    const { event, start } = timed;
    if (event.kind === 'moved') {
      send(event.from, timed, [at(place(event.from)), at(place(event.to))], GLIDE);
    } else if (event.kind === 'turned') {
      const spot = place(event.square);
      const back = event.clockwise ? -90 : 90;
      send(event.square, timed, [at(spot, 1, back), at(spot, 1.08, back / 2), at(spot)], GLIDE);
    } else if (event.kind === 'met') {
      const [mine, theirs] = [place(event.square), place(event.other)];
      const [lean, give] = event.meeting === 'taken' ? [-RECOIL, -LUNGE] : [LUNGE, RECOIL];
      send(event.square, timed, [at(mine), at(towards(mine, theirs, lean)), at(mine)], STRIKE);
      send(event.other, timed, [at(theirs), at(towards(theirs, mine, -give)), at(theirs)], STRIKE);
      effects.push(flash(clashId(i), towards(mine, theirs, CELL / 2), start + 40, 300));
    } else if (event.kind === 'fell') {
      const spot = place(event.square);
      const tray = place(freeSlot(pieces, 1 - sideOf(event.cell)));
      send(event.square, timed, [at(spot), at(spot, 1.16, -10), at(tray, 1, 360)], 'ease-in-out');
      effects.push(flash(shardsId(i), spot, start, 360));
    }
    applyEvent(pieces, event);
  });
  const came = compare(before, follow(before, shown)).filter(change => change.what === 'came');
  return [
    ...[...spans].map(([id, parts]) => chainSpans(id, parts)),
    ...effects,
    ...planMotions(came, place, CELL, false),
  ];
}

function towards(from: Place, to: BoardPoint, far: number): Place {
  const long = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return { ...from, x: from.x + ((to.x - from.x) * far) / long, y: from.y + ((to.y - from.y) * far) / long };
}

function at(spot: Place, grown = 1, turned = 0): Keyframe {
  const { transform } = styleAt({ ...spot, scale: spot.scale * grown }, true);
  return { transform: transform.replace(' scale', ` rotate(${turned}deg) scale`), opacity: 1 };
}

/** An effect that is invisible before and after. */
const flash = (id: string, { x, y }: BoardPoint, delay: number, ms: number): Motion => ({
  id,
  delay,
  ms,
  frames: [
    { ...styleAt({ x, y, scale: 0.4 }, false) },
    { ...styleAt({ x, y, scale: 1.15 }, true), offset: 0.25 },
    { ...styleAt({ x, y, scale: 1.15 }, true), offset: 0.6 },
    { ...styleAt({ x, y, scale: 1.5 }, false) },
  ],
  easing: 'ease-out',
});
