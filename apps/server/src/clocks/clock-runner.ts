import { randomInt } from 'node:crypto';
import { type Chance, isMove, searchChance } from '@tablee/kernel';
import {
  type ClockState,
  canStartClock,
  clockDueAt,
  isPersonSeat,
  isStopped,
  mustStopClock,
  noChange,
  runsAlone,
  startClock,
  stopClock,
  timedOutSeats,
  timeUp,
} from '@tablee/table';
import { type Answer, isProblem, type TableCommand } from '../tables/command-result.ts';
import type { TableDuties } from '../tables/duties.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Referee } from '../tables/referee.ts';
import { retryPauseMs, type Scheduler } from '../tables/scheduler.ts';
import { graceOf } from './lag.ts';

/** Turns in a row ended by the clock alone before a table counts as idle. */
export const IDLE_TURNS = 4;

/** A clock that runs without anybody gets its timer this long before its time. */
export const HORIZON_MS = 10 * 60_000;

/** With more seats, a player who waits while all others time out is not idle. */
const idleAfter = ({ head }: LiveTable): number => Math.max(IDLE_TURNS, head.seats);

/** The clock of one table in memory. */
type RunningClock = {
  cancelTimer: (() => void) | null;
  /** A player was connected or moved since the clock last ended a turn. */
  attended: boolean;
  /** Turns ended by the clock since a player last acted. */
  idleTurns: number;
  /** A change of the clock is in the queue of the table. */
  busy: boolean;
  /** Changes in a row that could not be made. */
  failures: number;
};

export type ClockRunnerParts = {
  readonly referee: Referee;
  readonly scheduler: Scheduler;
  readonly duties: TableDuties;
  /** Moves of the clock are reproducible. */
  readonly seeded: boolean;
};

/**
 * Runs the clocks of all tables. A clock starts when every seat is taken and a player is connected, and ends a turn
 * whose time is up. It stops when no player was connected or moved during a whole turn, and after `IDLE_TURNS` turns
 * that only the clock ended: an abandoned game must not play itself forever.
 */
export class ClockRunner {
  readonly #parts: ClockRunnerParts;
  readonly #clocks = new WeakMap<LiveTable, RunningClock>();
  readonly #running = new Set<LiveTable>();
  #stopped = false;

  constructor(parts: ClockRunnerParts) {
    this.#parts = parts;
  }

  /** Tables whose clock runs. */
  get size(): number {
    return this.#running.size;
  }

