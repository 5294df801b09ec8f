import { lowest } from './board.ts';
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
import type { EventSink } from './events.ts';
import { BAND_FREE, isNearSegment } from './measure.ts';
import type { HookMove, LayMove } from './move.ts';
import type { RefusalKey } from './refusals.ts';
import { moveTo, type State } from './state.ts';
import { clearTriangle } from './triangle.ts';

/** The hooks an elastic has after the move. */
export const hooksAfter = (s: State, m: HookMove | LayMove): Hooks =>
  m.kind === 'lay' ? m.hooks : rehook(s.laid[m.elastic] ?? [], m.from, m.to);

/** TCHAKO-14, TCHAKO-42: half a point for each hook that changes its post. In halves. */
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
  return againstPlace(s, m.elastic, place, cost);
}

/** Why an elastic may not move to a place; `cost`: the number of hooks that change. */
export function againstPlace(s: State, elastic: Elastic, place: Place, cost: number): RefusalKey | null {
  const taken = isTaken(s.laid, elastic, place);
  if (taken) return taken === 'post' ? 'post-taken' : 'segment-taken';
  if (cost > s.points) return 'too-few-points';
  if (isTriangle(elastic))
    return clearTriangle(s, withElastic(s.laid, elastic, place.hooks), place) ? null : 'no-room-for-triangle';
  return isOverPuck(s, place) ? 'elastic-on-puck' : null;
}

function isOverPuck(s: State, place: Place): boolean {
  for (const { from, to } of place.bands) {
    const [low, high] = [Math.min(from.y, to.y) - BAND_FREE, Math.max(from.y, to.y) + BAND_FREE];
    for (let left = s.here; left !== 0; left &= left - 1) {
      const puck = lowest(left);
      const y = s.y[puck]!;
      if (y > low && y < high && isNearSegment(s.x[puck]!, y, from.x, from.y, to.x, to.y, BAND_FREE))
        return true;
    }
  }
  return false;
}

export const withElastic = (laid: Laid, elastic: Elastic, hooks: Hooks | null): Laid =>
  Object.freeze(laid.map((old, i) => (i === elastic ? hooks && Object.freeze([...hooks]) : old)));

export function hook(s: State, m: HookMove | LayMove, events: EventSink): void {
  const hooks = hooksAfter(s, m);
  const cost = hookCost(s, m);
  const laid = withElastic(s.laid, m.elastic, hooks);
  const moved = isTriangle(m.elastic) ? clearTriangle(s, laid, placeWith(m.elastic, hooks)!)! : [];
  s.laid = laid;
  s.points -= cost;
  s.free = 0;
  events?.push({ kind: 'hooked', seat: s.turn, elastic: m.elastic, hooks, cost });
  for (const { puck, x, y } of moved) {
    moveTo(s, puck, x, y);
    events?.push({ kind: 'moved', puck, x, y });
  }
}
