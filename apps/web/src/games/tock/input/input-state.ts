import type { Refusal, Seat } from '@tablee/kernel';
import type { Colour, Move, State } from '@tablee/tock';
import { useMemo } from 'preact/hooks';
import type { BoardProps, Shown } from '../../../board/contract.ts';
import { type Choices, type Highlights, highlightsOf, listChoices } from './choices.ts';
import { decisionKey, type Selection, seatOfHand, useSelection } from './selection.ts';

/** Everything an input handler needs to interpret a tap, drag or key. */
export type InputState = {
  readonly state: State;
  /** The seat whose hand is shown. */
  readonly holder: Seat | null;
  /** The colour at the lower edge. */
  readonly lower: Colour;
  readonly choices: Choices;
  /** An own move that the state does not show yet: until it does, nothing can be chosen. */
  readonly sent: Move | null;
  readonly selection: Selection;
  readonly highlights: Highlights;
  readonly change: (selection: Partial<Selection>) => void;
  readonly play: (move: string) => void;
  readonly explain: (refusal: Refusal) => void;
};

type Inputs = Pick<BoardProps, 'hands' | 'eyes' | 'bottom' | 'play' | 'explain'> & {
  readonly shown: Shown<State>;
  readonly lower: Colour;
  readonly sent: Move | null;
};

export function useInputState(inputs: Inputs): InputState {
  const { shown, eyes, bottom, lower, sent, play, explain } = inputs;
  const { state } = shown;
  const hands = sent ? [] : inputs.hands;
  const choices = useMemo(() => listChoices(state, hands, eyes), [state, hands.join(), eyes]);
  const [selection, change] = useSelection(decisionKey(shown));
  const highlights = useMemo(() => highlightsOf(state, choices, selection), [state, choices, selection]);
  return {
    state,
    holder: seatOfHand(eyes, bottom),
    lower,
    choices,
    sent,
    selection,
    highlights,
    change,
    play,
    explain,
  };
}
