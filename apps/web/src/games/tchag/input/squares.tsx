import { pawnOn, SQUARES, type Square } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import { CELL, squareCentre } from '../draw/geometry.ts';
import { saySquare, type Words } from '../text/words.ts';
import { slidesAt } from './choices.ts';
import { type InputState, targetsOf } from './input-state.ts';
import { squareId } from './keyboard.ts';

/** The accessible name of a square, and what a press or drag does there. */
export type SquareRole = {
  readonly name: string;
  /** A press does something; other squares are only read aloud. */
  readonly acts: boolean;
  readonly pressed?: boolean;
  readonly drags: boolean;
};

export function roleOf(input: InputState, square: Square, text: Messages, word: Words): SquareRole {
  const { state, selection, choices } = input;
  if (targetsOf(input).includes(square)) {
    const takes = pawnOn(state.cells[square]!) >= 0 ? `, ${word.takes}` : '';
    return { name: `${text.moves.step(selection.pawn!, square)}${takes}`, acts: true, drags: false };
  }
  const name = saySquare(state, square, text);
  const targets = choices.steps.get(square);
  if (targets) {
    const pressed = square === selection.pawn;
    return { name: `${name}, ${word.ways(targets.length)}`, acts: true, pressed, drags: true };
  }
  const drags = state.cells[square] !== 0 && slidesAt(choices.slides, state, square).length > 0;
  return { name, acts: false, drags };
}

type Props = {
  readonly flipped: boolean;
  readonly roleOf: (square: Square) => SquareRole;
  readonly tabIndex: (id: string) => 0 | -1;
  readonly onPress: (square: Square) => void;
};

/** One transparent element per square, for taps, focus and screen readers; in reading order from the top left. */
export function Squares({ flipped, roleOf, tabIndex, onPress }: Props) {
  const order = Array.from({ length: SQUARES }, (_, i) => {
    const row = Math.floor(i / 6);
    return flipped ? row * 6 + (5 - (i % 6)) : (5 - row) * 6 + (i % 6);
  });
  return (
    <g>
      {order.map(square => {
        const { x, y } = squareCentre(square, flipped);
        const { name, acts, pressed, drags } = roleOf(square);
        return (
          <g
            key={square}
            role={acts ? 'button' : 'img'}
            class={drags ? 'square drags' : acts ? 'square acts' : 'square'}
            data-stop={squareId(square)}
            tabindex={tabIndex(squareId(square))}
            aria-label={name}
            aria-pressed={acts ? pressed : undefined}
            transform={`translate(${x} ${y})`}
            onClick={() => onPress(square)}
          >
            <rect class="hit" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
            <rect class="ring under" x={-45} y={-45} width={90} height={90} rx={12} />
            <rect class="ring" x={-45} y={-45} width={90} height={90} rx={12} />
          </g>
        );
      })}
    </g>
  );
}
