import {
  COLOUR_COUNT,
  type Colour,
  isReserve,
  NOWHERE,
  PAWNS,
  type State,
  type TockEvent,
} from '@tablee/tock';
import type { Shown } from '../../../board/contract.ts';
import { type Piece, rematch, type Wanted } from '../../../board/piece.ts';
import { placeOf, slotOf } from './geometry.ts';

const kindOf = (colour: Colour): string => String(colour);
export const colourOfPiece = (piece: Pick<Piece, 'kind'>): Colour => Number(piece.kind);

/** Where every pawn is drawn. A pawn in reserve has a slot of its own. */
export function layout(state: State): readonly Wanted[] {
  const wanted: Wanted[] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    for (let i = 0; i < PAWNS; i++) {
      const at = state.pawns[colour * PAWNS + i]!;
      if (at === NOWHERE) continue;
      wanted.push({ kind: kindOf(colour), at: isReserve(at) ? slotOf(colour, i) : at });
    }
  }
  return wanted;
}

type MutablePiece = { -readonly [K in keyof Piece]: Piece[K] };

/** The places one pawn passes in an event, beginning with the place it leaves. */
export type Travel = { readonly event: TockEvent; readonly id: string; readonly over: readonly number[] };

/** Applies events to the pieces and records which pawn moves over which places. */
export function trace(
  before: readonly Piece[],
  events: readonly TockEvent[],
): { readonly pieces: readonly Piece[]; readonly travels: readonly Travel[] } {
  const pieces: MutablePiece[] = before.map(piece => ({ ...piece }));
  const travels: Travel[] = [];
  let mover: MutablePiece | undefined;
  const find = (at: number, colour: Colour, not?: MutablePiece): MutablePiece | undefined =>
    pieces.find(p => p.on && p.at === at && p.kind === kindOf(colour) && p !== not);
  const send = (event: TockEvent, piece: MutablePiece | undefined, over: readonly number[]): void => {
    const to = over.at(-1);
    if (!piece || to === undefined) return;
    travels.push({ event, id: piece.id, over: [piece.at, ...over] });
    piece.at = to;
  };
  for (const event of events) {
    switch (event.kind) {
      case 'entered':
        mover = pieces.find(p => isInReserve(p, event.colour));
        send(event, mover, [event.to]);
        break;
      case 'walked':
        mover = find(event.from, event.colour);
        send(event, mover, event.way);
        break;
      case 'leapt':
        send(event, mover ?? find(event.from, event.colour), [event.to]);
        break;
      case 'taken':
        send(event, find(event.at, event.colour, mover), [freeSlot(pieces, event.colour)]);
        break;
      case 'traded': {
        const a = find(event.a, event.colourA);
        const b = find(event.b, event.colourB, a);
        send(event, a, [event.b]);
        send(event, b, [event.a]);
      }
    }
  }
  return { pieces, travels };
}

const isInReserve = (piece: Piece, colour: Colour): boolean =>
  piece.on && piece.kind === kindOf(colour) && piece.at >= slotOf(colour, 0);

function freeSlot(pieces: readonly Piece[], colour: Colour): number {
  for (let i = 0; i < PAWNS; i++) {
    const at = slotOf(colour, i);
    if (!pieces.some(p => p.on && p.at === at)) return at;
  }
  return slotOf(colour, PAWNS - 1);
}

/** The pieces after an entry, with their identities kept. A pawn in reserve keeps its slot. */
export function follow(
  before: readonly Piece[] | null,
  { state, events }: Shown<State, TockEvent>,
): readonly Piece[] {
  const moved = trace(before ?? [], events).pieces;
  return rematch(moved, settleSlots(moved, layout(state)), placeOf(0));
}

/** The rules do not number reserve slots: slots that were occupied stay occupied. */
function settleSlots(moved: readonly Piece[], wanted: readonly Wanted[]): readonly Wanted[] {
  return Array.from({ length: COLOUR_COUNT }, (_, colour) => {
    const own = wanted.filter(w => w.kind === kindOf(colour));
    const inside = own.filter(w => w.at >= slotOf(colour, 0)).length;
    const slots = Array.from({ length: PAWNS }, (_, i) => slotOf(colour, i));
    const isEmpty = (at: number): number => (moved.some(p => p.on && p.at === at) ? 0 : 1);
    const used = slots.toSorted((a, b) => isEmpty(a) - isEmpty(b)).slice(0, inside);
    return [...own.filter(w => w.at < slotOf(colour, 0)), ...used.map(at => ({ kind: kindOf(colour), at }))];
  }).flat();
}
