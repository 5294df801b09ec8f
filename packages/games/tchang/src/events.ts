import type { Seat } from '@tablee/kernel';
import type { Colour, Space } from './board.ts';
import type { Corridor } from './maze.ts';
import type { Reason } from './state.ts';

/** Events of an entry, in order. Boards animate them and screen readers announce them. */
export type TchangEvent =
  /** TCHANG-1: only with `labyrinth: walls`. */
  | { readonly kind: 'walled'; readonly corridors: readonly Corridor[] }
  /** TCHANG-4: placed at random, all at once, face down. */
  | { readonly kind: 'laid'; readonly statues: readonly Space[]; readonly stones: readonly Space[] }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly what: 'statue' | 'stone';
      readonly space: Space;
    }
  /** Placement is complete. */
  | { readonly kind: 'began'; readonly seat: Seat }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly pawn: Colour;
      readonly from: Space;
      readonly to: Space;
      /** TCHANG-5: in fireflies. */
      readonly cost: number;
    }
  /** TCHANG-6: `taken` is smaller than `fireflies` when the reserve runs out. */
  | {
      readonly kind: 'found';
      readonly pawn: Colour;
      readonly space: Space;
      readonly fireflies: number;
      readonly taken: number;
    }
  | { readonly kind: 'bitten'; readonly pawn: Colour; readonly space: Space }
  /** TCHANG-7 */
  | {
      readonly kind: 'freed';
      readonly pawns: readonly Colour[];
      readonly by: Colour;
      readonly space: Space;
    }
  /** TCHANG-8: `shown` dragons of this colour now lie face up. */
  | { readonly kind: 'dragon'; readonly space: Space; readonly colour: Colour; readonly shown: number }
  /** TCHANG-8: piece 0‥6; `shown` pieces now lie face up. */
  | { readonly kind: 'tangram'; readonly space: Space; readonly piece: number; readonly shown: number }
  /** TCHANG-16: bonus for a tangram piece. */
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
  /** TCHANG-11: `forced` when the seat had no choice. */
  | { readonly kind: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly kind: 'ended'; readonly seat: Seat }
  /** TCHANG-13: another round without an action loses. */
  | { readonly kind: 'warned' }
  | { readonly kind: 'over'; readonly reason: Reason };
