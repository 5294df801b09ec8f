import {
  deadlySquares,
  type Foresight,
  fromOf,
  type Side,
  type Square,
  type State,
  threatsTo,
} from '@tablee/tekao';
import type { BoardPoint } from '../../../board/piece.ts';
import { squareCentre } from './geometry.ts';

/** Symbols for the outcome of a move. They differ in shape, not only in colour, and each has a dark edge. */

const BURST = 'M0-30 7-13 24-20 17-4 30 4 15 10 18 28 0 18-18 28-15 10-30 4-17-4-24-20-7-13z';
const TRIANGLE = 'M0-25 27 21H-27z';
const FLAG = 'M-15 27V-27M-15-25H19L10-13 19-1H-15';

/** The number of pieces a move takes. */
const Takes = ({ n }: { readonly n: number }) => (
  <g class="takes">
    <path d={BURST} />
    <text y={9}>{n}</text>
  </g>
);

/** The piece would be taken. */
export const Danger = () => (
  <g class="danger">
    <path class="sign" d={TRIANGLE} />
    <path class="mark" d="M0-9V6M0 14v.1" />
  </g>
);

const Quiet = () => (
  <g>
    <circle class="target under" r={19} />
    <circle class="target" r={19} />
    <circle class="dot" r={7} />
  </g>
);

/** TEKAO-14: the move wins; the call is the same in every language. */
const Wins = () => (
  <g class="wins">
    <circle r={33} cy={-9} />
    <path d={FLAG} transform="translate(0 -10) scale(0.86)" />
    <rect x={-40} y={19} width={80} height={25} rx={12} />
    <text y={38}>Tekao !</text>
  </g>
);

/** The outcome symbol on a target square or a turn handle. `quiet`: also mark a move without consequences. */
export function Outcome({ foresight, quiet }: { readonly foresight: Foresight; readonly quiet: boolean }) {
  const { takes, takenBy, wins } = foresight;
  if (wins) return <Wins />;
  if (takes.length === 0 && takenBy.length === 0) return quiet ? <Quiet /> : null;
  const both = takes.length > 0 && takenBy.length > 0;
  return (
    <>
      {takes.length > 0 && (
        <g transform={both ? 'translate(-20 -8) scale(0.85)' : ''}>
          <Takes n={takes.length} />
        </g>
      )}
      {takenBy.length > 0 && (
        <g transform={both ? 'translate(20 10) scale(0.85)' : ''}>
          <Danger />
        </g>
      )}
    </>
  );
}

type Props = { readonly state: State; readonly flipped: boolean };

/** TEKAO-9: squares where the selected piece, in its orientation, would be taken; `known` squares already say so. */
export function Deadly({
  state,
  square,
  known,
  flipped,
}: Props & { square: Square; known: readonly Square[] }) {
  return (
    <g class="lights" aria-hidden="true">
      {deadlySquares(state, square)
        .filter(to => !known.includes(to))
        .map(to => {
          const { x, y } = squareCentre(to, flipped);
          return (
            <g key={to} class="far-danger" transform={`translate(${x} ${y}) scale(0.66)`}>
              <Danger />
            </g>
          );
        })}
    </g>
  );
}

const BRACKETS = 'M-43-24V-43H-24M24-43H43V-24M43 24V43H24M-24 43H-43V24';

/** A line from edge to edge of two tiles, so that it covers neither. */
function between(a: BoardPoint, b: BoardPoint): string {
  const part = 40 / Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) * part, (b.y - a.y) * part];
  return `M${a.x + dx} ${a.y + dy}L${b.x - dx} ${b.y - dy}`;
}

/** The pieces of a side that the other side could take in one action, with lines to the attackers. */
export function Threats({ state, side, flipped }: Props & { side: Side }) {
  const threats = [...threatsTo(state, side)];
  return (
    <g class="lights threats" aria-hidden="true">
      {threats.flatMap(([square, moves]) => {
        const to = squareCentre(square, flipped);
        return [...new Set(moves.map(fromOf))].map(attacker => {
          const from = squareCentre(attacker, flipped);
          return <path key={`${attacker}-${square}`} class="from" d={between(from, to)} />;
        });
      })}
      {threats.map(([square]) => {
        const { x, y } = squareCentre(square, flipped);
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            <path class="aim under" d={BRACKETS} />
            <path class="aim" d={BRACKETS} />
            <g transform="translate(30 -32) scale(0.6)">
              <Danger />
            </g>
          </g>
        );
      })}
    </g>
  );
}
