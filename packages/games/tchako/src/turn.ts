import type { Seat } from '@tablee/kernel';
import { captureFrom, controlOf, hasTchako } from './control.ts';
import type { EventSink } from './events.ts';
import { type Control, type End, isOver, other, type State } from './state.ts';
import { allowance } from './variant.ts';
import { countDown, holdsPair, judge } from './victory.ts';

/** TCHAKO-43 */
export const FREE_CREATIONS = 2;

/** By seat: whether it has its opponent in t'chako. */
export type Threats = readonly [boolean, boolean];

/** TCHAKO-32: in anarchy there is no t'chako; a chain wins. */
export const threatsOf = (s: State, control: readonly Control[] = controlOf(s)): Threats =>
  s.variant.anarchy ? [false, false] : [hasTchako(s, 0, control), hasTchako(s, 1, control)];

/** TCHAKO-6: stores the control and computes the captures of the new turn. */
export function beginTurn(s: State, seat: Seat, events: EventSink): readonly Control[] {
  const control = controlOf(s);
  s.turn = seat;
  s.number++;
  s.points = allowance(s.variant, s.number);
  s.free = s.variant.carrisk ? FREE_CREATIONS : 0;
  s.shot = 0;
  s.declined = false;
  for (let zone = 0; zone < control.length; zone++) s.began[zone] = control[zone]!;
  s.captured = captureFrom(control, seat);
  events?.push({ kind: 'turn', seat, number: s.number, points: s.points, captured: s.captured });
  return control;
}

/** After an action: announces t'chakos, checks for a victory, and ends the turn if no points are left (TCHAKO-18, TCHAKO-24). */
export function settle(s: State, before: Threats | null, events: EventSink): void {
  const threats = announce(s, before, events);
  const end = judge(s);
  if (end) finish(s, end, events);
  else if (s.points === 0) passOn(s, threats, events);
}

export function passOn(s: State, before: Threats | null, events: EventSink): void {
  events?.push({ kind: 'ended', seat: s.turn });
  if (s.variant.countdown > 0 && s.number >= s.variant.countdown) {
    finish(s, countDown(s), events);
    return;
  }
  const control = beginTurn(s, other(s.turn), events);
  announce(s, before, events, control);
  const end: End | null = holdsPair(s) ? { reason: 'hill', winner: s.turn } : judge(s, control);
  if (end) finish(s, end, events);
}

/** Records the t'chakos that began or ended. */
function announce(
  s: State,
  before: Threats | null,
  events: EventSink,
  control?: readonly Control[],
): Threats | null {
  if (!before || !events) return null;
  const now = threatsOf(s, control);
  for (const seat of [0, 1] as const)
    if (now[seat] !== before[seat]) events.push({ kind: 'tchako', seat, on: now[seat] });
  return now;
}

export function finish(s: State, end: End, events: EventSink): void {
  if (isOver(s)) return;
  s.end = Object.freeze(end);
  events?.push({ kind: 'over', ...end });
}
