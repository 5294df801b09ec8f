import { noChange, type PlannedMove, plannedMove, planReplies, play } from '@tablee/table';
import { type Answer, isProblem } from '../tables/command-result.ts';
import type { TableDuties } from '../tables/duties.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Referee } from '../tables/referee.ts';
import { retryPauseMs, type Scheduler } from '../tables/scheduler.ts';

export type ReplyPlayerParts = {
  readonly referee: Referee;
  readonly duties: TableDuties;
  readonly scheduler: Scheduler;
  /** Called for every reply that was played. */
  readonly played: () => void;
};

/** Plays what people have planned as soon as it fits, and throws away what no longer does. */
export class ReplyPlayer {
  readonly #parts: ReplyPlayerParts;
  readonly #busy = new Set<LiveTable>();
  #stopped = false;

  constructor(parts: ReplyPlayerParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** To be called when a table has changed. */
  notice(table: LiveTable): void {
    if (this.#stopped || this.#busy.has(table) || table.status === 'removed') return;
    const planned = plannedMove(table.state);
    if (planned && this.#parts.duties.isOurs(table)) void this.#work(table, planned);
  }

  async #work(table: LiveTable, first: PlannedMove): Promise<void> {
    this.#busy.add(table);
    let failures = 0;
    for (
      let planned: PlannedMove | null = first;
      planned && !this.#stopped && table.status !== 'removed';
      planned = plannedMove(table.state)
    ) {
      const answer = await this.#do(table, planned);
      if (!isProblem(answer)) {
        failures = 0;
        if (planned.move !== null && !answer.again) this.#parts.played();
      } else if (answer.status < 500) await this.#forget(table, planned);
      else await this.#pause(++failures);
    }
    this.#busy.delete(table);
  }

  /** Computed again in the queue: the person may have planned anew meanwhile, at this node or another. */
  #do(table: LiveTable, { seat }: PlannedMove): Promise<Answer> {
    const { referee, duties } = this.#parts;
    return referee.run(
      table,
      (state, context, facts) => {
        const planned = plannedMove(state);
        if (planned?.seat !== seat) return noChange(state.match.n);
        if (planned.move === null) return planReplies(state, seat, []);
        return play(state, { ...planned, since: context.now }, context, facts);
      },
      { repeatable: true, fence: duties.fenceOf(table) },
    );
  }

  #forget(table: LiveTable, { seat }: PlannedMove): Promise<Answer> {
    return this.#parts.referee.run(table, state => planReplies(state, seat, []), {
      unsaved: 'seat-not-saved',
    });
  }

  #pause(failures: number): Promise<void> {
    return new Promise(done => this.#parts.scheduler.schedule(retryPauseMs(failures), done));
  }
}
