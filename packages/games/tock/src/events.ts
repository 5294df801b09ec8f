import type { Seat } from '@tablee/kernel';
import type { Colour, Place } from './board.ts';
import type { Rank } from './cards.ts';

/**
 * What happened, in order: everything the screen needs to animate and the screen reader to say. `HIDDEN` stands where
 * a card is not for these eyes.
 */
export type TockEvent =
  /** TOCK-9: the colour nobody plays. */
  | { readonly kind: 'unused'; readonly colour: Colour }
  /** All 54 together again. */
  | { readonly kind: 'shuffled'; readonly dealer: Seat }
  /** One per seat and deal. */
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly Rank[] }
  /** TOCK-8: drawn after a card. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Rank }
  /** Laid face down for the partner. */
  | { readonly kind: 'gave'; readonly seat: Seat; readonly card: Rank }
  /** All have chosen: `card` went from one hand to the other; both partners know it. */
  | { readonly kind: 'swapped'; readonly from: Seat; readonly to: Seat; readonly card: Rank }
  | { readonly kind: 'culled'; readonly seat: Seat; readonly card: Rank }
  /** A card laid open and played; what it does follows. */
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Rank }
  /** A card laid open for nothing. */
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly card: Rank; readonly blocked: boolean }
  | { readonly kind: 'entered'; readonly colour: Colour; readonly to: Place }
  /**
   * `way`: every square walked over, the last one included; a leap from a 7 follows as `leapt`. `sweeping`: the king.
   */
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
  /** Sent to its reserve from where it stood; told after the walk that did it. */
  | { readonly kind: 'taken'; readonly colour: Colour; readonly at: Place; readonly by: Colour }
  /** TOCK-26: the pawn that stood on `a` is now on `b` and the other way round. */
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
