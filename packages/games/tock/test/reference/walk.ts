import type { Agreed, Pawn, Position } from './position.ts';
import {
  distance,
  farSeven,
  houseNumber,
  isHome,
  isOnTrack,
  isSeven,
  opposite,
  walkFrom,
  wayOf,
} from './squares.ts';

/** A final square of a pawn, and the pawns captured. */
export type Landing = { readonly to: string; readonly taken: readonly Pawn[] };

const standingOn = (p: Position, squares: readonly string[]): Pawn[] =>
  p.pawns.filter(pawn => squares.includes(pawn.at));

/** TOCK-14: rules 1 go by colour, rules 2 by player. With two players opposite colours have the same player. */
const passes = (agreed: Agreed, mover: Pawn, other: Pawn): boolean =>
  other.colour === mover.colour ||
  (agreed.rules === 2 && agreed.players === 2 && other.colour === opposite(mover.colour));

const isBlocked = (p: Position, agreed: Agreed, mover: Pawn, way: readonly string[]): boolean =>
  standingOn(p, way).some(other => other.fresh && !passes(agreed, mover, other));

/** TOCK-11, 12, 16: ending on a track square, with the leap from a 7. */
function land(p: Position, agreed: Agreed, mover: Pawn, square: string): Landing[] {
  const touched = isSeven(square) ? [square, farSeven(square)] : [square];
  const taken = standingOn(p, touched).filter(other => other !== mover);
  if (!agreed.selfCapture && taken.some(other => other.colour === mover.colour)) return [];
  return [{ to: touched.at(-1)!, taken }];
}

/** TOCK-17, 18: into or within the house by exact count, passing no pawn. */
function intoHouse(p: Position, colour: string, first: number, last: number): string | null {
  if (last > 4) return null;
  const squares = [1, 2, 3, 4].filter(n => n >= first && n <= last).map(n => `${colour}H${n}`);
  return standingOn(p, squares).length > 0 ? null : `${colour}H${last}`;
}

/** All ways to walk forwards that many steps, the house first. */
export function forward(p: Position, agreed: Agreed, mover: Pawn, steps: number, king = false): Landing[] {
  const { at, colour } = mover;
  if (isHome(at)) {
    const deeper = intoHouse(p, colour, houseNumber(at) + 1, houseNumber(at) + steps);
    return deeper === null ? [] : [{ to: deeper, taken: [] }];
  }
  if (!isOnTrack(at)) return [];
  const landings: Landing[] = [];
  const toGate = distance(at, `${colour}16`);
  if (toGate < steps) {
    const home = intoHouse(p, colour, 1, steps - toGate);
    const way = wayOf(at, toGate);
    if (home !== null && !isBlocked(p, agreed, mover, way))
      landings.push({ to: home, taken: king ? standingOn(p, way) : [] });
  }
  if (landings.length > 0 && !agreed.choice) return landings;
  const way = wayOf(at, steps);
  if (isBlocked(p, agreed, mover, way)) return landings;
  return [...landings, ...(king ? [sweep(p, way)] : land(p, agreed, mover, way.at(-1)!))];
}

/** TOCK-24: captures on the way, on the last square and on the far 7. */
function sweep(p: Position, way: readonly string[]): Landing {
  const last = way.at(-1)!;
  return isSeven(last)
    ? { to: farSeven(last), taken: standingOn(p, [...way, farSeven(last)]) }
    : { to: last, taken: standingOn(p, way) };
}

/** TOCK-21 */
export function backward(p: Position, agreed: Agreed, mover: Pawn, steps: number): Landing[] {
  if (!isOnTrack(mover.at) || isBlocked(p, agreed, mover, wayOf(mover.at, -steps))) return [];
  return land(p, agreed, mover, walkFrom(mover.at, -steps));
}

/** TOCK-15 */
export const enter = (p: Position, agreed: Agreed, mover: Pawn): Landing[] =>
  mover.at === 'R' ? land(p, agreed, mover, `${mover.colour}18`) : [];

/** The position after a landing. Pawns keep their order in the list. */
export function settle(p: Position, mover: Pawn, { to, taken }: Landing, fresh = false): Position {
  const pawns = p.pawns.map(pawn => {
    if (pawn === mover) return { colour: pawn.colour, at: to, fresh };
    return taken.includes(pawn) ? { colour: pawn.colour, at: 'R', fresh: false } : pawn;
  });
  return { ...p, pawns };
}
