import { fromOf } from '@tablee/tekao';
import type { Foreseen } from './choices.ts';
import { squareCentre } from './geometry.ts';
import { Danger } from './symbols.tsx';
import { Tile } from './tile.tsx';
import { Edges } from './ways.tsx';

const BREAK = 'M-46-14-20-22-8 2 14-12 22 10 46 4M-8 2-16 24-2 46M14-12 6-32 18-46';

/** The move looked at, as if it were played: the piece as it would lie, those it breaks, and whether it falls. */
export function Ghost({ move, foresight, flipped }: Foreseen & { readonly flipped: boolean }) {
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
