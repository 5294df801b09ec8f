import type { Refusal, Seat } from '@tablee/kernel';
import { cardOf } from './apply.ts';
import { type Colour, entryOf, isReserve, isTrack, type Place } from './board.ts';
import { ENTERS, FIVE, FOUR, JACK, KING, type Rank, SEVEN, STEPS } from './cards.ts';
import { isSafe } from './effects.ts';
import type { Move } from './move.ts';
import { canPlay, holds, isActor, isBlocked } from './moves.ts';
import { againstBack, againstForward } from './obstacle.ts';
import { againstColour, isRival, playedColours } from './ownership.ts';
import { colourAt } from './pawns.ts';
import { type RefusalKey, refuseBy } from './refusals.ts';
import { againstSplit } from './refuse-split.ts';
import type { State } from './state.ts';
import { isOwnAt } from './walk.ts';

export function refuse(s: State, seat: Seat, m: Move): Refusal<RefusalKey> | null {
  return refuseBy(reasonAgainst(s, seat, m));
}

/** Why the seat has nothing to choose, or null when it has. */
export function whyWait(s: State, seat: Seat): RefusalKey | null {
  if (s.phase === 'over') return 'over';
  if (isActor(s, seat)) return null;
  const known = Number.isInteger(seat) && seat >= 0 && seat < s.variant.seats;
  if (known && s.phase === 'swap') return 'already-given';
  if (known && s.phase === 'cull') return 'already-culled';
  return 'not-your-turn';
}

function reasonAgainst(s: State, seat: Seat, m: Move): RefusalKey | null {
  const wait = whyWait(s, seat);
  if (wait) return wait;
  const phase = againstPhase(s, m);
  if (phase) return phase;
  if (!holds(s, seat, cardOf(m))) return 'not-in-hand';
  if (m.kind === 'give' || m.kind === 'cull') return null;
  const blocked = isBlocked(s, seat);
  if (m.kind === 'drop') return !blocked && canPlay(s, seat) ? 'must-play' : null;
  if (blocked) return 'blocked';
  switch (m.kind) {
    case 'walk':
      return againstWalk(s, seat, m.card, m.from, m.to);
    case 'split':
      return againstSplit(s, seat, m.parts);
    case 'swap':
      return againstSwap(s, seat, m.a, m.b);
    case 'block':
      return null;
  }
}

function againstPhase(s: State, m: Move): RefusalKey | null {
  if (m.kind === 'give') return !s.variant.teams ? 'no-partner' : s.phase === 'swap' ? null : 'no-swap-now';
  if (m.kind === 'cull') return s.phase === 'cull' ? null : 'no-cull-now';
  return s.phase === 'swap' ? 'swap-first' : s.phase === 'cull' ? 'cull-first' : null;
}

function againstWalk(s: State, seat: Seat, card: Rank, from: Place, to: Place): RefusalKey | null {
  if (card === JACK) return 'jack-swaps';
  if (card === SEVEN) return 'no-such-move';
  const colour = colourAt(s.pawns, from);
  if (colour < 0) return 'no-pawn-there';
  if (card === FIVE) {
    if (!isRival(s, seat, colour)) return 'five-rivals-only';
  } else {
    const owner = againstColour(s, seat, colour);
    if (owner) return owner;
  }
  if (isReserve(from)) return againstEntry(s, card, colour, to);
  const takesOwn = card === KING || s.variant.selfCapture;
  if (card === FOUR) return againstBack(s, colour, from, to, takesOwn);
  const steps = card === FIVE ? 5 : STEPS[card]!;
  return againstForward(s, colour, from, to, steps, { chooses: s.variant.chooseHouse, takesOwn });
}

function againstEntry(s: State, card: Rank, colour: Colour, to: Place): RefusalKey | null {
  if (!ENTERS[card]) return 'card-does-not-enter';
  const entry = entryOf(colour);
  if (to !== entry) return 'enters-on-18';
  return !s.variant.selfCapture && isOwnAt(s.pawns, colour, entry) ? 'own-pawn-on-18' : null;
}

/** TOCK-26 */
function againstSwap(s: State, seat: Seat, a: Place, b: Place): RefusalKey | null {
  if (a === b) return 'swap-two-pawns';
  const [colourA, colourB] = [colourAt(s.pawns, a), colourAt(s.pawns, b)];
  if (colourA < 0 || colourB < 0) return 'no-pawn-there';
  if (!isTrack(a) || !isTrack(b)) return 'swap-on-track';
  const played = playedColours(s, seat);
  const [mineA, mineB] = [played.includes(colourA), played.includes(colourB)];
  if (!mineA && !mineB) return 'swap-own-pawn';
  if (isSafe(s, seat, colourA, a) || isSafe(s, seat, colourB, b)) return 'swap-own-18';
  const turned = mineA ? mineB && s.pawns.indexOf(b) < s.pawns.indexOf(a) : true;
  return turned ? 'swap-order' : null;
}
