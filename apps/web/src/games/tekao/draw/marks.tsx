import {
  fromOf,
  isClockwise,
  isTurn,
  LONGEST_RUN,
  type Move,
  NOWHERE,
  readSquare,
  restingSquare,
  type State,
  toOf,
} from '@tablee/tekao';
import type { Pointed } from '../../../board/contract.ts';
import { squareCentre } from './geometry.ts';

const PIPS = Array.from({ length: LONGEST_RUN }, (_, i) => i);

/** On the diagonal between two sides of a tile, where it hides no weapon. */
const ON_GROOVE = 'rotate(45) translate(45 0)';

/** TEKAO-7: how many times in a row each side has played the same piece; after the third it rests, greyed out. */
export function Streaks({ state, flipped }: { readonly state: State; readonly flipped: boolean }) {
  return (
    <g class="still" aria-hidden="true">
      {[0, 1].map(side => {
        const square = state.streak[side]!;
        const runs = state.runs[side]!;
        if (square === NOWHERE || runs === 0) return null;
        const { x, y } = squareCentre(square, flipped);
        const rests = restingSquare(state, side) === square;
        return (
          <g key={side} class={rests ? 'streak rests' : 'streak'} transform={`translate(${x} ${y})`}>
            {rests && <rect class="veil" x={-46} y={-46} width={92} height={92} rx={9} />}
            <g transform={ON_GROOVE}>
              <rect class="pill" x={-22} y={-8} width={44} height={16} rx={8} />
              {PIPS.map(i => (
                <circle key={i} class={i < runs ? 'pip on' : 'pip'} cx={(i - 1) * 13} r={4.6} />
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
}

const ROUND = 'M-25 18A31 31 0 1 1 31-2';

/** The suggested move: an arrow to the target, or around a piece that turns. */
export function Hint({ move, flipped }: { readonly move: Move; readonly flipped: boolean }) {
  const a = squareCentre(fromOf(move), flipped);
  if (isTurn(move)) {
    return (
      <g class="lights hint" aria-hidden="true" transform={`translate(${a.x} ${a.y})`}>
        <g transform={isClockwise(move) ? '' : 'scale(-1 1)'}>
          <path class="under" d={ROUND} />
          <path d={ROUND} />
          <path class="head" d="M12-4H50L31 26z" />
        </g>
      </g>
    );
  }
  const b = squareCentre(toOf(move), flipped);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  return (
    <g class="lights hint" aria-hidden="true" transform={`translate(${a.x} ${a.y}) rotate(${angle})`}>
      <path class="under" d={`M24 0H${long - 26}`} />
      <path d={`M24 0H${long - 26}`} />
      <path class="head" d={`M${long - 32}-19 ${long + 2} 0l-34 19z`} />
    </g>
  );
}

/** Squares that players point at: a ring that closes in, in the colour and shape of the side. */
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
