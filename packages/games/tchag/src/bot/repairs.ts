import { isOnePart } from '../field.ts';
import type { Move } from '../move.ts';
import { listGapSlides, listJoins } from '../repairs.ts';
import { copyLayout, emptyLayout, type Layout, measure, noShift, shiftLayout } from './layout.ts';

/** The limits of one walk: long repairs rarely lead to better fields. */
export type WalkLimits = { readonly layouts: number; readonly ends: number };

const SLOTS = 8_192;

/**
 * Breadth-first search through the repairs of one turn, visiting every layout once. Each sound field is found by a
 * shortest sequence, which repeats no layout (TCHAG-9).
 */
export class RepairWalk {
  readonly pool: Layout[] = [];
  /** Indices of sound fields in `pool`. */
  readonly ends: number[] = [];
  private readonly seen = new Int32Array(SLOTS * 2);
  private readonly stamps = new Int32Array(SLOTS);
  private stamp = 0;
  private readonly list: Move[] = [];
  private readonly shift = noShift();
  private used = 0;
  /** Whether the last walk was ended by its limits. */
  cut = false;

  /** Starts a walk; `already` are the layouts this turn may not repeat. */
  begin(already: readonly { readonly low: number; readonly high: number }[] = []): Layout {
    this.stamp++;
    this.used = 1;
    this.ends.length = 0;
    for (const { low, high } of already) this.isNew(low, high);
    const first = this.take(0);
    first.before = -1;
    first.by = -1;
    return first;
  }

  /** Walks from the layout returned by `begin`, filled in by the caller. */
  run(limits: WalkLimits): void {
    const { list, shift } = this;
    this.cut = false;
    this.isNew(this.pool[0]!.low, this.pool[0]!.high);
    for (let at = 0; at < this.used; at++) {
      if (this.ends.length >= limits.ends) {
        this.cut = true;
        return;
      }
      const here = this.pool[at]!;
      const count = listRepairs(here.lines, list);
      if (count < 0) {
        this.ends.push(at);
        continue;
      }
      for (let i = 0; i < count; i++) {
        if (this.used >= limits.layouts) {
          this.cut = true;
          break;
        }
        measure(here, list[i]!, shift);
        if (!this.isNew(shift.low, shift.high)) continue;
        const next = this.take(this.used++);
        copyLayout(here, next);
        shiftLayout(next, shift);
        next.before = at;
        next.by = list[i]!;
      }
    }
  }

  /** The repairs that lead to a layout of the pool. */
  way(at: number): Move[] {
    const moves: Move[] = [];
    for (let l = this.pool[at]!; l.before >= 0; l = this.pool[l.before]!) moves.unshift(l.by);
    return moves;
  }

  private take(i: number): Layout {
    const layout = this.pool[i] ?? emptyLayout();
    this.pool[i] = layout;
    return layout;
  }

  private isNew(low: number, high: number): boolean {
    let slot = low & (SLOTS - 1);
    while (this.stamps[slot] === this.stamp) {
      if (this.seen[slot * 2] === low && this.seen[slot * 2 + 1] === high) return false;
      slot = (slot + 1) & (SLOTS - 1);
    }
    this.stamps[slot] = this.stamp;
    this.seen[slot * 2] = low;
    this.seen[slot * 2 + 1] = high;
    return true;
  }
}

/** Returns the number of repairs; -1 if the field is sound. */
function listRepairs(lines: readonly number[], list: Move[]): number {
  const count = listGapSlides(lines, list);
  if (count > 0) return count;
  return isOnePart(lines) ? -1 : listJoins(lines, list);
}
