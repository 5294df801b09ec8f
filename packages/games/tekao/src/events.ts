import type { Seat } from '@tablee/kernel';
import type { Direction, Side, Square } from './board.ts';
import type { Cell, Shape } from './piece.ts';
import type { Reason } from './state.ts';
import type { Weapon } from './weapons.ts';

/** How an edge between the acting piece and an enemy ends, for the acting piece. */
export const MEETINGS = ['takes', 'equal', 'taken'] as const;
export type Meeting = (typeof MEETINGS)[number];

export type Standing = { readonly square: Square; readonly cell: Cell };

/** What happened, in order: everything the screen needs to animate, the screen reader to say. */
export type TekaoEvent =
  /** TEKAO-4: spelt as in the bag. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly piece: Shape }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly square: Square; readonly cell: Cell }
  /** TEKAO-5: both armies at once, by lot, in square order. */
  | { readonly kind: 'mirrored'; readonly pieces: readonly Standing[] }
  /** All pieces stand: the battle begins. */
  | { readonly kind: 'began'; readonly seat: Seat }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly from: Square;
      readonly to: Square;
      readonly cell: Cell;
    }
  | {
      readonly kind: 'turned';
      readonly seat: Seat;
      readonly square: Square;
      readonly clockwise: boolean;
      /** As it lies now. */
      readonly cell: Cell;
    }
  /** TEKAO-7: a fourth time and more in a row, because no other piece can act. */
  | { readonly kind: 'lifted'; readonly seat: Seat; readonly square: Square; readonly times: number }
  /** Two sides look at each other across an edge; those the acting piece takes come first (TEKAO-8, TEKAO-9). */
  | {
      readonly kind: 'met';
      /** The acting piece, and where the other one is from there. */
      readonly square: Square;
      readonly direction: Direction;
      readonly other: Square;
      readonly weapon: Weapon;
      readonly against: Weapon;
      readonly meeting: Meeting;
    }
  | { readonly kind: 'fell'; readonly square: Square; readonly cell: Cell }
  /** TEKAO-11: no piece can act. */
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly reason: Reason; readonly winner: Side | null };
