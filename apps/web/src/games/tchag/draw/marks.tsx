import {
  fromOf,
  type Move,
  partOf,
  pawnOn,
  pendingRepairs,
  SIDE,
  type Square,
  type State,
  squareAt,
  toOf,
} from '@tablee/tchag';
import { CELL, squareCentre } from './geometry.ts';

type Props = { readonly state: State; readonly flipped: boolean };

/** The rectangle around two squares of a line and all squares between them. */
function around(a: Square, b: Square, flipped: boolean, grow: number) {
  const p = squareCentre(a, flipped);
  const q = squareCentre(b, flipped);
  const reach = CELL / 2 + grow;
  return {
    x: Math.min(p.x, q.x) - reach,
    y: Math.min(p.y, q.y) - reach,
    width: Math.abs(p.x - q.x) + 2 * reach,
    height: Math.abs(p.y - q.y) + 2 * reach,
  };
}

const Outline = (box: ReturnType<typeof around>) => (
  <>
    <rect class="broken under" {...box} rx={15} />
    <rect class="broken" {...box} rx={15} />
  </>
);

/** TCHAG-6, TCHAG-8: outlines broken lines and fills their gaps; without gaps, outlines the separate parts. */
export function Broken({ state, flipped }: Props) {
  const { gaps } = pendingRepairs(state);
  if (gaps.length === 0) return <Apart state={state} flipped={flipped} />;
  const lines = [...new Set(gaps.map(gap => gap.line))];
  return (
    <g class="lights" aria-hidden="true">
      {gaps.map(({ line, before, after }) => {
        const stride = line < SIDE ? 1 : SIDE;
        const hole = around(before + stride, after - stride, flipped, -7);
        return <rect key={`${line}-${before}`} class="gap" {...hole} rx={14} />;
      })}
      {lines.map(line => {
        const stones = Array.from({ length: SIDE }, (_, place) => squareAt(line, place)).filter(
          square => state.cells[square] !== 0,
        );
        return <Outline key={line} {...around(stones[0]!, stones.at(-1)!, flipped, -1)} />;
      })}
    </g>
  );
}

function Apart({ state, flipped }: Props) {
  const part = partOf(state);
  const sizes = part.reduce<number[]>((count, p) => {
    if (p >= 0) count[p] = (count[p] ?? 0) + 1;
    return count;
  }, []);
  if (sizes.length < 2) return null;
  const main = sizes.indexOf(Math.max(...sizes));
  return (
    <g class="lights" aria-hidden="true">
      {part.map((p, square) =>
        p < 0 || p === main ? null : <Outline key={square} {...around(square, square, flipped, -1)} />,
      )}
    </g>
  );
}

/** A halo under every pawn that can move. */
export function Movable({
  squares,
  flipped,
  chosen,
}: {
  squares: Iterable<Square>;
  flipped: boolean;
  chosen: Square | null;
}) {
  return (
    <g class="lights" aria-hidden="true">
      {[...squares].map(square => {
        const { x, y } = squareCentre(square, flipped);
        return (
          <g key={square} class={square === chosen ? 'chosen' : ''}>
            <circle class="halo under" cx={x} cy={y + 1} r={40} />
            <circle class="halo" cx={x} cy={y + 1} r={40} />
          </g>
        );
      })}
    </g>
  );
}

/** A free stone gets a ring with a dot, a capture four brackets: distinguishable without colour. */
export function Targets({ state, squares, flipped }: Props & { squares: readonly Square[] }) {
  return (
    <g class="lights" aria-hidden="true">
      {squares.map(square => {
        const { x, y } = squareCentre(square, flipped);
        const takes = pawnOn(state.cells[square]!) >= 0;
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            {takes ? (
              <>
                <path class="aim under" d={BRACKETS} />
                <path class="aim" d={BRACKETS} />
              </>
            ) : (
              <>
                <circle class="target under" r={19} />
                <circle class="target" r={19} />
                <circle class="dot" r={7} />
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

const BRACKETS = 'M-41-22V-41H-22M22-41H41V-22M41 22V41H22M-22 41H-41V22';

/** The suggested pawn move, as an arrow. */
export function Hint({ move, flipped }: { move: Move; flipped: boolean }) {
  const a = squareCentre(fromOf(move), flipped);
  const b = squareCentre(toOf(move), flipped);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  return (
    <g class="lights hint-way" aria-hidden="true" transform={`translate(${a.x} ${a.y}) rotate(${angle})`}>
      <path class="under" d={`M34 0H${long - 30}`} />
      <path d={`M34 0H${long - 30}`} />
      <path class="head" d={`M${long - 36}-17 ${long - 6} 0l-30 17z`} />
    </g>
  );
}
