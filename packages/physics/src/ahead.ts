import { type Bodies, NEVER } from './bodies.ts';
import { findMoving } from './pair.ts';
import { findStill, standInWay, TOUCH } from './still.ts';
import type { Terrain } from './terrain.ts';

/** These two (or this one) move otherwise than was foreseen: so may all who were to meet them. */
export function foresee(b: Bodies, terrain: Terrain, i: number, j: number): void {
  const { stirred } = b;
  const first = b.enrol(i);
  const second = b.enrol(j);
  stirred.clear();
  foreseeStill(b, terrain, i);
  if (j !== i) foreseeStill(b, terrain, j);
  if (first || second) reconsiderStill(b, terrain, i, j);
  reconsider(b, i, j);
  for (let s = 0; s < stirred.size; s++) lookAround(b, stirred.list[s]!, stirred.list[0]!);
}

/** Among those that move too. Most courses lie too far from each other to be worth a closer look. `first` has looked. */
function lookAround(b: Bodies, k: number, first: number): void {
  const { midX, midY, half, picked } = b;
  const { list, size } = b.movers;
  const x = midX[k]!;
  const y = midY[k]!;
  const reach = half[k]! + TOUCH;
  let found = 0;
  for (let m = 0; m < size; m++) {
    const other = list[m]!;
    const dx = midX[other]! - x;
    const dy = midY[other]! - y;
    const far = half[other]! + reach;
    picked[found] = other;
    found += Number(dx * dx + dy * dy <= far * far);
  }
  for (let n = 0; n < found; n++) {
    const other = picked[n]!;
    if (other !== k && other !== first) findMoving(b, k, other);
  }
}

function foreseeStill(b: Bodies, terrain: Terrain, i: number): void {
  if (b.speed[i]! > 0) lookStraight(b, terrain, i);
  else {
    b.due[i] = NEVER;
    if (b.here[i] === 1) standInWay(b, i);
  }
}

function lookStraight(b: Bodies, terrain: Terrain, i: number): void {
  findStill(b, terrain, i);
  b.due[i] = b.halt[i]!;
  b.meets[i] = b.halts[i]!;
  b.stirred.add(i);
}

/** What lay in the way of some lies there no longer. */
function reconsiderStill(b: Bodies, terrain: Terrain, i: number, j: number): void {
  const { list, size } = b.movers;
  for (let n = 0; n < size; n++) {
    const k = list[n]!;
    const halts = b.halts[k]!;
    if ((halts === i || halts === j) && b.speed[halts]! > 0 && k !== i && k !== j)
      lookStraight(b, terrain, k);
  }
}

/** Their courses are the same, but whom they were to meet has taken another. */
function reconsider(b: Bodies, i: number, j: number): void {
  const { meets, picked } = b;
  const { list, size } = b.movers;
  let found = 0;
  for (let n = 0; n < size; n++) {
    const k = list[n]!;
    picked[found] = k;
    found += Number(meets[k] === i) | Number(meets[k] === j);
  }
  for (let n = 0; n < found; n++) {
    const k = picked[n]!;
    if (k === i || k === j) continue;
    b.due[k] = b.halt[k]!;
    meets[k] = b.halts[k]!;
    b.stirred.add(k);
  }
}
