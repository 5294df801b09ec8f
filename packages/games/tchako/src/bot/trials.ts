import type { Chance, Spending } from '@tablee/kernel';
import { play } from '../apply.ts';
import type { Move } from '../move.ts';
import { clone, type State } from '../state.ts';
import { type Hand, shake } from './aim.ts';

/** Positions between two readings of the clock: well under a millisecond. */
const CLOCK_INTERVAL = 8;

/** The budget of a search, in time and in positions. */
export class Budget {
  private readonly spending: Spending;
  thoughts = 0;
  private spentTime = 0;

  constructor(spending: Spending) {
    this.spending = spending;
    this.spentTime = spending.spent();
  }

  /** Counts one more position. */
  count(): void {
    if (++this.thoughts % CLOCK_INTERVAL === 0) this.spentTime = this.spending.spent();
  }

  /** The share of the budget that is spent, 0 ‥ 1. */
  spent(): number {
    return Math.max(this.spentTime, this.thoughts / this.spending.thoughts);
  }
}

/** Plays moves on copies of positions, and counts them in the budget. */
export class Trials {
  private readonly hand: Hand;
  readonly budget: Budget;
  readonly chance: Chance;

  constructor(hand: Hand, budget: Budget, chance: Chance) {
    this.hand = hand;
    this.budget = budget;
    this.chance = chance;
  }

  /** Plays a move exactly. */
  playExact(s: State, move: Move): State {
    const after = clone(s);
    this.perform(after, move);
    return after;
  }

  /** Plays a move with the error of the hand. */
  playShaky(s: State, move: Move): State {
    return this.playExact(s, this.unsteady(move));
  }

  /** The same in place. */
  playShakyInPlace(s: State, move: Move): void {
    this.perform(s, this.unsteady(move));
  }

  private unsteady(move: Move): Move {
    return move.kind === 'shoot' ? shake(move, this.hand, this.chance) : move;
  }

  private perform(s: State, move: Move): void {
    play(s, move, null);
    this.budget.count();
  }
}
