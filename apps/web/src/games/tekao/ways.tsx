import {
  directionOf,
  type Edge,
  FLAG,
  type Foresight,
  type Square,
  type State,
  toOf,
  weaponAt,
} from '@tablee/tekao';
import type { Foreseen } from './choices.ts';
import { CELL, squareCentre } from './geometry.ts';
import { EMBLEMS, LETTERS } from './shapes.ts';
import { Outcome } from './symbols.tsx';

type Props = {
  readonly state: State;
  readonly square: Square;
  readonly goes: readonly Foreseen[];
  readonly flipped: boolean;
};

/** Degrees from "up" for a direction of the board. */
const angleOf = (direction: number, flipped: boolean): number => 90 * ((direction + (flipped ? 2 : 0)) % 4);
const moveTo = ({ x, y }: { x: number; y: number }): string => `translate(${x} ${y})`;

/** TEKAO-6: as far as each side's weapon carries the chosen piece. Lies under the pieces. */
export function Ways({ square, goes, flipped }: Props) {
  const byWay = Map.groupBy(goes, ({ move }) => directionOf(move));
  return (
    <g class="lights" aria-hidden="true" transform={moveTo(squareCentre(square, flipped))}>
      <rect class="way" x={-50} y={-50} width={CELL} height={CELL} />
      {[...byWay].map(([direction, moves]) => {
        const long = moves.length * CELL;
        return (
          <g key={direction} transform={`rotate(${angleOf(direction, flipped)})`}>
            <rect class="way" x={-47} y={-50 - long} width={94} height={long} rx={10} />
          </g>
        );
      })}
    </g>
  );
}

/** Which weapon a way belongs to: at its beginning, on the edge of the piece. */
export function WayWeapons({ state, square, goes, flipped }: Props) {
  const cell = state.cells[square]!;
  const ways = [...new Set(goes.map(({ move }) => directionOf(move)))];
  return (
    <g class="lights" aria-hidden="true" transform={moveTo(squareCentre(square, flipped))}>
      {ways.map(direction => {
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

/** Every square it may go to, and what would happen there. */
export function Targets({ goes, edges, flipped }: Pick<Props, 'goes' | 'flipped'> & { edges: boolean }) {
  return (
    <g class="lights" aria-hidden="true">
      {goes.map(({ move, foresight }) => (
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

/** Points from the acting piece into the one it breaks, or back; two bars for equals. */
const MARKS: { readonly [M in Edge['meeting']]: string } = {
  takes: 'M-17 12 0-16 17 12 0 5z',
  taken: 'M-17-12 0 16 17-12 0-5z',
  equal: 'M-15-9H15V-2H-15zM-15 2H15V9H-15z',
};
const CRACK = 'M0-12-7-26 5-36-5-50 3-58';

/** TEKAO-8, TEKAO-9: edge by edge, who would break whom. A stronger weapon cannot strike back once the flag is taken. */
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
