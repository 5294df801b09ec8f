import type { Seat } from '@tablee/kernel';
import { has, sizeOf, VITAL, ZONES, type Zones, zonesNamed } from './board.ts';
import { captureFrom, controlOf, hasTchako, heldBy, heldOrCaptured } from './control.ts';
import { ownerOf, PLAIN, PUCKS, SIDE } from './puck.ts';
import {
  type Control,
  type End,
  isAbsent,
  isHere,
  other,
  type Reason,
  type State,
  squareToMiddle,
} from './state.ts';
import { queensMatter } from './variant.ts';

/** TCHAKO-33 */
export const HILL_ZONES = {
  off: 0,
  pair: zonesNamed('N2', 'N3'),
  line: zonesNamed('N1', 'N2', 'N3', 'N4'),
  rhombus: zonesNamed('N2', 'N3', 'BSC', 'BNC'),
} as const;

/** TCHAKO-24: whether a side has won. If both have, the player on turn wins. */
export function judge(s: State, known?: readonly Control[]): End | null {
  const control = known ?? (needsControl(s) ? controlOf(s) : NO_CONTROL);
  const reason = reasonFor(s, s.turn, control);
  if (reason) return { reason, winner: s.turn };
  const against = reasonFor(s, other(s.turn), control);
  return against && { reason: against, winner: other(s.turn) };
}

/** Most positions can be judged without computing control, which is slow. */
const needsControl = (s: State): boolean =>
  s.variant.anarchy || s.variant.hill !== 'off' || isAbsent(s, 0) || isAbsent(s, 1);
const NO_CONTROL: readonly Control[] = ZONES.map(() => 0);

/** TCHAKO-33: the pair counts only at the start of its holder's turn. */
export const holdsPair = (s: State): boolean =>
  s.variant.hill === 'pair' && (s.captured & HILL_ZONES.pair) === HILL_ZONES.pair;

function reasonFor(s: State, seat: Seat, control: readonly Control[]): Reason | null {
  const { variant: v } = s;
  const enemy = other(seat);
  if (v.anarchy && has(heldBy(control, seat), VITAL[enemy]!) && hasTchako(s, seat, control)) return 'anarchy';
  if (queensMatter(v) && isAbsent(s, enemy) && hasTchako(s, seat, control)) return 'queen-gone';
  if (holdsHill(s, seat, control)) return 'hill';
  if (v.lead > 0 && countOf(s, seat) - countOf(s, enemy) >= v.lead) return 'lead';
  if (v.reach > 0 && countOf(s, seat) >= v.reach) return 'reach';
  return isExtinct(s, enemy) ? 'extinct' : null;
}

function holdsHill(s: State, seat: Seat, control: readonly Control[]): boolean {
  const { hill } = s.variant;
  if (hill === 'off' || hill === 'pair') return false;
  const wanted: Zones = HILL_ZONES[hill];
  return (heldOrCaptured(s, control, seat) & wanted) === wanted;
}

/** Pucks of a seat, with the queen. */
export const countOf = (s: State, seat: Seat): number => sizeOf(s.here & SIDE[seat]!);
/** Without the queen. */
export const hasPucks = (s: State, seat: Seat): boolean => (s.here & PLAIN[seat]!) !== 0;

/** TCHAKO-30: whether a seat may create anything but the queen in a turn of that number. */
export const mayCreateIn = (s: State, seat: Seat, number: number): boolean =>
  (s.variant.suddenCreations === 0 || s.creations[seat]! < s.variant.suddenCreations) &&
  (s.variant.suddenTurn === 0 || number <= s.variant.suddenTurn);

/** TCHAKO-30: no pucks, and no creations left. */
function isExtinct(s: State, seat: Seat): boolean {
  const next = s.turn === seat ? s.number : s.number + 1;
  return !hasPucks(s, seat) && !mayCreateIn(s, seat, next);
}

/** TCHAKO-31: the result after the last turn. */
export function countDown(s: State): End {
  const control = controlOf(s);
  const zones = [0, 1].map(seat => sizeOf(captureFrom(control, seat)));
  const pucks = [0, 1].map(seat => countOf(s, seat));
  const near = [0, 1].map(seat => -nearestTo(s, seat));
  return (
    decide('zones', zones) ??
    decide('pucks', pucks) ??
    decide('nearest', near) ?? { reason: 'even', winner: null }
  );
}

const decide = (reason: Reason, [south, north]: readonly number[]): End | null =>
  south === north ? null : { reason, winner: south! > north! ? 0 : 1 };

/** The squared distance of a seat's nearest puck to the middle of the enemy's vital zone. */
function nearestTo(s: State, seat: Seat): number {
  const goal = VITAL[other(seat)]!;
  return PUCKS.reduce(
    (least, puck) =>
      isHere(s, puck) && ownerOf(puck) === seat ? Math.min(least, squareToMiddle(s, puck, goal)) : least,
    Number.MAX_SAFE_INTEGER,
  );
}
