import { isClockwise, type Move, type Square, toOf } from '@tablee/tekao';
import { isPress } from '../../../board/keyboard.ts';
import { type BoardPoint, distance } from '../../../board/piece.ts';
import { toBoard } from '../../../board/pointer.ts';
import { CELL, squareCentre, WIDTH } from '../draw/geometry.ts';
import type { Foreseen } from '../draw/legal-moves.ts';
import { Outcome } from '../draw/outcomes.tsx';

/** Radius in units of the drawing: 44 px wide on a phone. The centres of neighbouring squares stay free. */
const HIT = 48;
const KNOB = 27;
/** A press farther out means the square below the rim. */
const CORE = KNOB + 2;

/** How many marks already are where the handles would be: above or below the piece. */
function crowdAt(moves: readonly Foreseen[], square: Square, flipped: boolean, lower: boolean): number {
  const y = squareCentre(square, flipped).y + (lower ? CELL : -CELL);
  const move = moves.find(({ move }) => {
    const to = squareCentre(toOf(move), flipped);
    return to.y === y && to.x === squareCentre(square, flipped).x;
  });
  return move ? 1 + move.foresight.edges.length : 0;
}

/** A corner of the piece, but inside the drawing: on a phone, the screen ends with the board. */
function cornerOf(square: Square, clockwise: boolean, lower: boolean, flipped: boolean): BoardPoint {
  const { x, y } = squareCentre(square, flipped);
  const corner = x + (clockwise ? CELL / 2 : -CELL / 2);
  return {
    x: Math.min(WIDTH - HIT, Math.max(HIT, corner)),
    y: y + (lower ? CELL / 2 : -CELL / 2),
  };
}

const ARC = 'M-11 9A14 14 0 1 1 13 0';
const HEAD = 'M3-2H24L13.500 13z';

type Props = {
  readonly square: Square;
  readonly turns: readonly Foreseen[];
  readonly moves: readonly Foreseen[];
  readonly flipped: boolean;
  readonly hinted: Move | null;
  readonly name: (turn: Foreseen) => string;
  /** `rim`: the point pressed, if it is not on the knob itself. */
  readonly onPress: (turn: Foreseen, rim: BoardPoint | null) => void;
  readonly onKey: (turn: Foreseen) => void;
  readonly onLook: (turn: Foreseen | null) => void;
};

/** The two quarter turns of the selected piece, each with its outcome. */
export function TurnHandles({ square, turns, moves, flipped, hinted, name, onPress, onKey, onLook }: Props) {
  const lower = crowdAt(moves, square, flipped, true) < crowdAt(moves, square, flipped, false);
  return (
    <g>
      {turns.map(turn => {
        const clockwise = isClockwise(turn.move);
        const { x, y } = cornerOf(square, clockwise, lower, flipped);
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
            onClick={e => {
              const svg = e.currentTarget.ownerSVGElement;
              // A click by a screen reader has no coordinates.
              const at = svg && e.detail > 0 ? toBoard(svg, e) : { x, y };
              onPress(turn, distance(at, { x, y }) > CORE ? at : null);
            }}
            onKeyDown={e => {
              if (!isPress(e)) return;
              e.preventDefault();
              e.stopPropagation();
              onKey(turn);
            }}
            onPointerEnter={e => e.pointerType === 'mouse' && onLook(turn)}
            onPointerLeave={e => e.pointerType === 'mouse' && onLook(null)}
            onFocus={() => onLook(turn)}
            onBlur={() => onLook(null)}
          >
            <circle class="hit" r={HIT} />
            <circle class="ring under" r={33} />
            <circle class="ring" r={33} />
            <circle class="knob" r={KNOB} />
            <g transform={clockwise ? '' : 'scale(-1 1)'}>
              <path class="turn" d={ARC} />
              <path class="turn-head" d={HEAD} />
            </g>
            <g transform={`translate(${clockwise ? 30 : -30} ${lower ? 24 : -22}) scale(0.62)`}>
              <Outcome foresight={turn.foresight} quiet={false} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
