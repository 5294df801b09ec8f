import type { PlannerBudget } from '@tablee/kernel';

/** Positions tried between two looks at the clock: well under a millisecond. */
const BETWEEN_LOOKS = 8;

/** What is left of a thought's budget. */
export class Purse {
  private readonly spending: PlannerBudget;
  thoughts = 0;
  private gone = 0;

  constructor(spending: PlannerBudget) {
    this.spending = spending;
    this.gone = spending.spent();
  }

  /** One more position is tried. */
  pay(): void {
    if (++this.thoughts % BETWEEN_LOOKS === 0) this.gone = this.spending.spent();
  }

  /** The share that is spent, of time or of thoughts. */
  spent(): number {
    return Math.max(this.gone, this.thoughts / this.spending.thoughts);
  }
}
