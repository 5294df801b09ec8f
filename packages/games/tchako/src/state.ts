import type { Seat } from '@tablee/kernel';
import { bit, has, MIDDLE_X, MIDDLE_Y, MIDDLES, ZONES, type Zone, type Zones } from './board.ts';
import { type Laid, START_ELASTICS } from './elastic.ts';
import { SPACE_REACH, squareApart } from './measure.ts';
import { firstOf, PUCKS, type Puck, type Pucks, queenOf } from './puck.ts';
import type { Offer, Variant } from './variant.ts';

/** Reasons of an outcome. */
export const REASONS = [
  'queen-hit',
  'queen-gone',
  'extinct',
  'zones',
  'pucks',
  'nearest',
  'even',
  'anarchy',
  'hill',
  'lead',
  'reach',
] as const;
export type Reason = (typeof REASONS)[number];

export type End = { readonly reason: Reason; readonly winner: Seat | null };

/** The sides with pucks in a zone: one bit per seat; both: grey (TCHAKO-5). */
export type Control = number;
export const GREY: Control = 3;
export const sideBit = (seat: Seat): Control => seat + 1;

export type State = {
  variant: Variant;
  /** By puck, in 1/64 mm; 0 if it is not on the board. Plain arrays are copied ten times as fast as typed ones. */
  readonly x: number[];
  readonly y: number[];
  here: Pucks;
  /** TCHAKO-13: pucks that still lie on the space they were created on. */
  set: Pucks;
  /** TCHAKO-10: pucks shot in this turn. */
  shot: Pucks;
  /** Replaced, never mutated. */
  laid: Laid;
  turn: Seat;
  /** 1 for the first turn; 0 while triangles are chosen (TCHAKO-42). */
  number: number;
  /** Points left in this turn, in halves. */
  points: number;
  captured: Zones;
  /** By zone: the control when the turn began. */
  readonly began: Control[];
  /** By seat, queens not counted (TCHAKO-30). */
  readonly creations: number[];
  /** TCHAKO-43: free creations left. */
  free: number;
  /** TCHAKO-45: a proposed mode that waits for the opponent's answer. */
  offer: Offer | null;
  /** TCHAKO-45: a mode was declined in this turn, so no other may be proposed. */
  declined: boolean;
  end: End | null;
};

export function clone(s: State): State {
  return {
    variant: s.variant,
    x: s.x.slice(),
    y: s.y.slice(),
    here: s.here,
    set: s.set,
    shot: s.shot,
    laid: s.laid,
    turn: s.turn,
    number: s.number,
    points: s.points,
    captured: s.captured,
    began: s.began.slice(),
    creations: s.creations.slice(),
    free: s.free,
    offer: s.offer,
    declined: s.declined,
    end: s.end,
  };
}

/** TCHAKO-2: the start position, before the first turn begins. */
export function startState(variant: Variant): State {
  const s: State = {
    variant,
    x: PUCKS.map(() => 0),
    y: PUCKS.map(() => 0),
    here: 0,
    set: 0,
    shot: 0,
    laid: START_ELASTICS,
    turn: 0,
    number: 0,
    points: 0,
    captured: 0,
    began: ZONES.map(() => 0),
    creations: [0, 0],
    free: 0,
    offer: null,
    declined: false,
    end: null,
  };
  for (const [seat, bases, vital] of [
    [0, [1, 2, 3], 0],
    [1, [8, 9, 10], 11],
  ] as const) {
    for (const [i, zone] of bases.entries()) setDown(s, firstOf(seat) + i, zone);
    if (!variant.anarchy) setDown(s, queenOf(seat), vital);
  }
  return s;
}

/** Puts a puck on the space of a zone, as a creation does. */
export function setDown(s: State, puck: Puck, zone: Zone): void {
  const { x, y } = MIDDLES[zone]!;
  moveTo(s, puck, x, y);
  s.here |= bit(puck);
  s.set |= bit(puck);
}

/** `| 0` makes integers and turns -0 into 0. */
export function moveTo(s: State, puck: Puck, x: number, y: number): void {
  s.x[puck] = x | 0;
  s.y[puck] = y | 0;
}

/** Puts a puck back into the box. */
export function takeAway(s: State, puck: Puck): void {
  moveTo(s, puck, 0, 0);
  s.here &= ~bit(puck);
  s.set &= ~bit(puck);
  s.shot &= ~bit(puck);
}

export const other = (seat: Seat): Seat => 1 - seat;
export const isOver = (s: State): boolean => s.end !== null;
export const isHere = (s: State, puck: Puck): boolean => has(s.here, puck);
export const isSet = (s: State, puck: Puck): boolean => has(s.set, puck);

/** TCHAKO-16 */
export const isAbsent = (s: State, seat: Seat): boolean => !s.variant.anarchy && !isHere(s, queenOf(seat));

/** The squared distance of a puck to the middle of a zone. */
export const squareToMiddle = (s: State, puck: Puck, zone: Zone): number =>
  squareApart(s.x[puck]!, s.y[puck]!, MIDDLE_X[zone]!, MIDDLE_Y[zone]!);

export const isOnSpace = (s: State, puck: Puck, zone: Zone): boolean =>
  squareToMiddle(s, puck, zone) < SPACE_REACH * SPACE_REACH;

/** The zone whose space a puck lies on, or -1. Spaces do not overlap. */
export function homeOf(s: State, puck: Puck): Zone {
  const y = s.y[puck]!;
  for (let zone = 0; zone < ZONES.length; zone++) {
    const off = y - MIDDLE_Y[zone]!;
    if (off < SPACE_REACH && off > -SPACE_REACH && isOnSpace(s, puck, zone)) return zone;
  }
  return -1;
}
