import type { Seat } from '@tablee/kernel';
import { NOWHERE, type Space } from './board.ts';
import { isBitten, type State } from './state.ts';
import { ownerOf } from './variant.ts';

/** TCHANG-5: do any two pawns stand on one space? */
export function standTogether(s: State): boolean {
  const [r, g, y, b] = s.pawns;
  // Written out: asked after every move. A pawn that stays away stands nowhere, and there is only one such.
  return r === g || r === y || g === y || b === r || b === g || b === y;
}

/** All fireflies on a space, whoever carries them. */
export function firefliesOn(s: State, space: Space): number {
  let sum = 0;
  for (let pawn = 0; pawn < s.pawns.length; pawn++) if (s.pawns[pawn] === space) sum += s.purses[pawn]!;
  return sum;
}

/** TCHANG-9: some pawn with fireflies stands beside another one. */
export function canShare(s: State): boolean {
  if (!standTogether(s)) return false;
  return s.pawns.some(
    (space, pawn) => s.purses[pawn]! > 0 && s.pawns.some((other, i) => i !== pawn && other === space),
  );
}

/** TCHANG-5: has this seat a pawn that can pay a step? There is always one to go: no space is shut in. */
export function canMove(s: State, seat: Seat): boolean {
  for (const pawn of s.variant.colours) {
    if (s.purses[pawn]! > 0 && ownerOf(s.variant, pawn) === seat && !isBitten(s, pawn)) return true;
  }
  return false;
}

/** TCHANG-13: a free pawn that has fireflies, or stands where there are some. */
export function canAnyoneEverMove(s: State): boolean {
  return s.pawns.some((space, pawn) => space !== NOWHERE && !isBitten(s, pawn) && firefliesOn(s, space) > 0);
}

/** TCHANG-12: all pawns in play stand on the exit. */
export const haveAllEscaped = (s: State, exitSpace: Space): boolean =>
  s.variant.colours.every(pawn => s.pawns[pawn] === exitSpace);
