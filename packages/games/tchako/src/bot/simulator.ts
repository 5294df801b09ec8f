import type { Chance, PlannerBudget } from '@tablee/kernel';
import { play } from '../apply.ts';
import type { Move } from '../move.ts';
import { clone, type State } from '../state.ts';
import { type AimError, shake } from './aim.ts';

/** Positions tried between two reads of the clock: well under a millisecond. */
const BETWEEN_LOOKS = 8;

/** Counts positions and time against the budget of a search. */
export class Budget {
  private readonly limits: PlannerBudget;
  thoughts = 0;
  private gone = 0;

  constructor(limits: PlannerBudget) {
    this.limits = limits;
    this.gone = limits.spent();
  }

  /** Counts one position. */
  count(): void {
    if (++this.thoughts % BETWEEN_LOOKS === 0) this.gone = this.limits.spent();
  }

  /** The spent share of time or positions, whichever is greater. */
  spent(): number {
    return Math.max(this.gone, this.thoughts / this.limits.thoughts);
  }
}

/** Simulates moves and counts them against the budget. */
export class Simulator {
  private readonly aimError: AimError;
  readonly budget: Budget;
  readonly chance: Chance;

  constructor(aimError: AimError, budget: Budget, chance: Chance) {
    this.aimError = aimError;
    this.budget = budget;
    this.chance = chance;
  }

  /** The position after a move as intended. */
  tryExact(s: State, move: Move): State {
    const after = clone(s);
    this.perform(after, move);
    return after;
  }

  /** The position after a move with a random aim error. */
  tryShaken(s: State, move: Move): State {
    return this.tryExact(s, this.shake(move));
  }

  /** Plays a move with a random aim error in place. */
  playShaken(s: State, move: Move): void {
    this.perform(s, this.shake(move));
  }

  private shake(move: Move): Move {
    return move.kind === 'shoot' ? shake(move, this.aimError, this.chance) : move;
  }

  private perform(s: State, move: Move): void {
    play(s, move, null);
    this.budget.count();
  }
}
