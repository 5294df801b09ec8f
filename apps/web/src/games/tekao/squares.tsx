import type { Square } from '@tablee/tekao';
import { CELL, readingOrder, squareCentre } from './geometry.ts';
import type { SquareRole } from './mode.ts';

export const squareId = (square: Square): string => `square-${square}`;

type Props = {
  readonly flipped: boolean;
  readonly roleOf: (square: Square) => SquareRole;
  readonly tabIndex: (id: string) => 0 | -1;
  readonly onPress: (square: Square) => void;
  readonly onLook?: ((square: Square | null) => void) | undefined;
};

/** What is touched, focused and read aloud: one element for each square, from the top left as they are seen. */
export function Squares({ flipped, roleOf, tabIndex, onPress, onLook }: Props) {
  return (
    <g>
      {readingOrder(flipped).map(square => {
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
            onPointerEnter={e => e.pointerType === 'mouse' && onLook?.(square)}
            onPointerLeave={e => e.pointerType === 'mouse' && onLook?.(null)}
            onFocus={() => onLook?.(square)}
            onBlur={() => onLook?.(null)}
          >
            <rect class="hit" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
            <rect class="ring under" x={-46} y={-46} width={92} height={92} rx={12} />
            <rect class="ring" x={-46} y={-46} width={92} height={92} rx={12} />
          </g>
        );
      })}
    </g>
  );
}
