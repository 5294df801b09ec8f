import type { Colour, Place, State } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { splitsOf } from './choices.ts';
import type { Desk } from './desk.ts';
import { hueOf, shapeOf } from './shapes.ts';
import { leftOf, partsFor, samePart, withPart } from './split.ts';
import { colourOn, stepsOf } from './ways.ts';
import type { Words } from './words.ts';

type Props = { readonly desk: Desk; readonly text: Messages; readonly word: Words };

/** A 7 shared out pawn by pawn: only steps that a legal split allows can be given. */
export function Steppers({ desk, text, word }: Props) {
  const { draft, choices, state } = desk;
  const splits = splitsOf(choices);
  const pawns = [...new Set(splits.flatMap(split => split.map(part => part.from)))].sort((a, b) => a - b);
  return (
    <div class="tock-steppers" role="group" aria-label={word.steppers}>
      <p aria-live="polite">{text.board.left(leftOf(draft.parts))}</p>
      {pawns.map(from => (
        <Stepper key={from} desk={desk} splits={splits} from={from} text={text} state={state} />
      ))}
    </div>
  );
}

type StepperProps = {
  readonly desk: Desk;
  readonly splits: ReturnType<typeof splitsOf>;
  readonly from: Place;
  readonly state: State;
  readonly text: Messages;
};

function Stepper({ desk, splits, from, state, text }: StepperProps) {
  const { draft } = desk;
  const ways = partsFor(splits, draft.parts, from);
  const now = draft.parts.find(part => part.from === from);
  const at = now ? ways.findIndex(part => samePart(part, now)) : -1;
  const step = (to: number): void =>
    desk.change({ parts: withPart(draft.parts, from, ways[to] ?? null), pawn: null });
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
