import { SQUARES, type Square } from '@tablee/tchag';
import { CELL, squareCentre } from './geometry.ts';
import type { SquareRole } from './names.ts';
import { squareId } from './walk.ts';

type Props = {
  readonly flipped: boolean;
  readonly roleOf: (square: Square) => SquareRole;
  readonly tabIndex: (id: string) => 0 | -1;
  readonly onPress: (square: Square) => void;
};

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
