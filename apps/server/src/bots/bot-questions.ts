import type { EvaluateRequest } from '@tablee/bots';
import type { Seat } from '@tablee/kernel';
import { advanceClock, botQuestion, needsHistory, questionStart } from '@tablee/table';
import type { LiveTable } from '../tables/live-table.ts';
import type { Replays } from '../tables/replays.ts';

/** What happened in an entry, unredacted. */
type WithEvents = { readonly events: readonly unknown[] };

/** Builds the questions put to bots. */
export class BotQuestions {
  readonly #replays: Replays;
  /** Events by entry number, for games in which bots have to remember them. */
  readonly #histories = new WeakMap<LiveTable, WithEvents[]>();

  constructor(replays: Replays) {
    this.#replays = replays;
  }

  /** To be called after every change: keeps a known history complete without another replay. */
  notice(table: LiveTable): void {
    const history = this.#histories.get(table);
    const { match, last } = table.state;
    if (history?.length === match.n && last) history.push({ events: last.events });
  }

  async ask(table: LiveTable, seat: Seat): Promise<EvaluateRequest> {
    const { match } = table;
    const n = questionStart(match);
    const start = n === match.n ? match : await this.#replays.matchAt(table, n);
    const history = needsHistory(match) ? await this.#historyOf(table) : [];
    return botQuestion(match, seat, start, history);
  }

  /** Replayed once: 200 moves take over a millisecond. */
  async #historyOf(table: LiveTable): Promise<readonly WithEvents[]> {
    const known = this.#histories.get(table);
    if (known && known.length > table.match.n) return known;
    const history = (await this.#replays.events(table)).map(events => ({ events }));
    this.#histories.set(table, history);
    return history;
  }
}

/** Below this a bot thinks for a share of its remaining time only. */
const SHORT_OF_TIME_MS = 10_000;
/** A turn may have many moves, so each may take this share of the remaining time. */
const SHARE = 1 / 30;
const MIN_THINK_MS = 20;

export type Pace = {
  /** The bot may not act before: an animation, or a respite. */
  readonly waitMs: number;
  /** Time to think; null: no limit. */
  readonly thinkMs: number | null;
};

export function paceOf({ state: { clock, restsAt }, now }: LiveTable, seat: Seat): Pace {
  if (!clock) return { waitMs: Math.max(0, restsAt - now), thinkMs: null };
  const { left, heldUntil, respiteUntil } = advanceClock(clock, now);
  const bank = left[seat] ?? 0;
  return {
    waitMs: Math.max(0, heldUntil - now, respiteUntil - now),
    thinkMs: bank < SHORT_OF_TIME_MS ? Math.max(MIN_THINK_MS, Math.floor(bank * SHARE)) : null,
  };
}
