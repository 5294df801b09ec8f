import type { Seat } from '@tablee/kernel';
import { COLOUR_COUNT, type Colour, entryOf, NOWHERE, PAWNS, type Place, reserveOf } from './board.ts';
import { NO_CARD, RANK_COUNT, type Rank } from './cards.ts';
import type { Variant } from './variant.ts';

export const PHASES = ['swap', 'cull', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type State = {
  readonly variant: Variant;
  /** TOCK-9: the unused colour, or -1. */
  readonly unused: Colour;
  /** Pawn i of colour c is at c * 4 + i. Position order within a colour: reserve, track from red 1, house. */
  readonly pawns: Place[];
  /** 1 if the colour's pawn on its own 18 has not moved since it entered (TOCK-14). */
  readonly fresh: number[];
  /** The number of cards at seat * 14 + rank; all 0 for a hidden hand. */
  readonly hands: number[];
  /** By seat: the number of cards held. */
  readonly held: number[];
  /** Discards by rank. */
  readonly out: number[];
  /** By seat: the card laid face down for the partner; a rank, HIDDEN or NO_CARD. */
  readonly gives: Rank[];
  /** By seat: the card culled from this pack. */
  readonly culled: Rank[];
  /** The seat to play; in swap and cull the first after the dealer that has not chosen; -1 when over. */
  turn: Seat;
  /** The colour to play under `alternate`, else -1. */
  colour: Colour;
  /** One bit per seat (TOCK-25). */
  blocked: number;
  /** The number of the deal within this pack, from 1. */
  deal: number;
  dealer: Seat;
  phase: Phase;
};

export function clone(s: State): State {
  return {
    variant: s.variant,
    unused: s.unused,
    pawns: s.pawns.slice(),
    fresh: s.fresh.slice(),
    hands: s.hands.slice(),
    held: s.held.slice(),
    out: s.out.slice(),
    gives: s.gives.slice(),
    culled: s.culled.slice(),
    turn: s.turn,
    colour: s.colour,
    blocked: s.blocked,
    deal: s.deal,
    dealer: s.dealer,
    phase: s.phase,
  };
}

/** TOCK-2: all pawns in their reserves (under `fastStart` one on its 18), no cards dealt. */
export function emptyState(variant: Variant, unused: Colour): State {
  const { seats } = variant;
  const pawns: Place[] = [];
  const fresh: number[] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const played = colour !== unused;
    const started = played && variant.fastStart;
    for (let i = 0; i < PAWNS; i++) {
      const last = started && i === PAWNS - 1;
      pawns.push(!played ? NOWHERE : last ? entryOf(colour) : reserveOf(colour));
    }
    fresh.push(started ? 1 : 0);
  }
  return {
    variant,
    unused,
    pawns,
    fresh,
    hands: new Array<number>(seats * RANK_COUNT).fill(0),
    held: new Array<number>(seats).fill(0),
    out: new Array<number>(RANK_COUNT).fill(0),
    gives: new Array<Rank>(seats).fill(NO_CARD),
    culled: new Array<Rank>(seats).fill(NO_CARD),
    turn: 0,
    colour: variant.alternate ? 0 : -1,
    blocked: 0,
    deal: 1,
    dealer: seats - 1,
    phase: 'play',
  };
}
