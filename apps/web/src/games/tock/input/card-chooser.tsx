import { cardOf, type Rank, sayMove, tock } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Face, paintOf } from '../draw/card.tsx';
import { pointOf, SIZE } from '../draw/geometry.ts';
import type { Words } from '../text/words.ts';
import { playNow } from './actions.ts';
import type { Target } from './choices.ts';
import type { InputState } from './input-state.ts';

type Props = {
  readonly input: InputState;
  readonly target: Target;
  readonly text: Messages;
  readonly word: Words;
  /** Closes the chooser and gives the focus back to the square. */
  readonly close: () => void;
};

/** A third of the board: nearer to an edge the chooser is aligned with it. */
const EDGE = SIZE / 3;
const sideOf = (at: number): 'start' | 'middle' | 'end' =>
  at < EDGE ? 'start' : at > SIZE - EDGE ? 'end' : 'middle';

/** The cards that lead to the pressed square, at that square. Appears when a pawn was chosen before a card. */
export function CardChooser({ input, target, text, word, close }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { x, y } = pointOf(target.at, input.lower);
  const { state } = input;
  const seat = input.choices.seat ?? 0;
  useLayoutEffect(() => root.current?.querySelector('button')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key === 'Escape') close();
    else if (step !== 0) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const paint = (rank: Rank) => paintOf(rank, 0, state.deal, seat);

  return (
    <div
      ref={root}
      class={`tock-chooser across-${sideOf(x)} ${y > SIZE / 2 ? 'above' : 'below'}`}
      role="group"
      aria-label={word.whichCard}
      style={{ left: `${(100 * x) / SIZE}%`, top: `${(100 * y) / SIZE}%` }}
      onKeyDown={onKeyDown}
    >
      {target.moves.map(move => (
        <button
          key={tock.writeMove(move)}
          type="button"
          class="tock-card able"
          aria-label={sayMove(move, text)}
          onClick={() => playNow(input, move)}
        >
          <Face rank={cardOf(move)} paint={paint(cardOf(move))} showsText={false} text={text} />
        </button>
      ))}
    </div>
  );
}
