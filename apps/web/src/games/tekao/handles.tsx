import './handles.css';
import { isClockwise, type Move, type Square, toOf } from '@tablee/tekao';
import { isPress } from '../../board/keyboard.ts';
import { type BoardPoint, distance } from '../../board/piece.ts';
import { toBoard } from '../../board/pointer.ts';
import type { Foreseen } from './choices.ts';
import { CELL, squareCentre, WIDTH } from './geometry.ts';
import { Outcome } from './symbols.tsx';

/** In units: 44 px on a phone's board. The middles of all squares around stay free. */
const HIT = 48;
const KNOB = 27;
/** Beyond this a press may as well mean what lies under the handle's rim. */
const SURE = KNOB + 7;

/** How much already stands where the handles would be: above or below the piece. */
function crowdAt(goes: readonly Foreseen[], square: Square, flipped: boolean, lower: boolean): number {
  const y = squareCentre(square, flipped).y + (lower ? CELL : -CELL);
  const go = goes.find(({ move }) => {
    const to = squareCentre(toOf(move), flipped);
    return to.y === y && to.x === squareCentre(square, flipped).x;
  });
  return go ? 1 + go.foresight.edges.length : 0;
}

/** At the piece's upper or lower corners; within the drawing, where a phone's screen ends with the board. */
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
  readonly goes: readonly Foreseen[];
  readonly flipped: boolean;
  readonly hinted: Move | null;
  readonly name: (turn: Foreseen) => string;
  /** `rim`: where it was pressed, if not on the knob itself. */
  readonly onPress: (turn: Foreseen, rim: BoardPoint | null) => void;
  readonly onKey: (turn: Foreseen) => void;
  readonly onLook: (turn: Foreseen | null) => void;
};

/** The two quarter turns of the chosen piece, each with what it would lead to. */
export function Handles({ square, turns, goes, flipped, hinted, name, onPress, onKey, onLook }: Props) {
  const lower = crowdAt(goes, square, flipped, true) < crowdAt(goes, square, flipped, false);
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
              // A screen reader's click has no point of its own.
              const at = svg && e.detail > 0 ? toBoard(svg, e) : { x, y };
              onPress(turn, distance(at, { x, y }) > SURE ? at : null);
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
