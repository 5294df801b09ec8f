import { Checkpoints, type Entry, type Game, replaySteps, type TimelineStep } from '@tablee/kernel';
import { sandFrom } from '../clocks/glass.ts';
import type { StoredTable } from '../store/store.ts';
import { recordOf, type Standing } from './table.ts';

export type Rebuilt = { readonly standing: Standing; readonly checkpoints: Checkpoints };

/** Plays the log again, an entry a step. Throws a BadText when it does not fit the rules. */
export function* rebuildSteps(
  stored: StoredTable,
  entries: readonly Entry[],
  game: Game,
  now: number,
): Generator<void, Rebuilt> {
  let end: TimelineStep | null = null;
  const checkpoints = new Checkpoints();
  for (const frame of replaySteps(game, recordOf(stored.head, entries, true))) {
    end = frame;
    checkpoints.note(frame.match);
    yield;
  }
  if (!end || end.match.n !== stored.summary.n) {
    throw new Error(
      `table ${stored.id} has ${end?.match.n ?? 0} entries, its summary says ${stored.summary.n}`,
    );
  }
  const standing = {
    match: end.match,
    last: end.entry && { entry: end.entry, events: end.events },
    wishes: stored.summary.wishes,
    holders: stored.holders,
    sand: stored.head.clock
      ? sandFrom(stored.head.clock, stored.summary.sand ?? null, stored.head.seats, now)
      : null,
  };
  return { standing, checkpoints };
}
