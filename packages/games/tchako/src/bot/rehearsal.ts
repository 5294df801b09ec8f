import type { Chance } from '@tablee/kernel';
import { play } from '../apply.ts';
import type { Move } from '../move.ts';
import { clone, type State } from '../state.ts';
import { type Hand, shake } from './aim.ts';
import type { Purse } from './purse.ts';

/** Tries moves on copies of positions; every one is paid for. */
export class Rehearsal {
  private readonly hand: Hand;
  readonly purse: Purse;
  readonly chance: Chance;

  constructor(hand: Hand, purse: Purse, chance: Chance) {
    this.hand = hand;
    this.purse = purse;
    this.chance = chance;
  }

  /** As it is meant. */
  mean(s: State, move: Move): State {
    const after = clone(s);
    this.perform(after, move);
    return after;
  }

  /** As the hand makes it. */
  make(s: State, move: Move): State {
    return this.mean(s, this.unsteady(move));
  }

  /** As the hand makes it, in place. */
  go(s: State, move: Move): void {
    this.perform(s, this.unsteady(move));
  }

  private unsteady(move: Move): Move {
    return move.kind === 'shoot' ? shake(move, this.hand, this.chance) : move;
  }

  private perform(s: State, move: Move): void {
    play(s, move, null);
    this.purse.pay();
  }
}
