import type { Seat } from '@tablee/kernel';
import type { ComponentType } from 'preact';
import type { Past, Shown } from '../board/contract.ts';
import type { Motion } from '../board/motion.ts';

/** A position as one drawing, for pictures and clips to be shared and for link previews. */

export type PictureProps<S = unknown, E = unknown, T = unknown> = {
  /** As the public sees it. */
  readonly shown: Shown<S, E>;
  readonly past: readonly Past<E, S>[];
  /** The seat at the lower edge. */
  readonly bottom: Seat;
  /** The game's own messages. */
  readonly text: T;
  /** The position before, for a drawing whose pieces keep their identity from there. */
  readonly from?: Shown<S, E>;
};

/** An entry in motion. `at` draws a moment of it; `motions` move pieces of the drawing after it. */
export type Clip<P = PictureProps> = {
  readonly ms: number;
  readonly at?: (ms: number) => P;
  readonly motions?: readonly Motion[];
};

/** One per game: `games/<id>/picture.tsx`. */
export type GamePicture<S = unknown, E = unknown, T = unknown> = {
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The radius of its corners. Default: 0. */
  readonly round?: number;
  /** The style sheets of the drawing. */
  readonly styles: readonly string[];
  readonly Picture: ComponentType<PictureProps<S, E, T>>;
  /** How entry `props.shown` happened, from the entry before it. Null: nothing moved. */
  readonly clip?: (before: Shown<S, E>, props: PictureProps<S, E, T>) => Clip<PictureProps<S, E, T>> | null;
  /** Resolves when texts of the drawing are loaded. */
  readonly ready?: Promise<void>;
};
