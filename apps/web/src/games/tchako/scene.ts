import type { Refusal, Seat } from '@tablee/kernel';
import type { State, TchakoEvent } from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import type { BoardProps } from '../../board/contract.ts';
import type { Choices } from './choices.ts';
import type { Hand } from './hand.ts';
import type { Words } from './words.ts';

export type Props = BoardProps<State, TchakoEvent, Messages>;

/** Everything a touch can mean: what the board shows at this moment, and what is held over it. */
export type Desk = {
  /** The position on the screen, which may be a moment earlier than the newest. */
  readonly state: State;
  /** The seat this person may act for now, or null: watching, waiting, over. */
  readonly seat: Seat | null;
  /** In whose place a touch out of turn is refused; null: nobody's, of a watcher. */
  readonly self: Seat | null;
  /** Nobody is there to answer: a lesson. */
  readonly alone: boolean;
  /** A game looked back at: there is nothing to practise for. */
  readonly past: boolean;
  /** North sits at the lower edge. */
  readonly turned: boolean;
  /** TCHAKO-22: the table's own choice. */
  readonly flicks: boolean;
  readonly assistance: string;
  readonly choices: Choices;
  readonly hand: Hand;
  readonly change: (to: Partial<Hand>) => void;
  readonly play: (move: string) => void;
  readonly explain: (refusal: Refusal) => void;
  /** A sentence of the board itself: shown, and heard. */
  readonly tell: (sentence: string) => void;
  readonly root: { readonly current: SVGSVGElement | null };
  readonly text: Messages;
  readonly word: Words;
};
