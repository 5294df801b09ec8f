import { fromOf, isClockwise, isTurn, type Move, toOf } from '@tablee/tekao';
import { squareCentre } from './geometry.ts';

/** The advised move: a way, or the turn around the piece. */
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

const ROUND = 'M-25 18A31 31 0 1 1 31-2';
