import type { Seat } from '@tablee/kernel';
import type { Colour, Place } from './board.ts';
import type { Rank } from './cards.ts';

/** What happened, for animation and screen readers. A card that these eyes may not see is `HIDDEN`. */
export type TockEvent =
  /** TOCK-9: the unused colour. */
  | { readonly kind: 'unused'; readonly colour: Colour }
  /** A new pack of 54 cards. */
  | { readonly kind: 'shuffled'; readonly dealer: Seat }
  /** One per seat and deal. */
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly Rank[] }
  /** TOCK-8: drawn after playing a card. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Rank }
  /** TOCK-6: laid face down for the partner. */
  | { readonly kind: 'gave'; readonly seat: Seat; readonly card: Rank }
  /** TOCK-6: after all have chosen; both partners see the card. */
  | { readonly kind: 'swapped'; readonly from: Seat; readonly to: Seat; readonly card: Rank }
  | { readonly kind: 'culled'; readonly seat: Seat; readonly card: Rank }
  /** A card played; the events of its effect follow. */
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Rank }
  /** TOCK-10: a card discarded without effect. */
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly card: Rank; readonly blocked: boolean }
  | { readonly kind: 'entered'; readonly colour: Colour; readonly to: Place }
  /** `way`: all squares walked over, including the last. A leap follows as `leapt`. `sweeping`: a king. */
  | {
      readonly kind: 'walked';
      readonly colour: Colour;
      readonly from: Place;
      readonly way: readonly Place[];
      readonly back: boolean;
      readonly sweeping: boolean;
    }
  /** TOCK-16 */
  | { readonly kind: 'leapt'; readonly colour: Colour; readonly from: Place; readonly to: Place }
  /** TOCK-11: sent back to its reserve; follows the walk that captured it. */
  | { readonly kind: 'taken'; readonly colour: Colour; readonly at: Place; readonly by: Colour }
  /** TOCK-26: the pawns of `a` and `b` have exchanged places. */
  | {
      readonly kind: 'traded';
      readonly a: Place;
      readonly b: Place;
      readonly colourA: Colour;
      readonly colourB: Colour;
    }
  /** TOCK-25 */
  | { readonly kind: 'blocked'; readonly seat: Seat }
  /** All four pawns of a colour are home. */
  | { readonly kind: 'home'; readonly colour: Colour }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };
