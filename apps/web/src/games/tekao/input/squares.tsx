import type { Square } from '@tablee/tekao';
import { useMemo } from 'preact/hooks';
import { CELL, readingOrder, squareCentre } from '../draw/geometry.ts';
import type { SquareRole } from './board-mode.ts';

export const squareId = (square: Square): string => `square-${square}`;

type Handlers = {
  readonly onPress: (square: Square) => void;
  readonly onLook: (square: Square | null) => void;
};

type Props = {
  readonly flipped: boolean;
  readonly roleOf: (square: Square) => SquareRole;
  readonly tabIndex: (id: string) => 0 | -1;
  /** Must be the same object on every render, so that an unchanged square is not rendered again. */
  readonly handlers: Handlers;
};

/** One transparent element per square, for taps, focus and screen readers; in reading order from the top left. */
export function Squares({ flipped, roleOf, tabIndex, handlers }: Props) {
  const order = useMemo(() => readingOrder(flipped), [flipped]);
  return (
    <g>
      {order.map(square => (
        <SquareStop
          key={square}
          square={square}
          flipped={flipped}
          role={roleOf(square)}
          tabIndex={tabIndex(squareId(square))}
          handlers={handlers}
        />
      ))}
    </g>
  );
}

type StopProps = {
  readonly square: Square;
  readonly flipped: boolean;
  readonly role: SquareRole;
  readonly tabIndex: 0 | -1;
  readonly handlers: Handlers;
};

function SquareStop({ square, flipped, role, tabIndex, handlers }: StopProps) {
  const { name, acts, pressed, drags } = role;
  return useMemo(() => {
    const { x, y } = squareCentre(square, flipped);
    return (
      <g
        role={acts ? 'button' : 'img'}
        class={drags ? 'square drags' : acts ? 'square acts' : 'square'}
        data-stop={squareId(square)}
        tabindex={tabIndex}
        aria-label={name}
        aria-pressed={acts ? pressed : undefined}
        transform={`translate(${x} ${y})`}
        onClick={() => handlers.onPress(square)}
        onPointerEnter={e => e.pointerType === 'mouse' && handlers.onLook(square)}
        onPointerLeave={e => e.pointerType === 'mouse' && handlers.onLook(null)}
        onFocus={() => handlers.onLook(square)}
        onBlur={() => handlers.onLook(null)}
      >
        <rect class="hit" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
        <rect class="ring under" x={-46} y={-46} width={92} height={92} rx={12} />
        <rect class="ring" x={-46} y={-46} width={92} height={92} rx={12} />
      </g>
    );
  }, [square, flipped, name, acts, pressed, drags, tabIndex, handlers]);
}
