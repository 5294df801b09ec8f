import { routeBetween, type State, type TchangEvent } from '@tablee/tchang';
import type { Shown } from '../../../board/contract.ts';
import { chainSpans, type Motion, planMotions, styleAt } from '../../../board/motion.ts';
import { type BoardPoint, compare, type Piece, type Place, type PlaceOf } from '../../../board/piece.ts';
import { CELL, centreOf } from '../art/geometry.ts';
import { follow, pawnPiece, statuePiece, stonePiece } from '../draw/pieces.ts';
import { flightIds, flightOf, HELD_UP, revealId, SHAKE, VEIL_STATUE, VEIL_STONE } from './effects.tsx';
import { schedule, type Timed } from './schedule.ts';

/** All motions of an entry: pawns walk, stones lift, fireflies fly, statues turn. */
export function planEntryMotions(
  before: readonly Piece[],
  shown: Shown<State, TchangEvent>,
  place: PlaceOf,
): readonly Motion[] {
  const motions: Motion[] = [];
  const after = follow(before, shown);
  const spot = (pieces: readonly Piece[], id: string): Place | null => {
    const piece = pieces.find(p => p.id === id && p.on);
    return piece ? place(piece.at) : null;
  };
  schedule(shown.events).forEach((timed, i) => {
    const { event } = timed;
    switch (event.kind) {
      case 'moved': {
        const id = pawnPiece(event.pawn);
        const [from, to] = [spot(before, id), spot(after, id)];
        if (!from || !to) return;
        const passed = routeBetween(shown.state, event.from, event.to).slice(0, -1).map(centreOf);
        motions.push(walk(id, timed, [from, ...passed.map(p => ({ ...p, scale: 1 })), to]));
        return;
      }
      case 'found':
        motions.push(lift(stonePiece(event.space), centreOf(event.space), { ...timed, ms: timed.ms / 3 }));
        motions.push(holdUp(revealId(i), centreOf(event.space), timed));
        break;
      case 'bitten':
        motions.push(unveil(VEIL_STONE, centreOf(event.space), timed));
        motions.push(turnUp(stonePiece(event.space), centreOf(event.space), timed));
        motions.push(holdUp(revealId(i), centreOf(event.space), timed));
        motions.push(shake(centreOf(event.space), timed));
        return;
      case 'freed':
        motions.push(lift(stonePiece(event.space), centreOf(event.space), timed));
        return;
      case 'dragon':
      case 'tangram':
        motions.push(unveil(VEIL_STATUE, centreOf(event.space), timed));
        motions.push(turnUp(statuePiece(event.space), centreOf(event.space), timed));
        motions.push(holdUp(revealId(i), centreOf(event.space), timed));
        return;
      default:
        break;
    }
    const flight = flightOf(event, shown.state);
    if (flight)
      motions.push(
        ...flightIds(i, flight.count).map((id, nth) => fly(id, flight.from, flight.to, timed, nth)),
      );
  });
  // Pawns that make room, and statues or stones placed by hand.
  const planned = new Set(motions.map(m => m.id));
  const others = compare(before, after).filter(change => !planned.has(change.id));
  return [...motions, ...planMotions(others, place, CELL, false)];
}

function walk(id: string, { start, ms }: Timed, spots: readonly Place[]): Motion {
  const frames = spots.flatMap((here, i) => {
    const next = spots[i + 1];
    return next ? [styleAt(here, true), styleAt(midway(here, next), true)] : [styleAt(here, true)];
  });
  return chainSpans(id, [{ start, ms, frames, easing: 'ease-in-out' }]);
}

/** Slightly larger between two spaces: a small hop. */
const midway = (a: Place, b: Place): Place => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  scale: ((a.scale + b.scale) / 2) * 1.08,
});

