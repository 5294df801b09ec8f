import type { Seat } from '@tablee/kernel';
import type { Post, Zone, Zones } from './board.ts';
import type { Elastic } from './elastic.ts';
import type { Puck } from './puck.ts';
import type { Reason } from './state.ts';
import type { Offer } from './variant.ts';

/** The effect of the first contact with an enemy puck (TCHAKO-9, TCHAKO-11, TCHAKO-12, TCHAKO-40). */
export const EFFECTS = ['eliminates', 'wins', 'duel', 'parried', 'invulnerable', 'pushes'] as const;
export type Effect = (typeof EFFECTS)[number];

/** An event of a move. A screen animates a shot with `trackShot`. */
export type TchakoEvent =
  | {
      readonly kind: 'shot';
      readonly seat: Seat;
      readonly puck: Puck;
      readonly dx: number;
      readonly dy: number;
      readonly direction: number;
      readonly power: number;
      readonly loaded: boolean;
      /** In halves. */
      readonly cost: number;
    }
  /** The first contact with an enemy puck. */
  | { readonly kind: 'hit'; readonly by: Puck; readonly puck: Puck; readonly effect: Effect }
  /** A puck leaves the board: hit, lost in a duel, over the rail, or at the rail (TCHAKO-44). */
  | { readonly kind: 'gone'; readonly puck: Puck; readonly how: 'hit' | 'duel' | 'out' | 'rail' }
  /** TCHAKO-17 */
  | { readonly kind: 'restored'; readonly puck: Puck; readonly zone: Zone }
  | {
      readonly kind: 'created';
      readonly seat: Seat;
      readonly puck: Puck;
      readonly zone: Zone;
      readonly cost: number;
      /** TCHAKO-30: creations left to this seat; null if they are not limited. */
      readonly left: number | null;
    }
  /** TCHAKO-13, TCHAKO-42: a puck makes room. */
  | { readonly kind: 'moved'; readonly puck: Puck; readonly x: number; readonly y: number }
  | {
      readonly kind: 'hooked';
      readonly seat: Seat;
      readonly elastic: Elastic;
      readonly hooks: readonly Post[];
      readonly cost: number;
    }
  /** TCHAKO-42: null: the seat keeps its elastics. */
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly elastic: Elastic | null }
  /** TCHAKO-8: a t'chako by this seat begins or ends. */
  | { readonly kind: 'tchako'; readonly seat: Seat; readonly on: boolean }
  /** TCHAKO-45 */
  | ({ readonly kind: 'proposed' | 'agreed' | 'declined'; readonly seat: Seat } & Offer)
  | { readonly kind: 'ended'; readonly seat: Seat }
  | {
      readonly kind: 'turn';
      readonly seat: Seat;
      readonly number: number;
      readonly points: number;
      readonly captured: Zones;
    }
  | { readonly kind: 'over'; readonly reason: Reason; readonly winner: Seat | null };

/** Receives the events of a move. Null: events are not computed, which makes bots faster. */
export type EventSink = TchakoEvent[] | null;
