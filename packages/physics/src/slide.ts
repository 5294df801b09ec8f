import { foresee } from './ahead.ts';
import { type Bodies, DISC, STOPS } from './bodies.ts';
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
export function slide(b: Bodies, terrain: Terrain, shot: number, witness: Witness): void {
  foresee(b, terrain, shot, shot);
  while (b.movers.size > 0) {
    const next = nextDue(b);
    b.now = b.due[next]!;
    b.carry(next);
    happen(b, terrain, next, b.meets[next]!, witness);
  }
}

function nextDue(b: Bodies): number {
  const { list, size } = b.movers;
  let next = list[0]!;
  let soonest = b.due[next]!;
  for (let k = 1; k < size; k++) {
    const i = list[k]!;
    const due = b.due[i]!;
    if (due > soonest || (due === soonest && !b.isBefore(i, next))) continue;
    soonest = due;
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
  b.carry(j);
  const given = hitDisc(b, i, j);
  if (given > 0) {
    witness.met(Math.min(i, j), Math.max(i, j), given, b.now);
    witness.turned(i, b.now);
    witness.turned(j, b.now);
  }
  foresee(b, terrain, i, j);
}