  /** To be called when a table has changed or a watcher has joined. */
  notice(table: LiveTable): void {
    const { clock: state } = table.state;
    if (state === null || this.#stopped) return;
    const clock = this.#clockOf(table);
    if (table.status === 'removed') {
      this.#disarm(table, clock);
      return;
    }
    if (movedByPerson(table)) {
      // At another node, perhaps.
      clock.idleTurns = 0;
      table.ephemera.idle = false;
    }
    if (isAttended(table) || movedByPerson(table)) clock.attended = true;
    if (clock.busy) return;
    const starts = canStartClock(table.state, table) && (runsAlone(state.clock) || isAttended(table));
    // A node asks for the duty only if there is something to do.
    if ((starts || !isStopped(state)) && !this.#parts.duties.isOurs(table)) this.#disarm(table, clock);
    else if (starts) void this.#settle(table, clock, start(table));
    else if (mustStopClock(table.state, table)) void this.#settle(table, clock, stopClock);
    else this.#arm(table, clock, state);
  }

  /** To be called when a player moves, aims, talks or hints: the table is not idle. */
  notePlayer(table: LiveTable): void {
    if (table.state.clock === null) return;
    this.#clockOf(table).idleTurns = 0;
    if (!table.idle) return;
    table.ephemera.idle = false;
    this.notice(table);
  }

  /**
   * Stops every clock and stores it: no time runs while the server is down. Other nodes let the clocks run on, and some
   * clocks run without any.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    const running = [...this.#running];
    for (const table of running) this.#disarm(table, this.#clockOf(table));
    if (this.#parts.duties.areShared) return;
    const stops = running.filter(({ state: { clock } }) => clock && !runsAlone(clock.clock));
    await Promise.all(stops.map(table => this.#parts.referee.run(table, stopClock)));
  }

  #clockOf(table: LiveTable): RunningClock {
    const known = this.#clocks.get(table);
    if (known) return known;
    const clock: RunningClock = {
      cancelTimer: null,
      attended: false,
      idleTurns: 0,
      busy: false,
      failures: 0,
    };
    this.#clocks.set(table, clock);
    return clock;
  }

  #disarm(table: LiveTable, clock: RunningClock): void {
    clock.cancelTimer?.();
    clock.cancelTimer = null;
    table.ephemera.holds.delete('clock');
    this.#running.delete(table);
  }

  #arm(table: LiveTable, clock: RunningClock, state: ClockState): void {
    this.#disarm(table, clock);
    const due = dueOf(table, state);
    if (due === null) return;
    const ms = due - this.#parts.scheduler.now();
    // A table that waits for days does not stay in memory: it is found again by its deadline.
    if (!runsAlone(state.clock) || ms <= HORIZON_MS) this.#setTimer(table, clock, ms);
  }

  #setTimer(table: LiveTable, clock: RunningClock, ms: number): void {
    table.ephemera.holds.add('clock');
    this.#running.add(table);
    clock.cancelTimer = this.#parts.scheduler.schedule(Math.max(0, ms), () => {
      clock.cancelTimer = null;
      void this.#endTurn(table, clock);
    });
  }

  /** In the queue of the table, so that moves which arrived before are judged before. */
  async #endTurn(table: LiveTable, clock: RunningClock): Promise<void> {
    if (this.#stopped || clock.busy) return;
    if (!this.#parts.duties.isOurs(table)) {
      this.#disarm(table, clock);
      return;
    }
    clock.busy = true;
    // Only the first move waits for late arrivals.
    let answer = await this.#run(table, this.#timeUpIfDue(table));
    const ended = isPlayed(answer);
    while (isPlayed(answer) && isTimedOut(table)) answer = await this.#run(table, this.#timeUp(table));
    if (ended && table.state.clock && !runsAlone(table.state.clock.clock)) {
      clock.idleTurns++;
      table.ephemera.idle = clock.idleTurns >= idleAfter(table);
      if (table.idle || !clock.attended) await this.#run(table, stopClock);
      clock.attended = isAttended(table);
    }
    clock.busy = false;
    clock.failures = isProblem(answer) ? clock.failures + 1 : 0;
    if (clock.failures === 0) this.notice(table);
    else if (!this.#stopped && table.status !== 'removed')
      this.#setTimer(table, clock, retryPauseMs(clock.failures));
  }

  #run(table: LiveTable, command: TableCommand): Promise<Answer> {
    const { referee, duties } = this.#parts;
    return referee.run(table, command, { fence: duties.fenceOf(table) });
  }

  #timeUpIfDue(table: LiveTable): TableCommand {
    return (state, context) => {
      const due = state.clock && dueOf(table, state.clock);
      const early = due === null || context.now < due;
      return early ? noChange(state.match.n) : timeUp(state, this.#mood(table), context);
    };
  }

  #timeUp(table: LiveTable): TableCommand {
    return (state, context) => timeUp(state, this.#mood(table), context);
  }

  #mood(table: LiveTable): Chance {
    return searchChance(this.#parts.seeded ? table.match.n : randomInt(2 ** 31));
  }

  async #settle(table: LiveTable, clock: RunningClock, command: TableCommand): Promise<void> {
    clock.busy = true;
    const answer = await this.#run(table, command);
    clock.busy = false;
    // After an error, the next change or watcher tries again.
    if (!isProblem(answer)) this.notice(table);
  }
}

const start =
  (table: LiveTable): TableCommand =>
  (state, context) =>
    isAttended(table) || (state.clock && runsAlone(state.clock.clock))
      ? startClock(state, context)
      : noChange(state.match.n);

/** Whether a player is connected; at a table of bots alone, any watcher. */
function isAttended({ audience, state: { holders } }: LiveTable): boolean {
  const people = holders.flatMap((_, seat) => (isPersonSeat(holders, seat) ? [seat] : []));
  return people.length === 0 ? audience.isWatched : people.some(seat => audience.isHere(seat));
}

/** Whether a person made the last move: scripts move without being connected. */
function movedByPerson({ state: { last, holders } }: LiveTable): boolean {
  if (last === null || !isMove(last.entry)) return false;
  const { clock, by, seat } = last.entry;
  return !clock && !by && isPersonSeat(holders, seat);
}

const isTimedOut = ({ state: { clock }, now }: LiveTable): boolean =>
  clock !== null && timedOutSeats(clock, now).length > 0;

const isPlayed = (answer: Answer): boolean => !isProblem(answer) && !answer.again;

/** When the turn ends: a move sent in time may arrive until then. */
function dueOf(table: LiveTable, clock: ClockState): number | null {
  const zero = clockDueAt(clock);
  return zero === null ? null : zero + graceOf(table, clock.pouring);
}
