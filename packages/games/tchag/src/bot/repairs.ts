import { isOnePart } from '../field.ts';
import type { Move } from '../move.ts';
import { listGapSlides, listJoins } from '../repairs.ts';
import { copyLayout, emptyLayout, type Layout, measure, noShift, shiftLayout } from './layout.ts';

/** How far one walk goes: repairs can be spun out, and most of what that adds is never worth a thought. */
export type Reach = { readonly layouts: number; readonly ends: number };

const SLOTS = 8_192;

/**
 * Walks through the repairs of one turn, breadth first and every layout once: so each sound field is found by a
 * shortest way, which repeats nothing (TCHAG-9), and ways that differ only in order are one.
 */
export class RepairWalk {
  readonly pool: Layout[] = [];
  /** The indices of sound fields in `pool`. */
  readonly ends: number[] = [];
  private readonly seen = new Int32Array(SLOTS * 2);
  private readonly stamps = new Int32Array(SLOTS);
  private stamp = 0;
  private readonly list: Move[] = [];
  private readonly shift = noShift();
  private used = 0;

  /** Begins a new walk; `already` are the hashes of layouts this turn may not make again. */
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

  /** From the layout `begin` gave out, filled in by the caller. */
  run(reach: Reach): void {
    const { list, shift } = this;
    this.isNew(this.pool[0]!.low, this.pool[0]!.high);
    for (let at = 0; at < this.used && this.ends.length < reach.ends; at++) {
      const here = this.pool[at]!;
      const count = listRepairs(here.lines, list);
      if (count < 0) {
        this.ends.push(at);
        continue;
      }
      for (let i = 0; i < count && this.used < reach.layouts; i++) {
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

/** -1: the field is sound. */
function listRepairs(lines: readonly number[], list: Move[]): number {
  const count = listGapSlides(lines, list);
  if (count > 0) return count;
  return isOnePart(lines) ? -1 : listJoins(lines, list);
}
