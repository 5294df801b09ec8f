import type { Seat } from '@tablee/kernel';
import { type Colour, EXITS, NOWHERE, type Space } from './board.ts';
import type { TchangEvent } from './events.ts';
import { isBitten, isOver, type Reason, type State } from './state.ts';
import { ownerOf } from './variant.ts';

/** TCHANG-9: rules 2 want a pawn of the seat on turn in every share; rules 1 let it share for all pawns. */
export const mayShare = ({ variant, turn }: State, a: Colour, b: Colour): boolean =>
  variant.rules === 1 || ownerOf(variant, a) === turn || ownerOf(variant, b) === turn;

/** TCHANG-5: whether two pawns stand on one space between which the seat on turn may share. */
export const standTogether = (s: State): boolean => somePair(s, () => true);

function somePair(s: State, is: (a: Colour, b: Colour) => boolean): boolean {
  // At most one pawn is NOWHERE, so it never matches another.
  for (let a = 1; a < s.pawns.length; a++)
    for (let b = 0; b < a; b++) if (s.pawns[a] === s.pawns[b] && mayShare(s, a, b) && is(a, b)) return true;
  return false;
}

/** Sum of the fireflies of all pawns on a space. */
export function firefliesOn(s: State, space: Space): number {
  let sum = 0;
  for (let pawn = 0; pawn < s.pawns.length; pawn++) if (s.pawns[pawn] === space) sum += s.purses[pawn]!;
  return sum;
}

/** TCHANG-9: whether the seat on turn can share: one of two such pawns has fireflies. */
export const canShare = (s: State): boolean => somePair(s, (a, b) => s.purses[a]! + s.purses[b]! > 0);

/** TCHANG-5: whether a seat has a free pawn that can pay a step. Every space has a neighbour. */
export function canMove(s: State, seat: Seat): boolean {
  for (const pawn of s.variant.colours) {
    if (s.purses[pawn]! > 0 && ownerOf(s.variant, pawn) === seat && !isBitten(s, pawn)) return true;
  }
  return false;
}

/** TCHANG-13: whether a free pawn has fireflies, or shares its space with some. */
export function canAnyoneEverMove(s: State): boolean {
  return s.pawns.some((space, pawn) => space !== NOWHERE && !isBitten(s, pawn) && firefliesOn(s, space) > 0);
}

/** TCHANG-12: all pawns in play stand on the exit. */
export const haveAllEscaped = (s: State, exitSpace: Space): boolean =>
  s.variant.colours.every(pawn => s.pawns[pawn] === exitSpace);

/** TCHANG-13: rounds without an action until the game is lost; the first one warns. */
const QUIET_ROUNDS = 2;

/** After a move: ends the game or the turn, or lets the seat share. */
export function settleMove(s: State, events: TchangEvent[]): void {
  s.step = 'moved';
  s.quiet = 0;
  if (s.open && haveAllEscaped(s, EXITS[s.exit]!)) finish(s, 'escaped', events);
  else if (!canAnyoneEverMove(s)) finish(s, 'stranded', events);
  else if (!standTogether(s)) passOn(s, events);
}

/** Ends the turn and skips seats that cannot act. */
export function passOn(s: State, events: TchangEvent[]): void {
  const { seats } = s.variant;
  for (;;) {
    s.step = 'start';
    s.turn = (s.turn + 1) % seats;
    // TCHANG-11: some seat can act, otherwise the game would be over.
    if (canMove(s, s.turn) || canShare(s)) return;
    skip(s, true, events);
    if (isOver(s)) return;
  }
}

/** TCHANG-5: a turn without an action. */
export function pass(s: State, events: TchangEvent[]): void {
  skip(s, false, events);
  if (!isOver(s)) passOn(s, events);
}

function skip(s: State, forced: boolean, events: TchangEvent[]): void {
  const { seats } = s.variant;
  s.quiet++;
  events.push({ kind: 'passed', seat: s.turn, forced });
  if (s.quiet === seats) events.push({ kind: 'warned' });
  if (s.quiet >= longestQuiet(seats)) finish(s, 'quiet', events);
}

export const longestQuiet = (seats: number): number => QUIET_ROUNDS * seats;

function finish(s: State, reason: Reason, events: TchangEvent[]): void {
  s.phase = reason;
  events.push({ kind: 'over', reason });
}
