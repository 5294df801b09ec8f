import type { Chance, Refusal, Seat } from '@tablee/kernel';
import { type RefusalKey, refuseBy } from './refusals.ts';
import { type GameidEvent, isOver, type State } from './state.ts';

/** GAMEID-2: takes `take` stones from heap 0 ‥ 2. */
export type Move = { readonly heap: number; readonly take: number };

/** In a fixed order: bots and golden plays depend on it. */
export function listMoves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.turn) return [];
  return s.heaps.flatMap((size, heap) => Array.from({ length: size }, (_, i) => ({ heap, take: i + 1 })));
}

export function sampleMove(s: State, seat: Seat, chance: Chance): Move {
  const moves = listMoves(s, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} is not an actor`);
  return moves[chance.pick(moves.length)]!;
}

export function refuse(s: State, seat: Seat, m: Move): Refusal<RefusalKey> | null {
  if (isOver(s)) return refuseBy('over');
  if (seat !== s.turn) return refuseBy('not-your-turn');
  return m.take > (s.heaps[m.heap] ?? 0) ? refuseBy('too-many') : null;
}

/** The move was not refused. */
export function apply(s: State, seat: Seat, { heap, take }: Move): GameidEvent[] {
  s.heaps[heap]! -= take;
  s.turn = 1 - seat;
  return [{ kind: 'took', seat, heap, take }];
}
