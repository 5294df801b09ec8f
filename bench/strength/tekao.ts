import { searchChance } from '@tablee/kernel';
import { foresee, listMoves, type State, tekao } from '@tablee/tekao';
import type { Seating } from './player.ts';

/** Are the armies still being set up? */
export const isPlacing = ({ game, state }: Seating): boolean =>
  game.id === 'tekao' && (state as State).phase === 'place';

/** A beginner who takes what he can, the flag first, does not run into weapons, and otherwise moves at random. */
export function planByForesight({ state, seat }: Seating, seed: number): string[] {
  const s = state as State;
  const chance = searchChance(seed);
  const moves = listMoves(s, seat);
  const pick = (from: readonly number[]): string[] => [tekao.writeMove(from[chance.pick(from.length)]!)];
  if (s.phase === 'place') return pick(moves);
  const seen = moves.map(move => ({ move, ...foresee(s, move) }));
  const wins = seen.filter(f => f.wins);
  const takes = seen.filter(f => f.takes.length > f.takenBy.length && !f.loses);
  const stays = seen.filter(f => f.takenBy.length === 0);
  const choice = [wins, takes, stays, seen].find(list => list.length > 0)!;
  return pick(choice.map(f => f.move));
}
