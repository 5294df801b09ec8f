import type { Seat } from '@tablee/kernel';
import type { Colour, Place } from './board.ts';
import type { Rank } from './cards.ts';
import type { Variant } from './variant.ts';

export const PHASES = ['swap', 'cull', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type State = {
  readonly variant: Variant;
  /** TOCK-9: the colour nobody plays, or -1. */
  readonly unused: Colour;
  /** Pawn i of colour c at c * 4 + i, in position order within a colour (reserve, track from red 1, house). */
  readonly pawns: Place[];
  /** 1: the colour's pawn on its own 18 has not moved since it entered (TOCK-14). */
  readonly fresh: number[];
  /** Cards of each rank, seat * 14 + rank; all 0 for a hand these eyes do not see. */
  readonly hands: number[];
  /** How many cards each seat holds. */
  readonly held: number[];
  /** Discards by rank. */
  readonly out: number[];
  /** Per seat the card laid face down for the partner, in the swap: a rank, HIDDEN or NO_CARD. */
  readonly gives: Rank[];
  /** Per seat the card culled from this pack. */
  readonly culled: Rank[];
  /** The seat to play; in swap and cull the first after the dealer still to choose; -1 when over. */
  turn: Seat;
  /** The colour to play under `alternate`, else -1. */
  colour: Colour;
  /** One bit a seat (TOCK-25). */
  blocked: number;
  /** Within this pack, from 1. */
  deal: number;
  dealer: Seat;
  phase: Phase;
};
