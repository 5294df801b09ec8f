import {
  directionOf,
  type Edge,
  FLAG,
  type Foresight,
  fromOf,
  type Square,
  type State,
  toOf,
  weaponAt,
} from '@tablee/tekao';
import { EMBLEMS, LETTERS } from '../shapes/outlines.ts';
import { CELL, squareCentre } from './geometry.ts';
import type { Foreseen } from './legal-moves.ts';
import { Danger, Outcome } from './outcomes.tsx';
import { Tile } from './tile.tsx';

type Props = {
  readonly state: State;
  readonly square: Square;
  readonly moves: readonly Foreseen[];
  readonly flipped: boolean;
};

/** Degrees clockwise from "up" for a direction of the board. */
const angleOf = (direction: number, flipped: boolean): number => 90 * ((direction + (flipped ? 2 : 0)) % 4);
const moveTo = ({ x, y }: { x: number; y: number }): string => `translate(${x} ${y})`;

/** TEKAO-6: how far the weapon on each side carries the piece. Drawn under the pieces. */
export function Paths({ square, moves, flipped }: Props) {
  const byDirection = Map.groupBy(moves, ({ move }) => directionOf(move));
  return (
    <g class="lights" aria-hidden="true" transform={moveTo(squareCentre(square, flipped))}>
      <rect class="way" x={-50} y={-50} width={CELL} height={CELL} />
      {[...byDirection].map(([direction, along]) => {
        const long = along.length * CELL;
        return (
          <g key={direction} transform={`rotate(${angleOf(direction, flipped)})`}>
            <rect class="way" x={-47} y={-50 - long} width={94} height={long} rx={10} />
          </g>
        );
      })}
    </g>
  );
}

/** The weapon of each path, at its start. */
export function PathWeapons({ state, square, moves, flipped }: Props) {
  const cell = state.cells[square]!;
  const directions = [...new Set(moves.map(({ move }) => directionOf(move)))];
  return (
    <g class="lights" aria-hidden="true" transform={moveTo(squareCentre(square, flipped))}>
      {directions.map(direction => {
        const weapon = weaponAt(cell, direction);
        const angle = angleOf(direction, flipped);
        return (
          <g key={direction} class="way-weapon" transform={`rotate(${angle}) translate(0 -63)`}>
            <path class="tag" d="M-23-13H23Q28-13 28-8V12H-28V-8Q-28-13-23-13z" transform="translate(0 -2)" />
            {weapon === FLAG ? (
              <path class="letter" d={LETTERS[FLAG]} transform={`rotate(${-angle}) scale(1.2)`} />
            ) : (
              <path class="glyph" d={EMBLEMS[weapon]} transform="scale(0.8) translate(0 36)" />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The target squares with their outcomes. */
export function Targets({ moves, edges, flipped }: Pick<Props, 'moves' | 'flipped'> & { edges: boolean }) {
  return (
    <g class="lights" aria-hidden="true">
      {moves.map(({ move, foresight }) => (
        <g key={move}>
          {edges && <Edges foresight={foresight} flipped={flipped} />}
          <g transform={moveTo(squareCentre(toOf(move), flipped))}>
            <Outcome foresight={foresight} quiet />
          </g>
        </g>
      ))}
    </g>
  );
}

/** Arrows from the acting piece to the piece it takes, or back; two bars for equal weapons. */
const MARKS: { readonly [M in Edge['meeting']]: string } = {
  takes: 'M-17 12 0-16 17 12 0 5z',
  taken: 'M-17-12 0 16 17-12 0-5z',
  equal: 'M-15-9H15V-2H-15zM-15 2H15V9H-15z',
};
const CRACK = 'M0-12-7-26 5-36-5-50 3-58';

/** TEKAO-8, TEKAO-9: the outcome at each edge. Once the flag is taken, nothing strikes back. */
export function Edges({ foresight, flipped }: { readonly foresight: Foresight; readonly flipped: boolean }) {
  const edges = foresight.wins ? foresight.edges.filter(e => e.meeting === 'takes') : foresight.edges;
  return (
    <g transform={moveTo(squareCentre(foresight.to, flipped))}>
      {edges.map(({ direction, meeting }) => (
        <g
          key={direction}
          class={`edge ${meeting}`}
          transform={`rotate(${angleOf(direction, flipped)}) translate(0 -50)`}
        >
          {meeting === 'takes' && <path class="crack" d={CRACK} />}
          <path class="arrow" d={MARKS[meeting]} />
        </g>
      ))}
    </g>
  );
}

const BREAK = 'M-46-14-20-22-8 2 14-12 22 10 46 4M-8 2-16 24-2 46M14-12 6-32 18-46';

/** A move as if it were played: the piece in its new place, the pieces it takes, and whether it is taken. */
export function MovePreview({ move, foresight, flipped }: Foreseen & { readonly flipped: boolean }) {
  const to = squareCentre(foresight.to, flipped);
  const from = squareCentre(fromOf(move), flipped);
  return (
    <g class="ghost" aria-hidden="true">
      {foresight.to !== fromOf(move) && (
        <rect class="leaving" x={from.x - 48} y={from.y - 48} width={96} height={96} rx={10} />
      )}
      <g transform={`translate(${to.x} ${to.y})`}>
        <Tile cell={foresight.cell} flipped={flipped} />
        <rect class="ghost-edge" x={-47} y={-47} width={94} height={94} rx={10} />
      </g>
      {foresight.takes.map(square => {
        const { x, y } = squareCentre(square, flipped);
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            <rect class="broken" x={-47} y={-47} width={94} height={94} rx={9} />
            <path class="break under" d={BREAK} />
            <path class="break" d={BREAK} />
          </g>
        );
      })}
      <Edges foresight={foresight} flipped={flipped} />
      {foresight.takenBy.length > 0 && (
        <g transform={`translate(${to.x + 30} ${to.y + 30}) scale(0.95)`}>
          <Danger />
        </g>
      )}
    </g>
  );
}
