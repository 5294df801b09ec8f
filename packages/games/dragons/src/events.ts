import type { Seat } from '@tablee/kernel';
import type { Space } from './board.ts';
import type { Face } from './cell.ts';
import type { Gesture } from './gesture.ts';
import type { Reason } from './state.ts';

/** What happened, in order. */
export type DragonsEvent =
  /** DRAGON-1: face down, by lot. */
  | { readonly kind: 'laid'; readonly spaces: readonly Space[] }
  /** DRAGON-2: the gesture is SECRET for everybody else. */
  | { readonly kind: 'chose'; readonly seat: Seat; readonly gesture: Gesture }
  /** DRAGON-3: by seat, NO_GESTURE for those who are out. */
  | { readonly kind: 'shown'; readonly gestures: readonly Gesture[] }
  /** DRAGON-3: these play again among themselves. */
  | { readonly kind: 'again'; readonly seats: readonly Seat[] }
  | { readonly kind: 'won'; readonly seat: Seat }
  | { readonly kind: 'turned'; readonly seat: Seat; readonly space: Space; readonly face: Face }
  /** DRAGON-6: all that was turned is lost; DRAGON-4: nothing was, `fireflies` is 0. */
  | { readonly kind: 'lost'; readonly seat: Seat; readonly fireflies: number }
  | { readonly kind: 'hid'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  | {
      readonly kind: 'kept';
      readonly seat: Seat;
      readonly fireflies: number;
      readonly spaces: readonly Space[];
    }
  /** A new duel of all. */
  | { readonly kind: 'round' }
  | { readonly kind: 'over'; readonly reason: Reason };
