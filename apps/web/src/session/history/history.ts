import type { Game, Outcome, Seal, Table, TimelineStep } from '@tablee/kernel';
import { followTold } from '@tablee/table';
import type { Head, Story, TableFrame } from '@tablee/wire';

/** The wire writes a missing score as undefined; the kernel leaves it out. */
export function outcomeOf(outcome: TableFrame['outcome']): Outcome | null {
  if (!outcome) return null;
  const { payoff, score, reason } = outcome;
  return score ? { payoff, score, reason } : { payoff, reason };
}

/** The same for the seed of a seal. */
export function sealOf({ from, commitment, seed }: Head['seals'][number]): Seal {
  return seed === undefined ? { from, commitment } : { from, commitment, seed };
}

/** All steps of a history, from the set-up. */
export function stepsOfHistory({ chapters, outcome }: Story, game: Game, table: Table): TimelineStep[] {
  const steps: TimelineStep[] = [];
  for (const chapter of chapters) {
    const last = chapter === chapters.at(-1);
    steps.push(followTold(steps, game, table, { ...chapter, outcome: last ? outcomeOf(outcome) : null }));
  }
  return steps;
}
