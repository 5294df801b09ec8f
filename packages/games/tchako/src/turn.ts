import type { Seat } from '@tablee/kernel';
import { captureFrom, controlOf, hasTchako } from './control.ts';
import type { News } from './events.ts';
import { type Control, type End, isOver, other, type State } from './state.ts';
import { allowance } from './variant.ts';
import { countDown, holdsPair, judge } from './victory.ts';

/** TCHAKO-43 */
export const FREE_CREATIONS = 2;

/** By seat: who has the other in t'chako. */
export type Threats = readonly [boolean, boolean];

/** TCHAKO-32: without queens nobody is threatened; a chain wins. */
export const threatsOf = (s: State, control: readonly Control[] = controlOf(s)): Threats =>
  s.variant.anarchy ? [false, false] : [hasTchako(s, 0, control), hasTchako(s, 1, control)];

/** TCHAKO-6: control and captures as this turn finds them. */
export function beginTurn(s: State, seat: Seat, news: News): readonly Control[] {
  const control = controlOf(s);
  s.turn = seat;
  s.number++;
  s.points = allowance(s.variant, s.number);
  s.free = s.variant.carrisk ? FREE_CREATIONS : 0;
  s.shot = 0;
  s.declined = false;
  for (let zone = 0; zone < control.length; zone++) s.began[zone] = control[zone]!;
  s.captured = captureFrom(control, seat);
  news?.push({ kind: 'turn', seat, number: s.number, points: s.points, captured: s.captured });
  return control;
}

/** All is at rest after an action: announce, judge, and pass on when no point is left (TCHAKO-18, TCHAKO-24). */
export function settle(s: State, before: Threats | null, news: News): void {
  const threats = announce(s, before, news);
  const end = judge(s);
  if (end) finish(s, end, news);
  else if (s.points === 0) passOn(s, threats, news);
}

export function passOn(s: State, before: Threats | null, news: News): void {
  news?.push({ kind: 'ended', seat: s.turn });
  if (s.variant.countdown > 0 && s.number >= s.variant.countdown) {
    finish(s, countDown(s), news);
    return;
  }
  const control = beginTurn(s, other(s.turn), news);
  announce(s, before, news, control);
  const end: End | null = holdsPair(s) ? { reason: 'hill', winner: s.turn } : judge(s, control);
  if (end) finish(s, end, news);
}

/** Tells what has changed, to whoever knows how it was. */
function announce(
  s: State,
  before: Threats | null,
  news: News,
  control?: readonly Control[],
): Threats | null {
  if (!before || !news) return null;
  const now = threatsOf(s, control);
  for (const seat of [0, 1] as const)
    if (now[seat] !== before[seat]) news.push({ kind: 'tchako', seat, on: now[seat] });
  return now;
}

export function finish(s: State, end: End, news: News): void {
  if (isOver(s)) return;
  s.end = Object.freeze(end);
  news?.push({ kind: 'over', ...end });
}
