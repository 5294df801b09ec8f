import { isGrey, pawnOn, SQUARES, type Square, type State } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import { CELL, squareCentre } from './geometry.ts';

const stoneOf = (cell: number): 'black' | 'grey' | null =>
  cell === 0 ? null : isGrey(cell) ? 'grey' : 'black';

export const nameOf = (state: State, square: Square, text: Messages): string => {
  const cell = state.cells[square]!;
  const pawn = pawnOn(cell);
  return text.square(square, stoneOf(cell), pawn < 0 ? null : pawn);
};

export type SquareRole = {
  readonly name: string;
  /** Something happens when it is pressed; all others only say what they are. */
  readonly acts: boolean;
  readonly pressed?: boolean;
  readonly drags: boolean;
};

type Props = {
  readonly flipped: boolean;
  readonly roleOf: (square: Square) => SquareRole;
  readonly tabIndex: (id: string) => 0 | -1;
  readonly onPress: (square: Square) => void;
};

export const squareId = (square: Square): string => `square-${square}`;

/** What is touched, focused and read aloud: one element for each square, from the top left as they are seen. */
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
