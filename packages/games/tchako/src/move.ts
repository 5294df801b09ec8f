import type { Post, Zone } from './board.ts';
import type { Elastic } from './elastic.ts';
import type { Puck } from './puck.ts';
import type { Offer } from './variant.ts';

export type ShootMove = {
  readonly kind: 'shoot';
  readonly puck: Puck;
  /** TCHAKO-20: 0 ‥ 4095, and 1 ‥ 1000. */
  readonly direction: number;
  readonly power: number;
  /** TCHAKO-15: the shift, in 1/64 mm. */
  readonly dx: number;
  readonly dy: number;
  /** TCHAKO-40 */
  readonly loaded: boolean;
};
export type CreateMove = { readonly kind: 'create'; readonly zone: Zone };
/** TCHAKO-14: moves one hook. */
export type HookMove = {
  readonly kind: 'hook';
  readonly elastic: Elastic;
  readonly from: Post;
  readonly to: Post;
};
/** TCHAKO-14, TCHAKO-42: moves a whole elastic. */
export type LayMove = { readonly kind: 'lay'; readonly elastic: Elastic; readonly hooks: readonly Post[] };
/** TCHAKO-42: before the game, exchanges an elastic for a triangle; null: keeps all. */
export type ReplaceMove = { readonly kind: 'replace'; readonly elastic: Elastic | null };

export type Move =
  /** TCHAKO-45: proposes a mode for the rest of the game, and the answers. */
  | { readonly kind: 'propose'; readonly offer: Offer }
  | { readonly kind: 'agree' }
  | { readonly kind: 'decline' }
  | ShootMove
  | CreateMove
  | HookMove
  | LayMove
  | ReplaceMove
  | { readonly kind: 'end' }
  /** The clock ends a turn where `end` is not allowed (TCHAKO-30). */
  | { readonly kind: 'time' };

export const AGREE: Move = Object.freeze({ kind: 'agree' });
export const DECLINE: Move = Object.freeze({ kind: 'decline' });
export const END: Move = Object.freeze({ kind: 'end' });
export const TIME: Move = Object.freeze({ kind: 'time' });
