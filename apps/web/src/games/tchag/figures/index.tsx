import '../draw/board.css';
import '../draw/marks.css';
import '../draw/pieces.css';
import './figures.css';
import {
  DIRECTIONS,
  directionNamed,
  type Figure,
  isGrey,
  isStep,
  type Move,
  pawnOn,
  readSquare,
  SIDE,
  type Square,
  stoneNamed,
  tchag,
  toOf,
} from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import type { ComponentType } from 'preact';
import type { FigureProps } from '../../figures.ts';
import { CELL, screenWay, squareCentre } from '../draw/geometry.ts';
import { Broken, Hint, Targets } from '../draw/marks.tsx';
import { PawnDefs } from '../draw/pieces-layer.tsx';
import { StoneDefs, stoneLook } from '../draw/stones.tsx';
import { PANELS, type Panel } from './positions.ts';

const PAD = 22;
const NAMES = 30;

const columnOf = (square: Square): number => square % SIDE;
const rowOf = (square: Square): number => Math.floor(square / SIDE);
const translate = (square: Square): string => {
  const { x, y } = squareCentre(square, false);
  return `translate(${x} ${y})`;
};

/** TCHAG-6, TCHAG-8: the stone that leads a slide, and its direction. */
function Slide({ move }: { readonly move: Move }) {
  const direction = DIRECTIONS[directionNamed(move)]!;
  const way = screenWay(direction, false);
  const { x, y } = squareCentre(stoneNamed(move), false);
  const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI;
  return (
    <g class="lights" transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path class="arrow-body" d="M-34-11H8V-30L44 0 8 30V11H-34z" />
    </g>
  );
}

function Names({ from, to }: { readonly from: Square; readonly to: Square }) {
  const columns = Array.from({ length: columnOf(to) - columnOf(from) + 1 }, (_, i) => from + i);
  const rows = Array.from({ length: rowOf(to) - rowOf(from) + 1 }, (_, i) => from + i * SIDE);
  return (
    <g class="names">
      {columns.map(square => {
        const { x, y } = squareCentre(square, false);
        return (
          <text key={square} x={x} y={y + CELL / 2 + 28}>
            {'abcdef'[columnOf(square)]}
          </text>
        );
      })}
      {rows.map(square => {
        const { x, y } = squareCentre(square, false);
        return (
          <text key={square} x={x - CELL / 2 - 20} y={y + 7}>
            {rowOf(square) + 1}
          </text>
        );
      })}
    </g>
  );
}

function Field({ state, from, to, targets, move, broken, named }: Panel) {
  const [low, high] = [readSquare(from), readSquare(to)];
  const [a, b] = [squareCentre(low, false), squareCentre(high, false)];
  const names = named ? NAMES : 0;
  const box = [
    a.x - CELL / 2 - PAD - names,
    b.y - CELL / 2 - PAD,
    b.x - a.x + CELL + 2 * PAD + names,
    a.y - b.y + CELL + 2 * PAD + names,
  ];
  const filled = state.cells.flatMap((cell, square) => (cell === 0 ? [] : [{ cell, square }]));
  const aims = targets ? Array.from(tchag.moves(state, 0)).filter(isStep).map(toOf) : [];
  return (
    <div class="tchag tchag-figure-box">
      <svg class="tchag-board tchag-figure" viewBox={box.join(' ')}>
        <rect class="sand" x={box[0]} y={box[1]} width={box[2]} height={box[3]} rx={26} />
        {filled.map(({ square }) => (
          <g key={square} transform={translate(square)}>
            <use href="#tchag-shadow" />
          </g>
        ))}
        {filled.map(({ cell, square }) => (
          <g key={square} transform={translate(square)}>
            <use href={stoneLook(isGrey(cell) ? 'grey' : 'black', `${square}`)} />
          </g>
        ))}
        {broken && <Broken state={state} flipped={false} />}
        {filled.map(({ cell, square }) =>
          pawnOn(cell) < 0 ? null : (
            <g key={square} transform={translate(square)}>
              <use href="#tchag-pawn-shadow" />
              <use href={pawnOn(cell) === 0 ? '#tchag-red' : '#tchag-yellow'} />
            </g>
          ),
        )}
        {targets && <Targets state={state} squares={aims} flipped={false} />}
        {move !== undefined && (isStep(move) ? <Hint move={move} flipped={false} /> : <Slide move={move} />)}
        {named && <Names from={low} to={high} />}
      </svg>
    </div>
  );
}

const draw = (figure: Figure): ComponentType<FigureProps<Messages>> => {
  const Drawn = () => <Field {...PANELS[figure]} />;
  return Drawn;
};

/** The pictures of the rules page, by name. */
export const figures = Object.fromEntries(
  (Object.keys(PANELS) as Figure[]).map(figure => [figure, draw(figure)]),
) as { readonly [F in Figure]: ComponentType<FigureProps<Messages>> };

/** Shared parts of the pictures, drawn once for the page. */
export const Defs = () => (
  <svg class="tchag tchag-defs" width={0} height={0} aria-hidden="true">
    <defs>
      <StoneDefs />
      <PawnDefs />
    </defs>
  </svg>
);
