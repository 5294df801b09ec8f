import type { State, TchangEvent } from '@tablee/tchang';
import type { BoardPoint } from '../../board/piece.ts';
import { centreOf } from './art/geometry.ts';

/** What is only seen while an entry is shown, by the names its motions go by. */
export const VEIL_STONE = 'veil-stone';
export const VEIL_STATUE = 'veil-statue';
export const SHAKE = 'bite';

/** What the i-th event of an entry turned up, held over the pawn. */
export const revealId = (i: number): string => `reveal-${i}`;
/** So far above the space. */
export const HELD_UP = 64;

/** No more of a swarm is drawn: an eye counts no further. */
const MOST = 6;

/** Fireflies on their way: from a stone or out of the dark into a purse, or from one pawn to the next. */
export type Flight = { readonly from: BoardPoint; readonly to: BoardPoint; readonly count: number };

export function flightOf(event: TchangEvent, state: State): Flight | null {
  switch (event.kind) {
    case 'found': {
      const at = centreOf(event.space);
      return { from: { x: at.x, y: at.y - HELD_UP }, to: at, count: Math.min(MOST, event.taken) };
    }
    case 'rewarded': {
      const at = centreOf(state.pawns[event.pawn]!);
      return { from: { x: at.x, y: at.y - 80 }, to: at, count: Math.min(MOST, event.fireflies) };
    }
    case 'shared': {
      const { x, y } = centreOf(event.space);
      const way = event.giver < event.receiver ? 30 : -30;
      return {
        from: { x: x - way, y: y - 10 },
        to: { x: x + way, y: y - 10 },
        count: Math.min(MOST, event.amount),
      };
    }
    default:
      return null;
  }
}

/** The fireflies of the i-th event of an entry. */
export const flightIds = (i: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `fly-${i}-${nth}`);
