import { randomInt } from 'node:crypto';
import { type Chance, searchChance } from '@tablee/kernel';
import { type ClockState, clockDueAt, timedOutSeats } from '@tablee/table';
import type { Referee } from '../tables/referee.ts';
import { type Answer, isProblem, type Ruling } from '../tables/ruling.ts';
import type { LiveTable } from '../tables/table.ts';
import { isAttended, movedByPerson } from './attendance.ts';
import { isAstray, isReady, ruleLaid, ruleReady } from './glass.ts';
import { graceOf } from './lag.ts';
import type { Ticker } from './ticker.ts';
import { ruleTimeUp } from './timeup.ts';

/** The disk, or our own mistake: tried again after this. */
const RETRY_MS = 5_000;

/** So many turns in a row that time alone has ended: pages are open, and nobody sits before them. */
export const IDLE_TURNS = 4;

/** In a larger round, whoever waits for all others to miss their turn is not to be taken for gone. */
const idleAfter = ({ head }: LiveTable): number => Math.max(IDLE_TURNS, head.seats);

/** A table in memory that has a clock. */
type Watch = {
  /** Ends the timer that is set. */
  cancel: (() => void) | null;
  /** Somebody who plays here was connected, or moved, since time last ended a turn. */
  attended: boolean;
  /** Turns that time has ended since somebody last did anything. */
  idleTurns: number;
  /** Something about the glass is on its way through the table's queue. */
  busy: boolean;
};

export type ClocksParts = {
  readonly referee: Referee;
  readonly ticker: Ticker;
  /** Luck is fixed, and so is what the clock plays. */
  readonly rehearsed: boolean;
};

/**
 * Turns the glasses: sets them up when every seat is taken and somebody is there, ends a turn whose sand is gone, and
 * lays them down where nobody plays any more. When over a whole turn nobody of those who play was connected, nor moved,
 * that is at its end: a game left alone does not play itself for ever. Who comes back sets the glass up again. Being
 * connected is not being there: after `IDLE_TURNS` that time alone has ended the glass lies too, until somebody who
 * plays does something.
 */
export class Clocks {
  readonly #parts: ClocksParts;
  readonly #watches = new WeakMap<LiveTable, Watch>();
  readonly #running = new Set<LiveTable>();
  #stopped = false;

  constructor(parts: ClocksParts) {
    this.#parts = parts;
  }

  /** Tables whose sand runs. */
  get size(): number {
    return this.#running.size;
  }

  /** Something changed at this table, or somebody came. */
  notice(table: LiveTable): void {
    const { sand } = table.standing;
    if (sand === null || this.#stopped) return;
    const watch = this.#watchOf(table);
    if (table.gone) {
      this.#disarm(table, watch);
      return;
    }
    if (isAttended(table) || movedByPerson(table)) watch.attended = true;
    if (watch.busy) return;
    if (isReady(table)) void this.#settle(table, watch, () => ruleReady(table));
    else if (isAstray(table)) void this.#settle(table, watch, () => ruleLaid(table));
    else this.#arm(table, watch, sand);
  }

  /** Somebody who sits here moves, aims, speaks or shows something. */
  stir(table: LiveTable): void {
    if (table.standing.sand === null) return;
    this.#watchOf(table).idleTurns = 0;
    if (!table.dozing) return;
    table.dozing = false;
    this.notice(table);
  }

  /** Lays every glass down, on disk: no sand runs while the server is not there. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const running = [...this.#running];
    for (const table of running) this.#disarm(table, this.#watchOf(table));
    await Promise.all(running.map(table => this.#parts.referee.change(table, () => ruleLaid(table))));
  }

  #watchOf(table: LiveTable): Watch {
    const known = this.#watches.get(table);
    if (known) return known;
    const watch: Watch = { cancel: null, attended: false, idleTurns: 0, busy: false };
    this.#watches.set(table, watch);
    return watch;
  }

  #disarm(table: LiveTable, watch: Watch): void {
    watch.cancel?.();
    watch.cancel = null;
    table.timed = false;
    this.#running.delete(table);
  }

  /** For zero, and the while that a move sent before it may still be on its way. */
  #arm(table: LiveTable, watch: Watch, sand: ClockState): void {
    this.#disarm(table, watch);
    const due = dueOf(table, sand);
    if (due !== null) this.#ringIn(table, watch, due - this.#parts.ticker.now());
  }

  #ringIn(table: LiveTable, watch: Watch, ms: number): void {
    table.timed = true;
    this.#running.add(table);
    watch.cancel = this.#parts.ticker.ring(Math.max(0, ms), () => {
      watch.cancel = null;
      void this.#endTurn(table, watch);
    });
  }

  /** In the table's queue, so that whatever came before is judged before. */
  async #endTurn(table: LiveTable, watch: Watch): Promise<void> {
    if (this.#stopped || watch.busy) return;
    watch.busy = true;
    const { referee } = this.#parts;
    // Only the first move has to be awaited: who was given that time is not given it again.
    let answer = await referee.change(table, () => this.#ruleDue(table));
    const ended = isPlayed(answer);
    while (isPlayed(answer) && isOut(table))
      answer = await referee.change(table, () => ruleTimeUp(table, this.#mood(table)));
    if (ended) {
      watch.idleTurns++;
      table.dozing = watch.idleTurns >= idleAfter(table);
      if (table.dozing || !watch.attended) await referee.change(table, () => ruleLaid(table));
      watch.attended = isAttended(table);
    }
    watch.busy = false;
    if (!isProblem(answer)) this.notice(table);
    else if (!this.#stopped && !table.gone) this.#ringIn(table, watch, RETRY_MS);
  }

  #ruleDue(table: LiveTable): Ruling {
    const { match, sand } = table.standing;
    const due = sand && dueOf(table, sand);
    const early = due === null || this.#parts.ticker.now() < due;
    return early ? { n: match.n, again: true } : ruleTimeUp(table, this.#mood(table));
  }

  #mood(table: LiveTable): Chance {
    return searchChance(this.#parts.rehearsed ? table.match.n : randomInt(2 ** 31));
  }

  async #settle(table: LiveTable, watch: Watch, rule: () => Ruling): Promise<void> {
    watch.busy = true;
    const answer = await this.#parts.referee.change(table, rule);
    watch.busy = false;
    // Trouble with the disk: whoever comes or moves next has it tried again.
    if (!isProblem(answer)) this.notice(table);
  }
}

/** Somebody's sand is gone and they are still to act: the clock goes on for them. */
const isOut = ({ standing: { sand }, ticker }: LiveTable): boolean =>
  sand !== null && timedOutSeats(sand, ticker.now()).length > 0;

const isPlayed = (answer: Answer): boolean => !isProblem(answer) && !answer.again;

function dueOf(table: LiveTable, sand: ClockState): number | null {
  const zero = clockDueAt(sand);
  return zero === null ? null : zero + graceOf(table, sand.pouring);
}
