import type { Seat } from '@tablee/kernel';
import { play } from './apply.ts';
import { BASES, bit, has, sizeOf, ZONES } from './board.ts';
import { captureFrom, controlOf, hasChain, hasTchako, heldBy, zonesOf } from './control.ts';
import { square, squareApart } from './measure.ts';
import type { Move } from './move.ts';
import { isQueen, ownerOf, PUCKS, type Puck } from './puck.ts';
import { refuse } from './refuse.ts';
import { type Control, clone, isHere, isOver, isSet, other, type State, sideBit } from './state.ts';
import { queensMatter } from './variant.ts';

/** TCHAKO-47: the rulebook's advice, the most urgent first. */
export const ADVICE = ['strike', 'queen', 'all-in', 'contest', 'together', 'direct'] as const;
export type AdviceKey = (typeof ADVICE)[number];

/** Number of zones about to be captured from which contesting is advised. */
const WORTH_CONTESTING = 2;
/** A puck farther than 110 mm from all its friends is alone. */
const ALONE = 7_040;

/** A move with the positions and control before and after it. */
type Change = {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: State;
  readonly after: State;
  readonly was: readonly Control[];
  readonly is: readonly Control[];
};

/** The advice that a move of the player on turn follows, or null. */
export function adviceFor(s: State, seat: Seat, move: Move): AdviceKey | null {
  if (isOver(s) || s.offer || s.number === 0 || s.turn !== seat || move.kind === 'end') return null;
  if (refuse(s, seat, move)) return null;
  const after = clone(s);
  play(after, move, []);
  const change = { seat, move, before: s, after, was: controlOf(s), is: controlOf(after) };
  return ADVICE.find(key => FOLLOWS[key](change)) ?? null;
}

const FOLLOWS: { readonly [K in AdviceKey]: (change: Change) => boolean } = {
  strike: ({ seat, before, after, was }) =>
    queensMatter(before.variant) && hasTchako(before, seat, was) && after.end?.winner === seat,
  queen: ({ seat, move, before, after, was, is }) => {
    const enemy = other(seat);
    if (!queensMatter(before.variant) || !isOneShort(heldBy(was, enemy), enemy)) return false;
    const hides = move.kind === 'shoot' && isQueen(move.puck) && isHere(after, move.puck);
    return hides || !isOneShort(heldBy(is, enemy), enemy);
  },
  'all-in': ({ seat, before, after, was, is }) =>
    (before.variant.anarchy || before.variant.standardWin) &&
    !hasTchako(before, seat, was) &&
    (hasTchako(after, seat, is) || after.end?.reason === 'anarchy'),
  contest: ({ seat, was, is }) => {
    const threatened = sizeOf(captureFrom(was, other(seat)));
    return threatened >= WORTH_CONTESTING && sizeOf(captureFrom(is, other(seat))) < threatened;
  },
  together: ({ seat, before, after }) =>
    PUCKS.some(puck => isLonely(before, puck, seat) && isHere(after, puck) && !isLonely(after, puck, seat)),
  direct: ({ seat, move, before, after, was, is }) =>
    move.kind === 'shoot' &&
    isSet(before, move.puck) &&
    !isQueen(move.puck) &&
    (zonesOf(before, move.puck) & BASES[seat]!) !== 0 &&
    isHere(after, move.puck) &&
    ZONES.some(zone => has(zonesOf(after, move.puck), zone) && was[zone] === 0 && is[zone] === sideBit(seat)),
};

/** Whether these zones are a chain to the enemy's vital zone, or would be with one more. */
const isOneShort = (through: number, seat: Seat): boolean =>
  ZONES.some(zone => hasChain(through & BASES[seat]!, through | bit(zone), seat));

/** Outside its bases, without a friend nearby. */
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
