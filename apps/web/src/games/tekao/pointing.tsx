import './pointing.css';
import { readSquare } from '@tablee/tekao';
import type { Pointed } from '../../board/contract.ts';
import { squareCentre } from './geometry.ts';

/** Where somebody's finger is, for a moment: a ring that closes in on the square, in the side's colour and shape. */
export function Points({
  points,
  flipped,
}: {
  readonly points: readonly Pointed[];
  readonly flipped: boolean;
}) {
  return (
    <g class="still" aria-hidden="true">
      {points.map(({ id, seat, at }) => {
        const square = readSquare(at);
        if (square < 0) return null;
        const { x, y } = squareCentre(square, flipped);
        const side = (seat & 1) === 0 ? 'blue' : 'gold';
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <g class={`point ${side}`}>
              <circle class="under" r={46} />
              <circle r={46} />
              <path d={side === 'blue' ? 'M-11-57H11V-35H-11z' : 'M0-62 15-35H-15z'} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
