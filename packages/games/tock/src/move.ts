import type { Place } from './board.ts';
import type { Rank } from './cards.ts';

/** The walk of one pawn; `to` is the final square, after a leap (TOCK-16). */
export type Part = { readonly from: Place; readonly to: Place };

export type Move =
  /** TOCK-6: a card for the partner, face down. */
  | { readonly kind: 'give'; readonly card: Rank }
  /** TOCK-9: the sixth card, face down. */
  | { readonly kind: 'cull'; readonly card: Rank }
  /** TOCK-10, 25: a discard, if no card can be played or the player is blocked. */
  | { readonly kind: 'drop'; readonly card: Rank }
  /** Entering, or walking: forwards, backwards (4), with a rival's pawn (5), sweeping (king). */
  | { readonly kind: 'walk'; readonly card: Rank; readonly from: Place; readonly to: Place }
  /** TOCK-23: a 7 over one or more pawns, in this order; also for a single part. */
  | { readonly kind: 'split'; readonly parts: readonly Part[] }
  /** TOCK-26 */
  | { readonly kind: 'swap'; readonly a: Place; readonly b: Place }
  /** TOCK-25 */
  | { readonly kind: 'block' };
