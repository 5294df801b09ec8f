import type { Refusal, Seat } from '@tablee/kernel';
import type { Elastic, Post, ShootMove, State, TchakoEvent, Zone } from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/contract.ts';
import type { BoardPoint } from '../../../board/piece.ts';
import type { Words } from '../text/words.ts';
import type { Choices } from './choices.ts';

export type Props = BoardProps<State, TchakoEvent, Messages>;

/** A shot in preparation: every field of the move except `loaded`. */
export type Aim = Pick<ShootMove, 'puck' | 'direction' | 'power' | 'dx' | 'dy'>;

/** What the player has started but not played. At most one of `aim`, `zone` and `elastic` is set. */
export type Selection = {
  /** Its puck is the selected one. */
  readonly aim: Aim | null;
  /** TCHAKO-40: the shot is declared to eliminate. */
  readonly loaded: boolean;
  /** A finger is pulling; lifting it shoots. */
  readonly pulling: boolean;
  /** A finger holds the puck but is too near to shoot: lifting it shoots nothing. */
  readonly near: boolean;
  /** Dragging shifts the selected puck (TCHAKO-15) instead of shooting it. */
  readonly shifting: boolean;
  /** Aimed with buttons, sliders or keys. */
  readonly steering: boolean;
  /** The space to create a puck on; a second press creates it. */
  readonly zone: Zone | null;
  readonly elastic: Elastic | null;
  /** The hook of `elastic` that moves; null: the whole elastic. */
  readonly from: Post | null;
  /** Where a finger holds the elastic. */
  readonly held: BoardPoint | null;
  /** The player is asked whether the turn ends with points left. */
  readonly ending: boolean;
};

export const NOTHING_SELECTED: Selection = {
  aim: null,
  loaded: false,
  pulling: false,
  near: false,
  shifting: false,
  steering: false,
  zone: null,
  elastic: null,
  from: null,
  held: null,
  ending: false,
};

export const isEmpty = ({ aim, zone, elastic }: Selection): boolean =>
  aim === null && zone === null && elastic === null;

/** What the board shows and what the player may do there: all that input needs. */
export type BoardState = {
  /** The position on the screen, which may be older than the newest one. */
  readonly state: State;
  /** The seat this person may move for now. Null while watching or waiting, and after the end. */
  readonly seat: Seat | null;
  /** The seat whose refusal is shown for a touch out of turn. Null for spectators. */
  readonly self: Seat | null;
  /** No opponent can answer, as in a lesson. */
  readonly alone: boolean;
  /** The game is being replayed. */
  readonly replayed: boolean;
  /** North sits at the lower edge. */
  readonly turned: boolean;
  /** TCHAKO-22: the table shoots by flicking, not by pulling back. */
  readonly flicks: boolean;
  readonly assistance: string;
  /** Shots may be taken back. */
  readonly casual: boolean;
  readonly choices: Choices;
  readonly selection: Selection;
  readonly select: (change: Partial<Selection>) => void;
  readonly play: (move: string) => void;
  readonly explain: (refusal: Refusal) => void;
  /** Shows a sentence on the board and announces it to screen readers. */
  readonly tell: (sentence: string) => void;
  readonly root: { readonly current: SVGSVGElement | null };
  readonly text: Messages;
  readonly word: Words;
};

/** A selection belongs to the entry it was made at; the next entry clears it. */
export function useSelection(
  n: number,
): readonly [selection: Selection, select: (change: Partial<Selection>) => void] {
  const [kept, keep] = useState({ n, selection: NOTHING_SELECTED });
  const at = (before: typeof kept): Selection => (before.n === n ? before.selection : NOTHING_SELECTED);
  const select = (change: Partial<Selection>): void =>
    keep(before => ({ n, selection: { ...at(before), ...change } }));
  return [at(kept), select];
}
