import { type Bodies, NEVER } from './bodies.ts';
import { predictPair } from './moving-pair.ts';
import { blockMoving, predictStop, TOUCH } from './straight-path.ts';
import type { Terrain } from './terrain.ts';

/** Predicts the next events after the courses of two discs (or of one, i = j) have changed. */
export function predict(b: Bodies, terrain: Terrain, i: number, j: number): void {
  const { changed } = b;
  const first = b.classify(i);
  const second = b.classify(j);
  changed.clear();
  predictAlone(b, terrain, i);
  if (j !== i) predictAlone(b, terrain, j);
  if (first || second) repeatPaths(b, terrain, i, j);
  repeatPairs(b, i, j);
  for (let s = 0; s < changed.size; s++) predictPairs(b, changed.list[s]!, changed.list[0]!);
}

/** Predicts contacts with other moving discs. Courses far apart are skipped; the pair with `first` was done before. */
function predictPairs(b: Bodies, k: number, first: number): void {
  const { midX, midY, half, candidates } = b;
  const { list, size } = b.moving;
  const x = midX[k]!;
  const y = midY[k]!;
  const reach = half[k]! + TOUCH;
  let found = 0;
  for (let m = 0; m < size; m++) {
    const other = list[m]!;
    const dx = midX[other]! - x;
    const dy = midY[other]! - y;
    const far = half[other]! + reach;
    candidates[found] = other;
    found += Number(dx * dx + dy * dy <= far * far);
  }
  for (let n = 0; n < found; n++) {
    const other = candidates[n]!;
    if (other !== k && other !== first) predictPair(b, k, other);
  }
}

function predictAlone(b: Bodies, terrain: Terrain, i: number): void {
  if (b.speed[i]! > 0) predictPath(b, terrain, i);
  else {
    b.nextTime[i] = NEVER;
    if (b.here[i] === 1) blockMoving(b, i);
  }
}

function predictPath(b: Bodies, terrain: Terrain, i: number): void {
  predictStop(b, terrain, i);
  b.nextTime[i] = b.stopTime[i]!;
  b.nextTarget[i] = b.stopTarget[i]!;
  b.changed.add(i);
}

/** Discs that would have met one of these at rest need a new path. */
function repeatPaths(b: Bodies, terrain: Terrain, i: number, j: number): void {
  const { list, size } = b.moving;
  for (let n = 0; n < size; n++) {
    const k = list[n]!;
    const stopTarget = b.stopTarget[k]!;
    if ((stopTarget === i || stopTarget === j) && b.speed[stopTarget]! > 0 && k !== i && k !== j)
      predictPath(b, terrain, k);
  }
}

/** Discs that would have met one of these keep their course but need a new next event. */
function repeatPairs(b: Bodies, i: number, j: number): void {
  const { nextTarget, candidates } = b;
  const { list, size } = b.moving;
  let found = 0;
  for (let n = 0; n < size; n++) {
    const k = list[n]!;
    candidates[found] = k;
    found += Number(nextTarget[k] === i) | Number(nextTarget[k] === j);
  }
  for (let n = 0; n < found; n++) {
    const k = candidates[n]!;
    if (k === i || k === j) continue;
    b.nextTime[k] = b.stopTime[k]!;
    nextTarget[k] = b.stopTarget[k]!;
    b.changed.add(k);
  }
}
