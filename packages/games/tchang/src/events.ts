import type { Seat } from '@tablee/kernel';
import type { Colour, Space } from './board.ts';
import type { Corridor } from './maze.ts';
import type { Reason } from './state.ts';

/** What happened, in order: everything the screen needs to animate, the screen reader to say. */
export type TchangEvent =
  /** TCHANG-1: under `labyrinth: walls`. */
  | { readonly kind: 'walled'; readonly corridors: readonly Corridor[] }
  /** TCHANG-4: by lot, all at once, face down. */
  | { readonly kind: 'laid'; readonly statues: readonly Space[]; readonly stones: readonly Space[] }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly what: 'statue' | 'stone';
      readonly space: Space;
    }
  /** All lies there: the search begins. */
  | { readonly kind: 'began'; readonly seat: Seat }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly pawn: Colour;
      readonly from: Space;
      readonly to: Space;
      /** In fireflies (TCHANG-5). */
      readonly cost: number;
    }
  /** TCHANG-6: `taken` is less than the stone shows when the reserve has no more. */
  | {
      readonly kind: 'found';
      readonly pawn: Colour;
      readonly space: Space;
      readonly fireflies: number;
      readonly taken: number;
    }
  | { readonly kind: 'bitten'; readonly pawn: Colour; readonly space: Space }
  /** TCHANG-7: these pawns, by that one. */
  | {
      readonly kind: 'freed';
      readonly pawns: readonly Colour[];
      readonly by: Colour;
      readonly space: Space;
    }
  /** TCHANG-8: `shown` dragons of this colour lie face up now. */
  | { readonly kind: 'dragon'; readonly space: Space; readonly colour: Colour; readonly shown: number }
  /** TCHANG-8: piece 0‥6; `shown` of the seven lie face up now. */
  | { readonly kind: 'tangram'; readonly space: Space; readonly piece: number; readonly shown: number }
  /** TCHANG-16: for a tangram piece. */
  | { readonly kind: 'rewarded'; readonly pawn: Colour; readonly fireflies: number }
  /** TCHANG-10 */
  | { readonly kind: 'exit'; readonly colour: Colour }
  /** TCHANG-12 */
  | { readonly kind: 'opened'; readonly colour: Colour }
  | {
      readonly kind: 'shared';
      readonly seat: Seat;
      readonly giver: Colour;
      readonly receiver: Colour;
      readonly amount: number;
      readonly space: Space;
    }
  /** TCHANG-11: `forced` when there was nothing to choose. */
  | { readonly kind: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly kind: 'ended'; readonly seat: Seat }
  /** TCHANG-13: one more round like this one, and all is lost. */
  | { readonly kind: 'warned' }
  | { readonly kind: 'over'; readonly reason: Reason };
