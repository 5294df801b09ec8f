import type { Step } from '@tablee/kernel';
import type { ClockState, ClockTurn } from '@tablee/table';
import type { Problem } from '@tablee/wire';
import type { Wishes, Write } from '../store/store.ts';

/** Number of the entry that is on disk, or what is wrong. `again`: it was there already, so nobody was told. */
export type Answer = { readonly n: number; readonly again?: boolean } | Problem;
export const isProblem = (answer: Answer): answer is Problem => 'status' in answer;

/** What is to be written, and then holds: an entry and the wishes it leaves, or wishes alone. */
export type Change =
  | {
      readonly step: Step;
      readonly wishes: Wishes;
      readonly also?: Write;
      /** How this turns the glass, where there is one. */
      readonly turning?: ClockTurn;
    }
  | { readonly wishes: Wishes; readonly also?: Write; readonly sand?: ClockState };
/** What a play or an act comes to, before anything is written. */
export type Ruling = Change | Answer;
