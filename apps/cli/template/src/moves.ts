import type { Refusal, Seat } from '@tablee/kernel';
import type { State } from './board.ts';

export type Move = { readonly square: number };

/** In a fixed order: bots and golden plays depend on it. */
export const listMoves = (_s: State, _seat: Seat): readonly Move[] => [];

/** GAMEID-1 */
export function refuse(s: State, seat: Seat, _m: Move): Refusal | null {
  return seat === s.turn
    ? { rule: 'GAMEID-1', key: 'no-such-move' }
    : { rule: 'GAMEID-1', key: 'not-your-turn' };
}
