import type { Colour, Place, State } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { colourOn, hueOf, shapeOf } from '../draw/colours.ts';
import { stepsOf } from '../draw/ways.ts';
import { splitsOf } from '../input/choices.ts';
import type { InputState } from '../input/input-state.ts';
import { leftOf, partsFor, samePart, withPart } from '../input/split.ts';
import type { Words } from '../text/words.ts';

type Props = { readonly input: InputState; readonly text: Messages; readonly word: Words };

/** Divides a 7 with plus and minus buttons per pawn. Only steps of a legal split can be chosen. */
export function Steppers({ input, text, word }: Props) {
  const { selection, choices, state } = input;
  const splits = splitsOf(choices);
  const pawns = [...new Set(splits.flatMap(split => split.map(part => part.from)))].sort((a, b) => a - b);
  return (
    <div class="tock-steppers" role="group" aria-label={word.steppers}>
      <p aria-live="polite">{text.board.left(leftOf(selection.parts))}</p>
      {pawns.map(from => (
        <Stepper key={from} input={input} splits={splits} from={from} text={text} state={state} />
      ))}
    </div>
  );
}

type StepperProps = {
  readonly input: InputState;
  readonly splits: ReturnType<typeof splitsOf>;
  readonly from: Place;
  readonly state: State;
  readonly text: Messages;
};

function Stepper({ input, splits, from, state, text }: StepperProps) {
  const { selection } = input;
  const ways = partsFor(splits, selection.parts, from);
  const now = selection.parts.find(part => part.from === from);
  const at = now ? ways.findIndex(part => samePart(part, now)) : -1;
  const step = (to: number): void =>
    input.change({ parts: withPart(selection.parts, from, ways[to] ?? null), pawn: null });
  const colour: Colour = colourOn(state, from);
  const where = text.square(from, colour);
  const more = at + 1 < ways.length;
  return (
    <div class={`stepper ${hueOf(colour)}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapeOf(colour)} transform="translate(12 12)" />
      </svg>
      <span class="where">
        {text.place(from)}
        {now && <small> → {text.place(now.to)}</small>}
      </span>
      <button
        type="button"
        class="button"
        aria-label={text.board.less(where)}
        disabled={at < 0}
        onClick={() => step(at - 1)}
      >
        −
      </button>
      <output>{now ? stepsOf(now.from, now.to) : 0}</output>
      <button
        type="button"
        class="button"
        aria-label={text.board.more(where)}
        disabled={!more}
        onClick={() => step(at + 1)}
      >
        +
      </button>
    </div>
  );
}
