import { type Bodies, DISC, STOPS } from './bodies.ts';
import { hitDisc, hitObstacle, isDisc } from './impact.ts';
import { predict } from './prediction.ts';
import type { Terrain } from './terrain.ts';

/** Callbacks for the events of a shot, in order of time. */
export interface ShotObserver {
  /** Two discs collide; a < b. */
  met(a: number, b: number, impulse: number, at: number): void;
  /** `what` is POST, RAIL or BAND plus a number. */
  bounced(disc: number, what: number, at: number): void;
  /** A disc leaves over the rail. */
  left(disc: number, at: number): void;
  /** A disc changes its course or comes to rest. */
  turned(disc: number, at: number): void;
}

/** Runs from event to event until all discs rest. There are no time steps. */
export function simulate(b: Bodies, terrain: Terrain, shot: number, observer: ShotObserver): void {
  predict(b, terrain, shot, shot);
  while (b.moving.size > 0) {
    const next = findNext(b);
    b.now = b.nextTime[next]!;
    b.advance(next);
    handle(b, terrain, next, b.nextTarget[next]!, observer);
  }
}

function findNext(b: Bodies): number {
  const { list, size } = b.moving;
  let next = list[0]!;
  let soonest = b.nextTime[next]!;
  for (let k = 1; k < size; k++) {
    const i = list[k]!;
    const nextTime = b.nextTime[i]!;
    if (nextTime > soonest || (nextTime === soonest && !b.isBefore(i, next))) continue;
    soonest = nextTime;
    next = i;
  }
  return next;
}

function handle(b: Bodies, terrain: Terrain, i: number, nextTarget: number, observer: ShotObserver): void {
  if (isDisc(nextTarget)) {
    meet(b, terrain, i, nextTarget - DISC, observer);
    return;
  }
  if (nextTarget === STOPS) b.speed[i] = 0;
  else if (hitObstacle(b, terrain, i, nextTarget)) observer.bounced(i, nextTarget, b.now);
  else {
    b.remove(i);
    observer.left(i, b.now);
  }
  observer.turned(i, b.now);
  predict(b, terrain, i, i);
}

function meet(b: Bodies, terrain: Terrain, i: number, j: number, observer: ShotObserver): void {
  b.advance(j);
  const impulse = hitDisc(b, i, j);
  if (impulse > 0) {
    observer.met(Math.min(i, j), Math.max(i, j), impulse, b.now);
    observer.turned(i, b.now);
    observer.turned(j, b.now);
  }
  predict(b, terrain, i, j);
}
