import { type State, sideOf, type TekaoEvent } from '@tablee/tekao';
import { chainSpans, type Span } from '../../board/chain.ts';
import type { Shown } from '../../board/contract.ts';
import { type Motion, planMotions, styleAt } from '../../board/motion.ts';
import { type BoardPoint, compare, type Piece, type Place, type PlaceOf } from '../../board/piece.ts';
import { clashId, shardsId } from './clashes.tsx';
import { CELL } from './geometry.ts';
import { copyPieces, follow, freeSlot, lead, pieceAt } from './pieces.ts';
import { schedule, type Timed } from './schedule.ts';

const GLIDE = 'cubic-bezier(0.2, 0.7, 0.25, 1)';
const STRIKE = 'cubic-bezier(0.3, 0, 0.3, 1)';

/** How far a piece that strikes leans over the edge, and how far one that is struck gives way. */
const LUNGE = 15;
const RECOIL = 9;

/** The way every piece takes through an entry: sliding or turning, then blow by blow, and off the board. */
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
    lead(pieces, event);
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

/** Something unseen before and after. */
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
