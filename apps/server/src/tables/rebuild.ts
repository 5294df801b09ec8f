import { type Entry, type Frame, frames, type Game } from '@tablee/kernel';
import { sandFrom } from '../clocks/glass.ts';
import type { StoredTable } from '../store/store.ts';
import { recordOf, type Standing } from './table.ts';

/** Plays the log again, an entry a step. Throws a BadText when it does not fit the rules. */
export function* rebuildSteps(
  stored: StoredTable,
  entries: readonly Entry[],
  game: Game,
  now: number,
): Generator<void, Standing> {
  let end: Frame | null = null;
  for (const frame of frames(game, recordOf(stored.head, entries, true))) {
    end = frame;
    yield;
  }
  if (!end || end.n !== stored.summary.n) {
    throw new Error(`table ${stored.id} has ${end?.n ?? 0} entries, its summary says ${stored.summary.n}`);
  }
  return {
    match: end.match,
    last: end.entry && { entry: end.entry, events: end.events },
    wishes: stored.summary.wishes,
    holders: stored.holders,
    sand: stored.head.clock
      ? sandFrom(stored.head.clock, stored.summary.sand ?? null, stored.head.seats, now)
      : null,
  };
}
