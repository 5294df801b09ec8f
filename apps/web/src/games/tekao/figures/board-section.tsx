import {
  BLUE,
  type Cell,
  EMPTY,
  isHome,
  readSquare,
  SIZE,
  SQUARES,
  type Square,
  type State,
  YELLOW,
} from '@tablee/tekao';
import type { ComponentChildren } from 'preact';
import { CELL, LEFT, squareCentre, TOP } from '../draw/geometry.ts';
import { Tile } from '../draw/tile.tsx';

const EVERY_SQUARE = Array.from({ length: SQUARES }, (_, square) => square);
const PAD = 14;
const NAMES = 22;

/** A rectangle of squares. */
export type Section = {
  /** The squares at the lower left and upper right corners. */
  readonly from: string;
  readonly to: string;
};

const columnOf = (square: Square): number => square % SIZE;
const rowOf = (square: Square): number => Math.floor(square / SIZE);

/** The part of the board's drawing that a section shows. */
export function frameOf({ from, to }: Section) {
  const [a, b] = [readSquare(from), readSquare(to)];
  return {
    x: LEFT + columnOf(a) * CELL,
    y: TOP + (SIZE - 1 - rowOf(b)) * CELL,
    width: (columnOf(b) - columnOf(a) + 1) * CELL,
    height: (rowOf(b) - rowOf(a) + 1) * CELL,
    squares: EVERY_SQUARE.filter(
      square =>
        columnOf(square) >= columnOf(a) &&
        columnOf(square) <= columnOf(b) &&
        rowOf(square) >= rowOf(a) &&
        rowOf(square) <= rowOf(b),
    ),
  };
}

const hueOf = (square: Square): string =>
  isHome('wide', BLUE, square) ? 'blue' : isHome('wide', YELLOW, square) ? 'gold' : '';

type Props = Section & {
  /** Shows the letters and numbers of the squares. */
  readonly named?: boolean;
  readonly children?: ComponentChildren;
};

/** A section of the board in the board's coordinates, so that the board's marks can be drawn on it. */
export function BoardSection({ from, to, named = false, children }: Props) {
  const { x, y, width, height, squares } = frameOf({ from, to });
  const left = PAD + (named ? NAMES : 0);
  const view = [x - left, y - PAD, width + left + PAD, height + PAD + left];
  return (
    <div class="tekao tekao-patch">
      <svg class="tekao-figure tekao-board" viewBox={view.join(' ')}>
        <rect class="wood" x={view[0]} y={view[1]} width={view[2]} height={view[3]} rx={18} />
        <rect class="sunk" x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={6} />
        {squares.map(square => {
          const at = squareCentre(square, false);
          const dark = (columnOf(square) + rowOf(square)) % 2 === 0;
          return (
            <rect
              key={square}
              class={`cell ${hueOf(square)} ${dark ? 'dark' : ''}`}
              x={at.x - CELL / 2}
              y={at.y - CELL / 2}
              width={CELL}
              height={CELL}
            />
          );
        })}
        {named &&
          squares
            .filter(square => rowOf(square) === rowOf(readSquare(from)))
            .map(square => (
              <text key={square} class="name" x={squareCentre(square, false).x} y={y + height + 25}>
                {'abcdefgh'[columnOf(square)]}
              </text>
            ))}
        {named &&
          squares
            .filter(square => columnOf(square) === columnOf(readSquare(from)))
            .map(square => (
              <text key={square} class="name" x={x - 19} y={squareCentre(square, false).y + 8}>
                {rowOf(square) + 1}
              </text>
            ))}
        {children}
      </svg>
    </div>
  );
}

/** A piece on its square. */
export function PieceAt({ square, cell }: { readonly square: Square; readonly cell: Cell }) {
  const { x, y } = squareCentre(square, false);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Tile cell={cell} flipped={false} />
    </g>
  );
}

/** The pieces on these squares. */
export const Pieces = ({
  state,
  squares,
}: {
  readonly state: State;
  readonly squares: readonly Square[];
}) => (
  <>
    {squares
      .filter(square => state.cells[square] !== EMPTY)
      .map(square => (
        <PieceAt key={square} square={square} cell={state.cells[square]!} />
      ))}
  </>
);
