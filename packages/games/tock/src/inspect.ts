import type { Refusal, Seat } from '@tablee/kernel';
import { COLOUR_COUNT, HOUSES, isReserve, isTrack, PAWNS, RESERVES } from './board.ts';
import { ENTERS, FIVE, FOUR, JACK, KING, NO_CARD, RANK_COUNT, type Rank, SEVEN, STEPS } from './cards.ts';
import { stockSize } from './deal.ts';
import type { Move } from './move.ts';
import { canPlay, holds, isBlocked, isUsable } from './moves.ts';
import { obstacle, obstacleBack } from './obstacle.ts';
import { isRival, playedColours } from './ownership.ts';
import { type RefusalKey, refuseBy } from './refusals.ts';
import { whyWait } from './refuse.ts';
import type { State } from './state.ts';

/** The visible cards of a hand, by rank. */
export function handOf(s: State, seat: Seat): Rank[] {
  const hand: Rank[] = [];
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    for (let n = s.hands[seat * RANK_COUNT + rank]!; n > 0; n--) hand.push(rank);
  }
  return hand;
}

/** TOCK-10, 25: whether the seat on turn can only discard. */
export const mustDrop = (s: State, seat: Seat): boolean =>
  s.phase === 'play' && s.turn === seat && (isBlocked(s, seat) || !canPlay(s, seat));

/** The number of pawns of these colours that are home. */
export function countHome(s: State, colours: readonly number[]): number {
  let n = 0;
  for (const colour of colours) {
    for (let i = colour * PAWNS; i < colour * PAWNS + PAWNS; i++) {
      if (s.pawns[i]! >= HOUSES && s.pawns[i]! < RESERVES) n++;
    }
  }
  return n;
}

/** A move cannot be taken back if luck follows, cards are swapped, or under TOCK-28. */
export function binding(s: State, m: Move): boolean {
  if (s.variant.touchMove) return true;
  if (m.kind === 'cull') return false;
  if (m.kind === 'give') return s.gives.filter(card => card === NO_CARD).length === 1;
  const held = s.held.reduce((sum, n) => sum + n, 0);
  return held === 1 || (s.variant.deal === 'draw' && stockSize(s) > 0);
}

/** Why a card cannot be chosen now; null if it can be played, given, culled or discarded. */
export function whyNot(s: State, seat: Seat, card: Rank): Refusal<RefusalKey> | null {
  const key = againstCard(s, seat, card);
  return refuseBy(key);
}

/** Why no card can be chosen after this move of the same seat, which the state does not show yet. */
export const whyNotAfter = ({ kind }: Move): Refusal<RefusalKey> | null =>
  refuseBy(kind === 'give' ? 'already-given' : kind === 'cull' ? 'already-culled' : 'not-your-turn');

function againstCard(s: State, seat: Seat, card: Rank): RefusalKey | null {
  const wait = whyWait(s, seat);
  if (wait) return wait;
  if (!holds(s, seat, card)) return 'not-in-hand';
  if (s.phase !== 'play' || isBlocked(s, seat) || isUsable(s, seat, card)) return null;
  return canPlay(s, seat) ? (firstObstacle(s, seat, card) ?? 'no-pawn-for-card') : null;
}

/** The first obstacle to the card's use, pawn by pawn. */
function firstObstacle(s: State, seat: Seat, card: Rank): RefusalKey | null {
  if (card === JACK) return 'no-pair-to-swap';
  const colours =
    card === FIVE
      ? Array.from({ length: COLOUR_COUNT }, (_, c) => c).filter(c => isRival(s, seat, c))
      : playedColours(s, seat);
  const pawns = colours.flatMap(c => s.pawns.slice(c * PAWNS, c * PAWNS + PAWNS).map(at => ({ c, at })));
  const walking = pawns.filter(({ at }) => (card === FIVE ? isTrack(at) : !isReserve(at)));
  if (walking.length === 0 && !ENTERS[card]) return card === FIVE ? 'no-rival-for-five' : 'all-in-reserve';
  const takesOwn = card === KING || s.variant.selfCapture;
  const steps = card === FIVE ? 5 : card === SEVEN ? 7 : STEPS[card]!;
  for (const { c, at } of walking) {
    if (card === FOUR && at >= HOUSES) continue;
    const key = card === FOUR ? obstacleBack(s, c, at, takesOwn) : obstacle(s, c, at, steps, takesOwn);
    if (key && (at < HOUSES || walking.every(w => w.at >= HOUSES))) return key;
  }
  return null;
}