/** Stays in place until `start`, then rises and fades. */
const lift = (id: string, { x, y }: BoardPoint, { start, ms }: Timed): Motion => ({
  id,
  delay: start,
  ms,
  frames: [
    styleAt({ x, y, scale: 1 }, true),
    { ...styleAt({ x, y: y - 22, scale: 1.12 }, true), offset: 0.55 },
    styleAt({ x, y: y - 40, scale: 1.05 }, false),
  ],
});

/** Turning over in two dimensions: the piece narrows, then widens with its other side. */
const narrow = ({ x, y }: BoardPoint, wide: number, on = true): Keyframe => ({
  transform: `translate(${x}px, ${y}px) scale(${wide}, 1)`,
  opacity: on ? 1 : 0,
});

/** The back, from the start of the entry until it has turned away. */
const unveil = (id: string, at: BoardPoint, { start, ms }: Timed): Motion => {
  const end = start + ms / 2;
  return {
    id,
    delay: 0,
    ms: end,
    frames: [
      narrow(at, 1),
      { ...narrow(at, 1), offset: Math.min(0.99, start / end), easing: 'ease-in' },
      narrow(at, 0.04),
    ],
    easing: 'linear',
  };
};
const turnUp = (id: string, at: BoardPoint, { start, ms }: Timed): Motion => ({
  id,
  delay: 0,
  ms: start + ms,
  frames: [
    narrow(at, 0.04, false),
    { ...narrow(at, 0.04, false), offset: Math.min(0.98, (start + ms / 2) / (start + ms) - 0.001) },
    { ...narrow(at, 0.04), offset: Math.min(0.99, (start + ms / 2) / (start + ms)), easing: 'ease-out' },
    narrow(at, 1),
  ],
  easing: 'linear',
});

/** The find, shown over the pawn long enough to be read. */
const holdUp = (id: string, { x, y }: BoardPoint, { start, ms }: Timed): Motion => {
  const up = (wide: number, tall: number, on: boolean): Keyframe => ({
    transform: `translate(${x}px, ${y - HELD_UP}px) scale(${wide}, ${tall})`,
    opacity: on ? 1 : 0,
  });
  return {
    id,
    delay: start,
    ms: ms * 1.3,
    frames: [
      { transform: `translate(${x}px, ${y}px) scale(0.05, 0.8)`, opacity: 0 },
      { transform: `translate(${x}px, ${y - 8}px) scale(0.2, 0.9)`, opacity: 1, offset: 0.06 },
      { ...up(1.2, 1.2, true), offset: 0.3 },
      { ...up(1.2, 1.2, true), offset: 0.8 },
      up(1.05, 1.05, false),
    ],
    easing: 'ease-out',
  };
};

const shake = ({ x, y }: BoardPoint, { start, ms }: Timed): Motion => ({
  id: SHAKE,
  delay: start + ms * 0.5,
  ms: ms * 0.6,
  frames: [
    styleAt({ x, y, scale: 0.5 }, false),
    { ...styleAt({ x, y, scale: 1.2 }, true), offset: 0.3 },
    styleAt({ x, y, scale: 1.6 }, false),
  ],
  easing: 'ease-out',
});

const APART_MS = 55;
const FLY_MS = 320;

function fly(id: string, from: BoardPoint, to: BoardPoint, { start, ms }: Timed, nth: number): Motion {
  const aside = nth % 2 === 0 ? 26 : -26;
  const middle = { x: (from.x + to.x) / 2 + aside, y: (from.y + to.y) / 2 - 34, scale: 1.15 };
  return {
    id,
    delay: start + Math.max(0, ms - FLY_MS) + nth * APART_MS,
    ms: FLY_MS,
    frames: [
      styleAt({ ...from, scale: 0.4 }, false),
      { ...styleAt({ ...from, scale: 1 }, true), offset: 0.15 },
      { ...styleAt(middle, true), offset: 0.55 },
      styleAt({ ...to, scale: 0.6 }, false),
    ],
    easing: 'ease-in-out',
  };
}
