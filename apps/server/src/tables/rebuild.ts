import { Checkpoints, type Entry, type Game, replaySteps, type TimelineStep } from '@tablee/kernel';
import { restoreClock, type TalkLine } from '@tablee/table';
import type { StoredTable } from '../store/store.ts';
import type { Rebuilt } from './live-table.ts';
import { recordOf } from './records.ts';

export type RebuildTime = {
  readonly now: number;
  /** A clock stored at or after this time is still running: another node ran it. */
  readonly runsSince: number;
};

/** Replays the log, one entry per iteration. Throws a BadText when it does not fit the rules. */
export function* rebuildSteps(
  { id, head, summary, holders, host }: StoredTable,
  entries: readonly Entry[],
  lines: readonly TalkLine[],
  game: Game,
  { now, runsSince }: RebuildTime,
): Generator<void, Rebuilt> {
  let end: TimelineStep | null = null;
  const checkpoints = new Checkpoints();
  for (const step of replaySteps(game, recordOf(head, entries, true))) {
    end = step;
    checkpoints.note(step.match);
    yield;
  }
  const n = end?.match.n ?? 0;
  if (!end || n !== summary.n) throw new Error(`table ${id} has ${n} entries, its summary says ${summary.n}`);
  const { match, entry, events } = end;
  const state = {
    match,
    last: entry && { match, entry, events },
    offers: summary.offers,
    holders,
    clock: head.clock ? restoreClock(head.clock, summary.clock ?? null, head.seats, now, runsSince) : null,
    lines,
    host,
    restsAt: 0,
  };
  return { state, checkpoints };
}
