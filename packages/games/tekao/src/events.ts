import type { Seat } from '@tablee/kernel';
import type { Direction, Side, Square } from './board.ts';
import type { Cell, Shape } from './piece.ts';
import type { Reason } from './state.ts';
import type { Weapon } from './weapons.ts';

/** The outcome of an edge shared with an enemy, for the acting piece. */
export const MEETINGS = ['takes', 'equal', 'taken'] as const;
export type Meeting = (typeof MEETINGS)[number];

export type Standing = { readonly square: Square; readonly cell: Cell };

/** Events of a move in order: enough to animate it and to describe it to a screen reader. */
export type TekaoEvent =
  /** TEKAO-4: `piece` is in canonical orientation. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly piece: Shape }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly square: Square; readonly cell: Cell }
  /** TEKAO-5: both sides at once, randomly, in square order. */
  | { readonly kind: 'mirrored'; readonly pieces: readonly Standing[] }
  /** All pieces are placed: the battle begins. */
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
      /** In its new orientation. */
      readonly cell: Cell;
    }
  /** TEKAO-7: played more than three times in a row, because no other piece can act. */
  | { readonly kind: 'lifted'; readonly seat: Seat; readonly square: Square; readonly times: number }
  /** Two weapons meet at an edge; captures by the acting piece come first (TEKAO-8, TEKAO-9). */
  | {
      readonly kind: 'met';
      /** The acting piece, and the direction of the other one. */
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
