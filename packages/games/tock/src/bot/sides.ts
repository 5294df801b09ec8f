import type { Seat } from '@tablee/kernel';
import { COLOUR_COUNT, type Colour } from '../board.ts';
import { coloursOf } from '../ownership.ts';
import type { State } from '../state.ts';

/** Who plays for whom, by colour; -1: nobody plays it. */
export type Sides = readonly number[];

const PAIRS: Sides = [0, 1, 0, 1];
const LONE: readonly Sides[] = Array.from({ length: COLOUR_COUNT + 1 }, (_, unused) =>
  Array.from({ length: COLOUR_COUNT }, (_, c) => (c === unused ? -1 : c > unused ? c - 1 : c)),
);

/** Partners, and the two colours of one player, are one side. */
export const sidesOf = (s: State): Sides =>
  s.variant.teams || s.variant.seats === 2 ? PAIRS : LONE[s.unused < 0 ? COLOUR_COUNT : s.unused]!;

export const sideOfSeat = (s: State, seat: Seat): number => sidesOf(s)[coloursOf(s, seat)[0]!]!;

export const sideCount = (s: State): number =>
  s.variant.teams || s.variant.seats === 2 ? 2 : s.variant.seats;

/** The colour a seat's turn belongs to. */
export const colourOfSeat = (s: State, seat: Seat): Colour => coloursOf(s, seat)[0]!;
