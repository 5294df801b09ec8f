import type { Elastic, Post, Zone } from '@tablee/tchako';
import { useState } from 'preact/hooks';
import type { BoardPoint } from '../../board/piece.ts';
import type { Aim } from './aim.ts';

/** What the person has begun but not played: one thing at a time. */
export type Hand = {
  /** The shot being thought about; its puck is the one chosen. */
  readonly aim: Aim | null;
  /** TCHAKO-40: the shot is declared to eliminate. */
  readonly loaded: boolean;
  /** The aim follows a finger, and is shot when the finger is lifted. */
  readonly pulling: boolean;
  /** Dragging shifts the chosen puck (TCHAKO-15) instead of shooting it. */
  readonly shifting: boolean;
  /** Turned and fired by buttons, sliders or keys. */
  readonly steering: boolean;
  /** The space a puck would be created on; pressed again, it is. */
  readonly zone: Zone | null;
  /** The elastic in hand, and which hook of it; no hook: the whole of it. */
  readonly elastic: Elastic | null;
  readonly from: Post | null;
  /** Where a finger holds it. */
  readonly held: BoardPoint | null;
};

export const EMPTY_HAND: Hand = {
  aim: null,
  loaded: false,
  pulling: false,
  shifting: false,
  steering: false,
  zone: null,
  elastic: null,
  from: null,
  held: null,
};

/** Nothing is in hand: there is time for other things. */
export const isIdle = ({ aim, zone, elastic }: Hand): boolean =>
  aim === null && zone === null && elastic === null;

type Held = { readonly n: number; readonly hand: Hand };

/** Another position empties the hand: what was aimed at lies elsewhere now. */
export const keepHand = ({ n, hand }: Held, now: number): Hand => (n === now ? hand : EMPTY_HAND);

export function useHand(n: number): readonly [hand: Hand, change: (to: Partial<Hand>) => void] {
  const [held, hold] = useState<Held>({ n, hand: EMPTY_HAND });
  const change = (to: Partial<Hand>): void =>
    hold(before => ({ n, hand: { ...keepHand(before, n), ...to } }));
  return [keepHand(held, n), change];
}
