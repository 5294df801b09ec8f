import { mayPlan, type Seat, turnOf } from '@tablee/kernel';
import type { PlannedFrame, Problem } from '@tablee/wire';
import { problemOf } from '../problems.ts';
import type { LiveTable } from '../tables/table.ts';
import { Message } from '../watch/message.ts';
import { silenceAt } from './quiet.ts';

/** What those at a table mean to do this turn. In memory only: who reads the log later finds moves, not intentions. */
export class Plans {
  #turn = 0;
  #notes: ReadonlyMap<Seat, readonly string[]> = new Map();

  set(seat: Seat, notes: readonly string[], turn: number): void {
    this.#notes = new Map(this.of(turn)).set(seat, notes);
    this.#turn = turn;
  }

  /** Gone when the turn has passed on. */
  of(turn: number): ReadonlyMap<Seat, readonly string[]> {
    return turn === this.#turn ? this.#notes : new Map();
  }
}

const frameOf = (table: LiveTable, seat: Seat, notes: readonly string[], turn: number): PlannedFrame => ({
  t: 'planned',
  table: table.id,
  seat,
  notes: [...notes],
  turn,
});

/** What somebody who comes in has to know of the running turn. */
export function plansOf(table: LiveTable): PlannedFrame[] {
  const turn = turnOf(table.match);
  return Array.from(table.plans.of(turn), ([seat, notes]) => frameOf(table, seat, notes, turn)).filter(
    frame => frame.notes.length > 0,
  );
}

/** Replaces what the seat meant to do; seen by everybody at once, until the turn passes on. */
export function plan(table: LiveTable, seat: Seat, notes: readonly string[]): Problem | null {
  const { match } = table;
  if (match.outcome !== null) return problemOf('over');
  const silence = silenceAt(table, seat);
  if (silence) return silence;
  if (!mayPlan(match.game, match.table, seat))
    return problemOf('no-partner', 'Nobody plays on your side: there is nobody to plan with.');
  if (!table.patience.spend('plan', seat, table.ticker.now())) return problemOf('too-often');
  const turn = turnOf(match);
  table.plans.set(seat, notes, turn);
  table.audience.call(Message.of(frameOf(table, seat, notes, turn)));
  return null;
}
