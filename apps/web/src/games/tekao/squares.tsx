import type { Square } from '@tablee/tekao';
import { useMemo } from 'preact/hooks';
import { CELL, readingOrder, squareCentre } from './geometry.ts';
import type { SquareRole } from './mode.ts';

export const squareId = (square: Square): string => `square-${square}`;

type Heard = {
  readonly onPress: (square: Square) => void;
  readonly onLook: (square: Square | null) => void;
};

type Props = {
  readonly flipped: boolean;
  readonly roleOf: (square: Square) => SquareRole;
  readonly tabIndex: (id: string) => 0 | -1;
  /** The same object for the whole life of a board: a square is only drawn anew when it becomes something else. */
  readonly heard: Heard;
};

/** What is touched, focused and read aloud: one element for each square, from the top left as they are seen. */
export function Squares({ flipped, roleOf, tabIndex, heard }: Props) {
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
          heard={heard}
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
  readonly heard: Heard;
};

function SquareStop({ square, flipped, role, tabIndex, heard }: StopProps) {
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
        onClick={() => heard.onPress(square)}
        onPointerEnter={e => e.pointerType === 'mouse' && heard.onLook(square)}
        onPointerLeave={e => e.pointerType === 'mouse' && heard.onLook(null)}
        onFocus={() => heard.onLook(square)}
        onBlur={() => heard.onLook(null)}
      >
        <rect class="hit" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
        <rect class="ring under" x={-46} y={-46} width={92} height={92} rx={12} />
        <rect class="ring" x={-46} y={-46} width={92} height={92} rx={12} />
      </g>
    );
  }, [square, flipped, name, acts, pressed, drags, tabIndex, heard]);
}
