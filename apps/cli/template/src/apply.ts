import type { Chance, Seat } from '@tablee/kernel';
import type { State } from './board.ts';
import type { Move } from './moves.ts';

/** What happened, in order: everything a screen needs to animate, a screen reader to say. */
export type Event = { readonly kind: 'moved'; readonly seat: Seat; readonly square: number };

export function apply(s: State, seat: Seat, { square }: Move, _chance: Chance): Event[] {
  s.turn = 1 - seat;
  return [{ kind: 'moved', seat, square }];
}
