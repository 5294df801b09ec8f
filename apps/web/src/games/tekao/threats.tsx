import { deadlySquares, fromOf, type Side, type Square, type State, threatsTo } from '@tablee/tekao';
import type { BoardPoint } from '../../board/piece.ts';
import { squareCentre } from './geometry.ts';
import { Danger } from './symbols.tsx';

type Props = { readonly state: State; readonly flipped: boolean };

/** TEKAO-9: where the chosen piece, lying as it lies, would be taken. Squares that say so already are left out. */
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

/** From rim to rim: what lies there stays readable. */
function between(a: BoardPoint, b: BoardPoint): string {
  const part = 40 / Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) * part, (b.y - a.y) * part];
  return `M${a.x + dx} ${a.y + dy}L${b.x - dx} ${b.y - dy}`;
}

/** A side's pieces that the other could take in one action, and from where. */
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
