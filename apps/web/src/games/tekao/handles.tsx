import { isClockwise, type Move, type Square } from '@tablee/tekao';
import { isPress } from '../../board/keyboard.ts';
import type { BoardPoint } from '../../board/piece.ts';
import type { Foreseen } from './choices.ts';
import { CELL, squareCentre, WIDTH } from './geometry.ts';
import { Outcome } from './symbols.tsx';

/** In units: 44 px on a phone's board. The middles of all squares around stay free. */
const HIT = 48;

/** At the piece's upper corners; within the drawing, where a phone's screen ends with the board. */
function cornerOf(square: Square, clockwise: boolean, flipped: boolean): BoardPoint {
  const { x, y } = squareCentre(square, flipped);
  const corner = x + (clockwise ? CELL / 2 : -CELL / 2);
  return { x: Math.min(WIDTH - HIT, Math.max(HIT, corner)), y: y - CELL / 2 };
}

const ARC = 'M-11 9A14 14 0 1 1 13 0';
const HEAD = 'M3-2H24L13.500 13z';

type Props = {
  readonly square: Square;
  readonly turns: readonly Foreseen[];
  readonly flipped: boolean;
  readonly hinted: Move | null;
  readonly name: (turn: Foreseen) => string;
  readonly onPress: (turn: Foreseen, byKey: boolean) => void;
  readonly onLook: (turn: Foreseen | null) => void;
};

/** The two quarter turns of the chosen piece, each with what it would lead to. */
export function Handles({ square, turns, flipped, hinted, name, onPress, onLook }: Props) {
  return (
    <g>
      {turns.map(turn => {
        const clockwise = isClockwise(turn.move);
        const { x, y } = cornerOf(square, clockwise, flipped);
        const advised = turn.move === hinted;
        return (
          <g
            key={turn.move}
            role="button"
            class={advised ? 'handle hinted' : 'handle'}
            data-turn={clockwise ? '+' : '-'}
            tabindex={0}
            aria-label={name(turn)}
            transform={`translate(${x} ${y})`}
            onClick={() => onPress(turn, false)}
            onKeyDown={e => {
              if (!isPress(e)) return;
              e.preventDefault();
              e.stopPropagation();
              onPress(turn, true);
            }}
            onPointerEnter={e => e.pointerType === 'mouse' && onLook(turn)}
            onPointerLeave={e => e.pointerType === 'mouse' && onLook(null)}
            onFocus={() => onLook(turn)}
            onBlur={() => onLook(null)}
          >
            <circle class="hit" r={HIT} />
            <circle class="ring under" r={33} />
            <circle class="ring" r={33} />
            <circle class="knob" r={27} />
            <g transform={clockwise ? '' : 'scale(-1 1)'}>
              <path class="turn" d={ARC} />
              <path class="turn-head" d={HEAD} />
            </g>
            <g transform={`translate(${clockwise ? 30 : -30} -22) scale(0.62)`}>
              <Outcome foresight={turn.foresight} quiet={false} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
