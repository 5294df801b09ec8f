import { lookAhead, standInWay } from './ahead.ts';
import { type Bodies, DISC, NEVER, STOPS } from './bodies.ts';
import { hitDisc, hitStill, isDisc } from './impact.ts';
import type { Terrain } from './terrain.ts';

/** Told of everything that happens, in order; a pair's lower number first. */
export interface Witness {
  /** Discs exchange an impulse. */
  met(a: number, b: number, given: number, at: number): void;
  /** `what` counts from POST, RAIL or BAND. */
  bounced(disc: number, what: number, at: number): void;
  /** Over the rail, at that instant. */
  left(disc: number, at: number): void;
  /** Its course is another from here on, or it has come to rest. */
  turned(disc: number, at: number): void;
}

/** From event to event until all is at rest. There is no step: what happens between events is known exactly. */
export function slide(b: Bodies, terrain: Terrain, witness: Witness): void {
  for (let i = 0; i < b.count; i++) if (b.speed[i]! > 0) lookAhead(b, terrain, i);
  for (let next = nextDue(b); next >= 0; next = nextDue(b)) {
    b.advance(b.due[next]!);
    happen(b, terrain, next, b.meets[next]!, witness);
  }
}

/** At the same instant the lower number comes first. */
function nextDue(b: Bodies): number {
  let next = -1;
  let soonest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < b.count; i++) {
    if (b.due[i]! >= soonest) continue;
    soonest = b.due[i]!;
    next = i;
  }
  return next;
}

function happen(b: Bodies, terrain: Terrain, i: number, meets: number, witness: Witness): void {
  if (isDisc(meets)) {
    meet(b, terrain, i, meets - DISC, witness);
    return;
  }
  if (meets === STOPS) b.speed[i] = 0;
  else if (hitStill(b, terrain, i, meets)) witness.bounced(i, meets, b.now);
  else {
    b.remove(i);
    witness.left(i, b.now);
  }
  witness.turned(i, b.now);
  foresee(b, terrain, i, i);
}

function meet(b: Bodies, terrain: Terrain, i: number, j: number, witness: Witness): void {
  const given = hitDisc(b, i, j);
  if (given > 0) {
    witness.met(Math.min(i, j), Math.max(i, j), given, b.now);
    witness.turned(i, b.now);
    witness.turned(j, b.now);
  }
  foresee(b, terrain, i, j);
}

/** These two (or this one) move otherwise than was foreseen: so may all who were to meet them. */
function foresee(b: Bodies, terrain: Terrain, i: number, j: number): void {
  for (let k = 0; k < b.count; k++) {
    if (k === i || k === j || b.speed[k] === 0) continue;
    const meets = b.meets[k]!;
    if (meets === DISC + i || meets === DISC + j) lookAhead(b, terrain, k);
  }
  foreseeOne(b, terrain, i);
  if (j !== i) foreseeOne(b, terrain, j);
}

function foreseeOne(b: Bodies, terrain: Terrain, i: number): void {
  if (b.here[i] === 0) return;
  if (b.speed[i]! > 0) lookAhead(b, terrain, i);
  else {
    b.due[i] = NEVER;
    standInWay(b, i);
  }
}
