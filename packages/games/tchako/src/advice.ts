import type { Seat } from '@tablee/kernel';
import { play } from './apply.ts';
import { BASES, bit, has, sizeOf, ZONES, type Zone } from './board.ts';
import { captureFrom, controlOf, hasChain, hasTchako, heldBy, zonesOf } from './control.ts';
import type { TchakoEvent } from './events.ts';
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
  readonly events: readonly TchakoEvent[];
  readonly was: readonly Control[];
  readonly is: readonly Control[];
};

/** Null: the move is refused, or no action of a turn. */
function changeBy(s: State, seat: Seat, move: Move): Change | null {
  if (isOver(s) || s.offer || s.number === 0 || s.turn !== seat || refuse(s, seat, move)) return null;
  const after = clone(s);
  const events: TchakoEvent[] = [];
  play(after, move, events);
  return { seat, move, before: s, after, events, was: controlOf(s), is: controlOf(after) };
}

/** The advice that a move of the player on turn follows, or null. */
export function adviceFor(s: State, seat: Seat, move: Move): AdviceKey | null {
  const change = move.kind === 'end' ? null : changeBy(s, seat, move);
  return change && (ADVICE.find(key => FOLLOWS[key](change)) ?? null);
}

/** What a move achieves, in words for a player: `puck` and `zone` name what it is about. */
export const PURPOSES = [
  'win',
  'tchako',
  'guard',
  'banish',
  'eliminate',
  'take',
  'contest',
  'strengthen',
  'bar',
  'settle',
  'place',
  'finish',
] as const;
export type Purpose = {
  readonly kind: (typeof PURPOSES)[number];
  readonly puck?: Puck;
  readonly zone?: Zone;
};

/** The most important thing a move of the player on turn achieves; null for a move that is no action. */
export function purposeOf(s: State, seat: Seat, move: Move): Purpose | null {
  if (move.kind === 'end') return { kind: 'finish' };
  const change = changeBy(s, seat, move);
  if (!change) return null;
  const { before, after, events, was, is } = change;
  if (after.end?.winner === seat) return { kind: 'win' };
  if (!before.variant.anarchy && FOLLOWS['all-in'](change)) return { kind: 'tchako' };
  if (FOLLOWS.queen(change)) return { kind: 'guard' };
  const lost = events.flatMap(e => (e.kind === 'gone' && ownerOf(e.puck) !== seat ? [e.puck] : []));
  if (lost.some(isQueen)) return { kind: 'banish' };
  if (lost[0] !== undefined) return { kind: 'eliminate', puck: lost[0] };
  const [mine, theirs] = [sideBit(seat), sideBit(other(seat))];
  const taken = ZONES.find(zone => is[zone] === mine && was[zone] !== mine);
  if (taken !== undefined) return { kind: 'take', zone: taken };
  const contested = ZONES.find(zone => was[zone] === theirs && is[zone] !== theirs);
  if (contested !== undefined) return { kind: 'contest', zone: contested };
  if (move.kind === 'create') return { kind: 'strengthen', zone: move.zone };
  if (move.kind !== 'shoot') return { kind: 'bar' };
  const reached = ZONES.find(zone => isHere(after, move.puck) && has(zonesOf(after, move.puck), zone));
  return reached === undefined ? { kind: 'place' } : { kind: 'settle', zone: reached };
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
