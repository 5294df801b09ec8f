import type { Seat } from '@tablee/kernel';
import { COLOUR_COUNT, type Colour, HOUSES, PAWNS, partnerOf, RESERVES } from './board.ts';
import type { RefusalKey } from './refusals.ts';
import type { State } from './state.ts';

const ONE: readonly (readonly Colour[])[] = [[0], [1], [2], [3]];
const TWO: readonly (readonly Colour[])[] = [
  [0, 2],
  [1, 3],
];

/** TOCK-8, 9: two opposite colours with two players; with three, the unused colour is skipped. */
export function coloursOf(s: State, seat: Seat): readonly Colour[] {
  if (s.variant.seats === 2) return TWO[seat]!;
  return ONE[s.unused >= 0 && seat >= s.unused ? seat + 1 : seat]!;
}

/** The owner of a colour; -1 for the unused one. */
export function seatOf(s: State, colour: Colour): Seat {
  if (s.variant.seats === 2) return colour % 2;
  if (colour === s.unused) return -1;
  return s.unused >= 0 && colour > s.unused ? colour - 1 : colour;
}

/** Pawns of a colour are in position order, so the first one comes home last. */
export function isHome(s: State, colour: Colour): boolean {
  const first = s.pawns[colour * PAWNS]!;
  return first >= HOUSES && first < RESERVES;
}

/** The colours the seat may move now: TOCK-19, and TOCK-8 under `alternate`. */
export function playedColours(s: State, seat: Seat): readonly Colour[] {
  const own = coloursOf(s, seat);
  const { variant } = s;
  if (variant.teams) return isHome(s, own[0]!) ? ONE[partnerOf(own[0]!)]! : own;
  if (!variant.alternate || s.colour < 0) return own;
  return ONE[isHome(s, s.colour) ? partnerOf(s.colour) : s.colour]!;
}

/** TOCK-22: neither an own colour nor the partner's. */
export function isRival(s: State, seat: Seat, colour: Colour): boolean {
  if (colour === s.unused) return false;
  const owner = seatOf(s, colour);
  return owner !== seat && !(s.variant.teams && owner === (seat + 2) % s.variant.seats);
}

export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1) % s.variant.seats;

/** The colour a split 7 may continue with once this one is home, or -1 (TOCK-19, TOCK-8). */
export const colourAfter = (s: State, colour: Colour): Colour =>
  s.variant.teams || s.variant.alternate ? partnerOf(colour) : -1;

/** TOCK-27: the seats whose pawns, and their partner's, are all home; null if there are none. */
export function findWinners(s: State): readonly Seat[] | null {
  const { seats, teams } = s.variant;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (!isHome(s, colour)) continue;
    if (seats === 2) {
      if (isHome(s, partnerOf(colour))) return [colour % 2];
    } else if (!teams) {
      return [seatOf(s, colour)];
    } else if (colour < 2 && isHome(s, partnerOf(colour))) {
      return [colour, colour + 2];
    }
  }
  return null;
}

/** Why the seat may not move this colour now. */
export function againstColour(s: State, seat: Seat, colour: Colour): RefusalKey | null {
  if (playedColours(s, seat).includes(colour)) return null;
  if (coloursOf(s, seat).includes(colour))
    return s.variant.alternate ? 'other-colour-first' : 'not-your-pawn';
  return isRival(s, seat, colour) ? 'not-your-pawn' : 'own-pawns-first';
}
