import type { Seat } from '@tablee/kernel';

/** Flat arrays of small integers: numbers inside, words at the door. */
export type State = { turn: Seat };

export const startState = (): State => ({ turn: 0 });

export const clone = (s: State): State => ({ turn: s.turn });
