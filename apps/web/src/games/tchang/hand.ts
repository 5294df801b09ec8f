import type { Seat } from '@tablee/kernel';
import type { Colour, Space, State } from '@tablee/tchang';
import { useState } from 'preact/hooks';
import type { Gift } from './share.ts';

/** What the next space pressed is used for, when it is not for playing. */
export const TOOLS = ['way', 'take', 'point'] as const;
export type Tool = (typeof TOOLS)[number];

/** What the person has begun but not played. */
export type Hand = {
  /** The pawn whose ways are lit: to be moved, or only looked into. */
  readonly pawn: Colour | null;
  /** The space hovered, tabbed or dragged at. */
  readonly looked: Space | null;
  /** The space pressed: pressed again, the pawn goes there. */
  readonly aimed: Space | null;
  readonly gift: Gift | null;
  /** The panel for sharing was opened, or closed, by hand. */
  readonly sharing: boolean | null;
  readonly tool: Tool | null;
  /** Passing was pressed once. */
  readonly passing: boolean;
};

export const EMPTY_HAND: Hand = {
  pawn: null,
  looked: null,
  aimed: null,
  gift: null,
  sharing: null,
  tool: null,
  passing: false,
};

type Held = { readonly n: number; readonly turn: Seat; readonly hand: Hand };

/** Another position forgets what was aimed at; another turn forgets the pawn and what was opened as well. */
export function keepHand({ n, turn, hand }: Held, now: { readonly n: number; readonly turn: Seat }): Hand {
  if (turn !== now.turn) return EMPTY_HAND;
  if (n === now.n) return hand;
  return { ...EMPTY_HAND, pawn: hand.pawn, looked: hand.looked, sharing: hand.sharing };
}

export function useHand(
  n: number,
  { turn, phase }: State,
): readonly [hand: Hand, change: (to: Partial<Hand>) => void] {
  const now = { n, turn: phase === 'explore' ? turn : -1 };
  const [held, hold] = useState<Held>({ ...now, hand: EMPTY_HAND });
  const change = (to: Partial<Hand>): void =>
    hold(before => ({ ...now, hand: { ...keepHand(before, now), ...to } }));
  return [keepHand(held, now), change];
}
