import type { Seat } from '@tablee/kernel';
import { BASES, bit, sizeOf, ZONES } from './board.ts';
import { captureFrom, controlOf, hasChain, hasTchako, heldBy, heldOrCaptured, zonesOf } from './control.ts';
import { square, squareApart } from './measure.ts';
import { isQueen, ownerOf, PUCKS, type Puck } from './puck.ts';
import { shotCost } from './shot.ts';
import { type Control, isAbsent, isHere, isOver, isSet, other, type State } from './state.ts';
import { queensMatter } from './variant.ts';

/** TCHAKO-47: the book's advice, what presses most first. */
export const ADVICE = ['strike', 'queen', 'all-in', 'contest', 'together', 'direct'] as const;
export type AdviceKey = (typeof ADVICE)[number];

/** So many zones the enemy is about to capture are worth a visit. */
const WORTH_CONTESTING = 2;
/** Farther than this from every friend, a puck is alone: 110 mm. */
const ALONE = 7_040;

/** The piece of advice that fits the position best, for whoever is on turn; null: none does. */
export function adviceFor(s: State, seat: Seat): AdviceKey | null {
  if (isOver(s) || s.offer || s.number === 0 || s.turn !== seat) return null;
  const control = controlOf(s);
  return ADVICE.find(key => FITS[key](s, seat, control)) ?? null;
}

const FITS: { readonly [K in AdviceKey]: (s: State, seat: Seat, control: readonly Control[]) => boolean } = {
  strike: (s, seat, control) =>
    queensMatter(s.variant) && !isAbsent(s, other(seat)) && hasTchako(s, seat, control),
  queen: (s, seat, control) =>
    queensMatter(s.variant) && isOneShort(heldBy(control, other(seat)), other(seat)),
  'all-in': (s, seat, control) =>
    (s.variant.anarchy || s.variant.standardWin) && isOneShort(heldOrCaptured(s, control, seat), seat),
  contest: (_, seat, control) => sizeOf(captureFrom(control, other(seat))) >= WORTH_CONTESTING,
  together: (s, seat) => PUCKS.some(puck => isLonely(s, puck, seat)),
  direct: (s, seat) =>
    PUCKS.some(
      puck =>
        ownerOf(puck) === seat &&
        isHere(s, puck) &&
        isSet(s, puck) &&
        !isQueen(puck) &&
        (zonesOf(s, puck) & BASES[seat]!) !== 0 &&
        shotCost(s, puck, false) <= s.points,
    ),
};

/** With these zones a chain reaches the enemy vital zone, or would with one more. */
const isOneShort = (through: number, seat: Seat): boolean =>
  ZONES.some(zone => hasChain(through & BASES[seat]!, through | bit(zone), seat));

/** Away from home, and no friend near. */
function isLonely(s: State, puck: Puck, seat: Seat): boolean {
  if (!isHere(s, puck) || ownerOf(puck) !== seat || isQueen(puck)) return false;
  if ((zonesOf(s, puck) & BASES[seat]!) !== 0) return false;
  return !PUCKS.some(
    friend =>
      friend !== puck &&
      isHere(s, friend) &&
      ownerOf(friend) === seat &&
      squareApart(s.x[puck]!, s.y[puck]!, s.x[friend]!, s.y[friend]!) <= square(ALONE),
  );
}
