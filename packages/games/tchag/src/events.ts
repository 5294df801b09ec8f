import type { Seat } from '@tablee/kernel';
import type { Direction, Square } from './board.ts';
import type { Reason } from './state.ts';

/** One stone's way in a slide; `pawn` rides on it. */
export type StoneWay = { readonly from: Square; readonly to: Square; readonly pawn: Seat | null };

/** What happened, in order: everything the screen needs to animate, the screen reader to say. */
export type TchagEvent =
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly from: Square;
      readonly to: Square;
      /** Whose pawn was taken. */
      readonly captured: Seat | null;
    }
  /** TCHAG-5: the stone just left goes out of the game. */
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
  /** TCHAG-9: every repair left would repeat a layout, or none exists: the turn ends on an unsound field. */
  | { readonly kind: 'unfinished'; readonly seat: Seat }
  /** TCHAG-10 */
  | { readonly kind: 'passed'; readonly seat: Seat }
  /** TCHAG-12: `seat` cannot move, `again` has an extra turn. */
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly again: Seat }
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly reason: Reason; readonly winner: Seat | null };
