import type { Refusal, Seat } from '@tablee/kernel';
import type { Colour, State, TchangEvent } from '@tablee/tchang';
import type { Messages } from '@tablee/tchang/messages/fr';
import type { BoardProps } from '../../board/contract.ts';
import { type Choices, soleMover } from './choices.ts';
import type { Hand } from './hand.ts';
import type { Words } from './words.ts';

export type Props = BoardProps<State, TchangEvent, Messages>;

/** Everything a touch can mean: what the board shows at this moment, and what is held over it. */
export type Desk = {
  /** The position on the screen, which may be a moment earlier than the newest. */
  readonly state: State;
  /** The seat this person may act for now, or null: watching, waiting, over. */
  readonly seat: Seat | null;
  /** The seat this person sits on, on turn or not; null: watching. */
  readonly home: Seat | null;
  /** Whose plans this person writes, and in whose place they would be refused. */
  readonly self: Seat;
  readonly choices: Choices;
  /** The pawn that has just come to where others stand: it may want to share (TCHANG-9). */
  readonly met: Colour | null;
  readonly hand: Hand;
  readonly change: (to: Partial<Hand>) => void;
  readonly play: (move: string) => void;
  readonly explain: (refusal: Refusal) => void;
  /** A sentence of the board itself: shown, and heard. */
  readonly tell: (sentence: string) => void;
  readonly point: Props['point'];
  /** One's own notes, and how to replace them; null: nobody plans here. */
  readonly notes: readonly string[];
  readonly plan: Props['plan'];
  readonly root: { readonly current: SVGSVGElement | null };
  readonly text: Messages;
  readonly word: Words;
};

/** The pawn in hand: the one chosen, or the only one that can go. */
export const pawnInHand = ({ hand, choices }: Pick<Desk, 'hand' | 'choices'>): Colour | null =>
  hand.pawn ?? soleMover(choices);

/** Whether the pawn in hand is to be moved, or only looked into. */
export const mayGo = (desk: Pick<Desk, 'hand' | 'choices'>): boolean => {
  const pawn = pawnInHand(desk);
  return pawn !== null && desk.choices.movers.includes(pawn);
};
