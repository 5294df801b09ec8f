import type { Seat } from '@tablee/kernel';
import {
  type Colour,
  coloursOf,
  countHome,
  entryOf,
  findWinners,
  isHouse,
  isReserve,
  isRival,
  numberOf,
  type Place,
  type Rank,
  RING,
  type State,
  seatOf,
  type TockEvent,
} from '@tablee/tock';
import type { Past } from '../../../board/contract.ts';

export type Summary = {
  readonly winners: readonly Seat[];
  /** Cards played or discarded. */
  readonly cards: number;
  /** Pawns of rivals sent back, by the winners and by the others. */
  readonly captures: readonly [winners: number, others: number];
  /** The card that brought the winners the most steps, relative to the others. `turn`: its number among all cards. */
  readonly decisive: { readonly turn: number; readonly seat: Seat; readonly card: Rank } | null;
};

/** The steps a pawn has walked: 0 in reserve, 1 on its own 18, up to 75 at the end of its house. */
function progressOf(colour: Colour, at: Place): number {
  if (isReserve(at)) return 0;
  if (isHouse(at)) return RING - 1 + numberOf(at);
  return 1 + ((at - entryOf(colour) + RING) % RING);
}

/** What an event changes: a colour and its steps gained or lost. */
function gainsOf(e: TockEvent): readonly (readonly [colour: Colour, steps: number])[] {
  switch (e.kind) {
    case 'entered':
      return [[e.colour, 1]];
    case 'walked':
      return [[e.colour, progressOf(e.colour, e.way.at(-1) ?? e.from) - progressOf(e.colour, e.from)]];
    case 'leapt':
      return [[e.colour, progressOf(e.colour, e.to) - progressOf(e.colour, e.from)]];
    case 'taken':
      return [[e.colour, -progressOf(e.colour, e.at)]];
    case 'traded':
      return [
        [e.colourA, progressOf(e.colourA, e.b) - progressOf(e.colourA, e.a)],
        [e.colourB, progressOf(e.colourB, e.a) - progressOf(e.colourB, e.b)],
      ];
    default:
      return [];
  }
}

/** A finished game in a few figures; null while it goes on. */
export function summarize(past: readonly Past<TockEvent>[], state: State): Summary | null {
  const winners = state.phase === 'over' ? findWinners(state) : null;
  if (!winners) return null;
  let cards = 0;
  const captures: [number, number] = [0, 0];
  let decisive: Summary['decisive'] = null;
  let most = 0;
  for (const { events } of past) {
    const laid = events.find(e => e.kind === 'played' || e.kind === 'dropped');
    if (!laid || (laid.kind !== 'played' && laid.kind !== 'dropped')) continue;
    cards++;
    const { seat, card } = laid;
    let swing = 0;
    for (const e of events) {
      for (const [colour, steps] of gainsOf(e))
        swing += winners.includes(seatOf(state, colour)) ? steps : -steps;
      if (e.kind === 'taken' && isRival(state, seat, e.colour)) captures[winners.includes(seat) ? 0 : 1]++;
    }
    if (swing > most) {
      most = swing;
      decisive = { turn: cards, seat, card };
    }
  }
  return { winners, cards, captures, decisive };
}

/** The pawns the side of a seat had still to bring home. */
export function countMissing(state: State, seat: Seat): number {
  const side = Array.from({ length: state.variant.seats }, (_, s) => s).filter(
    s => s === seat || (state.variant.teams && (s + seat) % 2 === 0),
  );
  const colours = side.flatMap(s => coloursOf(state, s));
  return colours.length * 4 - countHome(state, colours);
}
