import type { Seat } from '@tablee/kernel';
import type { Face, Space } from './board.ts';
import type { Gesture } from './move.ts';
import type { Reason } from './state.ts';

/** Events of an entry, in order. */
export type DragonsEvent =
  /** DRAGON-1: face down, at random. */
  | { readonly kind: 'laid'; readonly spaces: readonly Space[] }
  /** DRAGON-2: the gesture is SECRET for other eyes. */
  | { readonly kind: 'chose'; readonly seat: Seat; readonly gesture: Gesture }
  /** DRAGON-3: by seat, NO_GESTURE for seats that are out. */
  | { readonly kind: 'shown'; readonly gestures: readonly Gesture[] }
  /** DRAGON-3: these seats play again. */
  | { readonly kind: 'again'; readonly seats: readonly Seat[] }
  | { readonly kind: 'won'; readonly seat: Seat }
  | { readonly kind: 'turned'; readonly seat: Seat; readonly space: Space; readonly face: Face }
  /** DRAGON-6: all turned fireflies are lost; 0 if the first stone was an animal (DRAGON-4). */
  | { readonly kind: 'lost'; readonly seat: Seat; readonly fireflies: number }
  | { readonly kind: 'hid'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  | {
      readonly kind: 'kept';
      readonly seat: Seat;
      readonly fireflies: number;
      readonly spaces: readonly Space[];
    }
  /** A new duel of all seats. */
  | { readonly kind: 'round' }
  | { readonly kind: 'over'; readonly reason: Reason };
