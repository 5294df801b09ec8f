import type { Seat } from '@tablee/kernel';
import { type Holder, NO_WISHES, type Wish, type Wishes } from '../store/store.ts';

/** Everybody who sits here and has to agree with `seat`. */
export const othersThan = (seat: Seat, holders: readonly (Holder | null)[]): Seat[] =>
  holders.flatMap((h, s) => (h && s !== seat ? [s] : []));

export const everySeatTaken = (holders: readonly (Holder | null)[]): boolean =>
  holders.every(h => h !== null);

/** With one more yes. */
export const withYes = <W extends Wish>(wish: W, seat: Seat): W =>
  wish.seat === seat || wish.yes.includes(seat) ? wish : { ...wish, yes: [...wish.yes, seat] };

export const isAgreed = (wish: Wish, holders: readonly (Holder | null)[]): boolean =>
  othersThan(wish.seat, holders).every(s => wish.yes.includes(s));

/**
 * What still stands after a move: an offer of a draw survives the offerer's own moves and lapses with anybody
 * else's; a request to take back concerned the position before.
 */
export function afterMove(wishes: Wishes, mover: Seat): Wishes {
  const draw = wishes.draw?.seat === mover ? wishes.draw : null;
  return draw ? { ...NO_WISHES, draw } : NO_WISHES;
}
