import {
  DOWN,
  GAPS,
  HIGHEST,
  isForward,
  LEFT,
  LINES,
  LOWEST,
  lineOf,
  RIGHT,
  SIDE,
  squareAt,
  UP,
} from './board.ts';
import { countParts, isBroken, isOnePart } from './field.ts';
import { mayRepeat, repeats } from './memory.ts';
import { directionNamed, gapMove, joinMove, type Move, stoneNamed } from './move.ts';
import { joinDistance, shiftMask } from './slide.ts';
import type { State } from './state.ts';

/**
 * Writes all repairs of the field to `list`, in order; returns their number. Broken lines come before separate parts
 * (TCHAG-6, TCHAG-8); layouts of this turn may not recur (TCHAG-9). `list` is not shortened.
 */
export function listRepairs(s: State, list: Move[]): number {
  let count = listGapSlides(s.lines, list);
  if (count === 0) count = isOnePart(s.lines) ? 0 : listJoins(s.lines, list);
  return dropRepeats(s, list, count);
}

const found: Move[] = [];

/** Whether any repair is left; the field must not be sound. */
export function canRepair(s: State): boolean {
  return (!mayRepeat(s) && isBroken(s.lines)) || listRepairs(s, found) > 0;
}

export function listGapSlides(lines: readonly number[], list: Move[]): number {
  let count = 0;
  for (let line = 0; line < LINES; line++) {
    const gaps = GAPS[lines[line]!]!;
    for (let i = 0; i < gaps.length; i += 2) {
      const row = line < SIDE;
      insert(list, count++, gapMove(squareAt(line, gaps[i]!), row ? RIGHT : UP));
      insert(list, count++, gapMove(squareAt(line, gaps[i + 1]!), row ? LEFT : DOWN));
    }
  }
  return count;
}

/** TCHAG-8 on an unbroken field: every slide that touches another part; if some of them join, only those. */
export function listJoins(lines: readonly number[], list: Move[]): number {
  const count = listTouches(lines, list);
  const parts = countParts(lines);
  let joining = 0;
  for (let i = 0; i < count; i++) if (partsAfter(lines, list[i]!) < parts) list[joining++] = list[i]!;
  // If no slide joins, the list was not overwritten.
  return joining > 0 ? joining : count;
}

/** Slides of whole lines that touch another part, joining or not. */
export function listTouches(lines: readonly number[], list: Move[]): number {
  let count = 0;
  for (let line = 0; line < LINES; line++) {
    const lowest = LOWEST[lines[line]!]!;
    if (lowest < 0) continue;
    const stone = squareAt(line, lowest);
    const row = line < SIDE;
    if (joinDistance(lines, line, true) > 0) insert(list, count++, joinMove(stone, row ? RIGHT : UP));
    if (joinDistance(lines, line, false) > 0) insert(list, count++, joinMove(stone, row ? LEFT : DOWN));
  }
  return count;
}

const slid = new Array<number>(SIDE).fill(0);

/** The number of parts after a désilotage slide. */
export function partsAfter(lines: readonly number[], m: Move): number {
  const direction = directionNamed(m);
  const forward = isForward(direction);
  const line = lineOf(stoneNamed(m), direction);
  const mask = lines[line]!;
  const distance = joinDistance(lines, line, forward);
  const next = shiftMask(mask, forward ? HIGHEST[mask]! : LOWEST[mask]!, forward, distance);
  for (let row = 0; row < SIDE; row++) slid[row] = lines[row]!;
  if (line < SIDE) {
    slid[line] = next;
  } else {
    const bit = 1 << (line - SIDE);
    for (let row = 0; row < SIDE; row++) {
      slid[row] = (slid[row]! & ~bit) | ((next >> row) & 1 ? bit : 0);
    }
  }
  return countParts(slid);
}

function dropRepeats(s: State, list: Move[], count: number): number {
  if (!mayRepeat(s)) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) if (!repeats(s, list[i]!)) list[kept++] = list[i]!;
  return kept;
}

/** Inserts a move into the first `count` entries, which are sorted. */
function insert(list: Move[], count: number, m: Move): void {
  let i = count;
  for (; i > 0 && list[i - 1]! > m; i--) list[i] = list[i - 1]!;
  list[i] = m;
}
