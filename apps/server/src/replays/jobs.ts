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
import type { Chapter } from '@tablee/wire';
import { toldOf } from '../tables/visibility.ts';
import type { OutsideEyes } from '../watch/audience.ts';

/** What is done with whole logs, as pure functions of plain data: a thread of its own runs them, or the main thread. */

/** Part of a game's history for one pair of eyes. */
export type HistoryJob = {
  readonly kind: 'history';
  /** Names the log, so that the next page can go on where this one ended. */
  readonly log: string;
  /** The record without its entries and seeds, which a replay does not need. */
  readonly record: Omit<GameRecord, 'entries'>;
  /** As they are stored. */
  readonly entries: readonly string[];
  readonly eyes: OutsideEyes;
  readonly from: number;
  readonly to: number;
  /** The texts of moves may be told: nothing is hidden, or nothing is hidden any more. */
  readonly openly: boolean;
};
/** A record from outside: does it follow the rules, and where does it lead? */
export type CheckJob = { readonly kind: 'check'; readonly record: GameRecord };
/** What happened in each entry, to the referee's knowledge; index 0 is the set-up. */
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

const whole = ({ record, entries }: HistoryJob | EventsJob): GameRecord => ({
  ...record,
  entries: entries.map(text => JSON.parse(text) as Entry),
});

/** The replay behind the last page of a history: pages read in order then cost what one replay costs. */
export class PageMark {
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
export function runJob<J extends Job>(game: Game, job: J, mark?: PageMark): Result<J>;
export function runJob(game: Game, job: Job, mark: PageMark = new PageMark()): Result<Job> {
  switch (job.kind) {
    case 'history':
      return writeChapters(game, job, mark);
    case 'check':
      return check(game, job.record);
    case 'events':
      return Array.from(replaySteps(game, whole(job)), ({ events }) => events);
  }
}

/**
 * Chapters `from` to `to` as JSON. What is hidden now stays hidden in every chapter, and where remembering is part of the
 * game only the last one tells what was seen (DRAGON-8).
 */
function writeChapters(game: Game, job: HistoryJob, mark: PageMark): string {
  const { eyes, from, to, openly, entries } = job;
  const { forget } = game;
  const chapters: Chapter[] = [];
  const steps = mark.resume(job) ?? replaySteps(game, whole(job));
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
      events: past ? [] : events.map(e => game.tell(e, eyes)).filter(e => e !== null),
      actors: match.outcome ? [] : [...game.actors(match.state)],
    });
  }
  mark.keep(job, at + 1, steps);
  return JSON.stringify(chapters);
}

function check(game: Game, record: GameRecord): Checked {
  const { outcome, state } = verify(game, record).end;
  return { actors: outcome ? [] : game.actors(state), outcome };
}
