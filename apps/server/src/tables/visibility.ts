import { type Entry, isMove, type Match } from '@tablee/kernel';
import type { Told } from '@tablee/wire';
import type { OutsideEyes } from '../watch/audience.ts';

/** Who is told what of an entry. */

/** An entry as these eyes may know it. While a game with secrets runs, only the seat that made a move reads its text. */
export function toldOf(entry: Entry, n: number, openly: boolean, eyes: OutsideEyes): Told {
  if (isMove(entry)) {
    const told: Told =
      openly || entry.seat === eyes
        ? { n, seat: entry.seat, act: 'move', move: entry.move }
        : { n, seat: entry.seat, act: 'move' };
    return entry.clock ? { ...told, clock: true } : told;
  }
  if (entry.act === 'back') return { n, seat: entry.seat, act: 'back', to: entry.to };
  return { n, seat: entry.seat, act: entry.act };
}

/** Whether the texts of moves may be told: nothing is hidden, or nothing is hidden any more. */
export const isOpen = ({ game, outcome }: Pick<Match, 'game' | 'outcome'>): boolean =>
  outcome !== null || !(game.traits.secrets || game.traits.together);
