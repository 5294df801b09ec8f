import type { Seat } from '@tablee/kernel';
import { hasUnderstudy, noChange, personAt, returnToSeat, startUnderstudy } from '@tablee/table';
import { isProblem } from '../tables/command-result.ts';
import type { TableDuties } from '../tables/duties.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Referee } from '../tables/referee.ts';
import { retryPauseMs, type Scheduler } from '../tables/scheduler.ts';

const MINUTE_MS = 60_000;

export type AbsencesParts = {
  readonly referee: Referee;
  readonly scheduler: Scheduler;
  readonly duties: TableDuties;
  /** The people at a table have to be told anew. */
  readonly told: (table: LiveTable) => void;
};

/** What is waited for at one table. */
type Waiting = { cancel: (() => void) | null; failures: number };

/**
 * Starts the understudies that people have chosen in advance once they were absent for that long, tells the others when
 * they may vote for one, and gives the seat back when its person acts.
 */
export class Absences {
  readonly #parts: AbsencesParts;
  readonly #waiting = new WeakMap<LiveTable, Waiting>();
  #stopped = false;

  constructor(parts: AbsencesParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** To be called when a table or who is connected to it has changed. */
  notice(table: LiveTable): void {
    table.presence.update(table.audience, table.head.seats, table.now);
    const waiting = this.#waiting.get(table) ?? { cancel: null, failures: 0 };
    waiting.cancel?.();
    waiting.cancel = null;
    table.ephemera.holds.delete('absence');
    if (this.#stopped || table.status === 'removed' || table.match.outcome) return;
    const starts = this.#starts(table);
    const votes = table.audience.size > 0 ? votableSoon(table) : [];
    const dues = [...starts.map(({ due }) => due), ...votes];
    if (dues.length === 0) return;
    // Another node does it, or this one is asked again when it may.
    if (starts.length > 0 && !this.#parts.duties.isOurs(table)) return;
    if (starts.length > 0) table.ephemera.holds.add('absence');
    const pause = waiting.failures > 0 ? retryPauseMs(waiting.failures) : 0;
    const ms = Math.max(pause, Math.min(...dues) - table.now);
    waiting.cancel = this.#parts.scheduler.schedule(ms, () => {
      waiting.cancel = null;
      void this.#act(table, waiting);
    });
    this.#waiting.set(table, waiting);
  }

  /** A person acted: the seat is theirs again before the act is judged. */
  noteSeat(table: LiveTable, seat: Seat): void {
    table.presence.note(seat, table.now);
    if (!hasUnderstudy(table.state.holders, seat)) return;
    void this.#parts.referee.run(table, state => returnToSeat(state, seat), { unsaved: 'seat-not-saved' });
  }

  /** Understudies that wait for the absence of their person to last long enough. */
  #starts(table: LiveTable): readonly { readonly seat: Seat; readonly due: number }[] {
    const { holders } = table.state;
    return holders.flatMap((_, seat) => {
      const after = personAt(holders, seat)?.understudy;
      const since = table.presence.absentSince(seat);
      if (!after || after.by !== null || after.after === null || since === null) return [];
      return [{ seat, due: since + after.after * MINUTE_MS }];
    });
  }

  async #act(table: LiveTable, waiting: Waiting): Promise<void> {
    const { referee, duties, told } = this.#parts;
    const due = this.#starts(table).filter(start => start.due <= table.now);
    let failed = false;
    for (const { seat } of due) {
      const answer = await referee.run(
        table,
        state => (table.isHere(seat) ? noChange(state.match.n) : startUnderstudy(state, seat, 'self')),
        { unsaved: 'seat-not-saved', fence: duties.fenceOf(table) },
      );
      if (isProblem(answer)) failed = true;
    }
    waiting.failures = failed ? waiting.failures + 1 : 0;
    table.audience.touch();
    told(table);
    this.notice(table);
  }
}

/** When the others may vote about seats without a connection, as far as that is still to come. */
function votableSoon(table: LiveTable): readonly number[] {
  const { holders } = table.state;
  return holders.flatMap((_, seat) => {
    const due = personAt(holders, seat) ? table.votableAt(seat) : null;
    return due !== null && due > table.now ? [due] : [];
  });
}
