import type { Seat } from '@tablee/kernel';
import type { Direction, Square } from './board.ts';
import type { Reason } from './state.ts';

/** The move of one stone in a slide, with the pawn on it. */
export type StoneWay = { readonly from: Square; readonly to: Square; readonly pawn: Seat | null };

/** Events of a move in order: enough to animate it and to describe it to a screen reader. */
export type TchagEvent =
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly from: Square;
      readonly to: Square;
      /** The seat whose pawn was taken. */
      readonly captured: Seat | null;
    }
  /** TCHAG-5: the stone just left is removed. */
  | { readonly kind: 'removed'; readonly square: Square; readonly grey: boolean }
  | {
      readonly kind: 'slid';
      readonly seat: Seat;
      readonly why: 'gap' | 'join';
      /** 0‥5 rows 1–6, 6‥11 columns a–f. */
      readonly line: number;
      readonly direction: Direction;
      readonly distance: number;
      readonly stones: readonly StoneWay[];
    }
  /** TCHAG-9: the turn ends on an unsound field, because no repair exists or each would repeat a layout. */
  | { readonly kind: 'unfinished'; readonly seat: Seat }
  /** TCHAG-10 */
  | { readonly kind: 'passed'; readonly seat: Seat }
  /** TCHAG-12: `seat` cannot move, `again` has an extra turn. */
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly again: Seat }
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly reason: Reason; readonly winner: Seat | null };
