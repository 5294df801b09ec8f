import {
  type Entry,
  type Game,
  type GameRecord,
  type Outcome,
  replaySteps,
  type Seat,
  type TimelineStep,
  verify,
} from '@tablee/kernel';
import { type ClientEyes, eventsFor, toldOf } from '@tablee/table';
import type { Chapter } from '@tablee/wire';

/** Work on whole logs, as pure functions of plain data: for a worker thread or the main thread. */

/** Part of a game's history for one pair of eyes. */
export type HistoryJob = {
  readonly kind: 'history';
  /** Identifies the log, so that the next page can continue the replay of this one. */
  readonly log: string;
  /** Without entries and seeds. */
  readonly record: Omit<GameRecord, 'entries'>;
  /** As stored JSON. */
  readonly entries: readonly string[];
  readonly eyes: ClientEyes;
  readonly from: number;
  readonly to: number;
  /** The texts of moves are public: the game has no secrets, or is over. */
  readonly openly: boolean;
};
/** Checks a record from outside against the rules. */
export type CheckJob = { readonly kind: 'check'; readonly record: GameRecord };
/** Returns the unredacted events of each entry; index 0 is the set-up. */
export type EventsJob = {
  readonly kind: 'events';
  readonly record: Omit<GameRecord, 'entries'>;
  readonly entries: readonly string[];
};
export type Job = HistoryJob | CheckJob | EventsJob;

export type Checked = { readonly actors: readonly Seat[]; readonly outcome: Outcome | null };
export type Result<J extends Job> = J extends HistoryJob
  ? string
  : J extends CheckJob
    ? Checked
    : readonly (readonly unknown[])[];

const recordIn = ({ record, entries }: HistoryJob | EventsJob): GameRecord => ({
  ...record,
  entries: entries.map(text => JSON.parse(text) as Entry),
});

/** The replay of the last page of a history: pages read in order cost one replay together. */
export class ReplayCursor {
  #log = '';
  #entries = 0;
  #next = 0;
  #steps: Iterator<TimelineStep> | null = null;

  resume({ log, entries, from }: HistoryJob): Iterator<TimelineStep> | null {
    const fits = log === this.#log && entries.length === this.#entries && from >= this.#next;
    return fits ? this.#steps : null;
  }

  keep({ log, entries }: HistoryJob, next: number, steps: Iterator<TimelineStep>): void {
    this.#log = log;
    this.#entries = entries.length;
    this.#next = next;
    this.#steps = next > entries.length ? null : steps;
  }
}

/** Throws a BadText when the record does not fit the rules. */
export function runJob<J extends Job>(game: Game, job: J, cursor?: ReplayCursor): Result<J>;
export function runJob(game: Game, job: Job, cursor: ReplayCursor = new ReplayCursor()): Result<Job> {
  switch (job.kind) {
    case 'history':
      return writeChapters(game, job, cursor);
    case 'check':
      return check(game, job.record);
    case 'events':
      return Array.from(replaySteps(game, recordIn(job)), ({ events }) => events);
  }
}

/**
 * Chapters `from` to `to` as JSON. Present secrets stay hidden in every chapter. Where remembering is part of the game,
 * only the last chapter shows what was seen (DRAGON-8).
 */
function writeChapters(game: Game, job: HistoryJob, cursor: ReplayCursor): string {
  const { eyes, from, to, openly, entries } = job;
  const { forget } = game;
  const chapters: Chapter[] = [];
  const steps = cursor.resume(job) ?? replaySteps(game, recordIn(job));
  let at = -1;
  while (at < to) {
    const step = steps.next();
    if (step.done) break;
    const { entry, match, events } = step.value;
    const { n } = match;
    at = n;
    if (n < from) continue;
    const seen = game.redact(match.state, eyes);
    const past = forget !== undefined && !openly && n < entries.length;
    chapters.push({
      n,
      told: entry && toldOf(entry, n, openly, eyes),
      view: game.writeState(past ? forget(seen) : seen),
      events: past ? [] : eventsFor(game, events, eyes),
      actors: match.outcome ? [] : [...game.actors(match.state)],
    });
  }
  cursor.keep(job, at + 1, steps);
  return JSON.stringify(chapters);
}

function check(game: Game, record: GameRecord): Checked {
  const { outcome, state } = verify(game, record).end;
  return { actors: outcome ? [] : game.actors(state), outcome };
}
