import {
  type Elastic,
  type Hooks,
  isTaken,
  isTriangle,
  type Laid,
  type Place,
  placeWith,
  rehook,
} from './elastic.ts';
import type { TchakoEvent } from './events.ts';
import { BAND_FREE, isNearSegment } from './measure.ts';
import type { HookMove, LayMove } from './move.ts';
import { PUCKS } from './puck.ts';
import type { RefusalKey } from './refusals.ts';
import { isHere, moveTo, type State } from './state.ts';
import { clearTriangle } from './triangle.ts';

/** The hooks an elastic has after the move. */
export const hooksAfter = (s: State, m: HookMove | LayMove): Hooks =>
  m.kind === 'lay' ? m.hooks : rehook(s.laid[m.elastic] ?? [], m.from, m.to);

/** TCHAKO-14, TCHAKO-42: half a point a hook; laying a triangle takes three. */
export const hookCost = (s: State, m: HookMove | LayMove): number => {
  const before = s.laid[m.elastic] ?? [];
  return hooksAfter(s, m).filter(post => !before.includes(post)).length;
};

export function againstHooking(s: State, m: HookMove | LayMove): RefusalKey | null {
  const before = s.laid[m.elastic];
  if (!before) return 'elastic-not-in-play';
  if (m.kind === 'hook') {
    if (isTriangle(m.elastic)) return 'triangle-whole';
    if (!before.includes(m.from)) return 'hook-elsewhere';
  }
  const hooks = hooksAfter(s, m);
  const place = placeWith(m.elastic, hooks);
  if (!place) return isTriangle(m.elastic) ? 'no-triangle-there' : 'not-along-line';
  const cost = hookCost(s, m);
  if (cost === 0) return 'elastic-there';
  if (m.kind === 'lay' && !isTriangle(m.elastic) && cost === 1) return 'one-hook-stays';
  const taken = isTaken(s.laid, m.elastic, place);
  if (taken) return taken === 'post' ? 'post-taken' : 'segment-taken';
  if (cost > s.points) return 'too-few-points';
  if (isTriangle(m.elastic))
    return clearTriangle(s, layAnew(s.laid, m.elastic, hooks), place) ? null : 'no-room-for-triangle';
  return isOverPuck(s, place) ? 'elastic-on-puck' : null;
}

const isOverPuck = (s: State, place: Place): boolean =>
  place.bands.some(({ from, to }) =>
    PUCKS.some(
      puck => isHere(s, puck) && isNearSegment(s.x[puck]!, s.y[puck]!, from.x, from.y, to.x, to.y, BAND_FREE),
    ),
  );

export const layAnew = (laid: Laid, elastic: Elastic, hooks: Hooks | null): Laid =>
  Object.freeze(laid.map((old, i) => (i === elastic ? hooks && Object.freeze([...hooks]) : old)));

export function hook(s: State, m: HookMove | LayMove, news: TchakoEvent[]): void {
  const hooks = hooksAfter(s, m);
  const cost = hookCost(s, m);
  const laid = layAnew(s.laid, m.elastic, hooks);
  const moved = isTriangle(m.elastic) ? clearTriangle(s, laid, placeWith(m.elastic, hooks)!)! : [];
  s.laid = laid;
  s.points -= cost;
  s.free = 0;
  news.push({ kind: 'hooked', seat: s.turn, elastic: m.elastic, hooks, cost });
  for (const { puck, x, y } of moved) {
    moveTo(s, puck, x, y);
    news.push({ kind: 'moved', puck, x, y });
  }
}
