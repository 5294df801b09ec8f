import './pieces-figure.css';
import { BLUE, cellOf, readShape, WEAPON_PIECES } from '@tablee/tekao';
import { Tile, TileDefs } from './tile.tsx';

/** TEKAO-2: the pieces somebody spells, as they would stand on the board. */
export function PiecesFigure({ value }: { readonly value: string }) {
  const words = value.split(' ');
  const shapes = Array.from({ length: WEAPON_PIECES }, (_, i) => readShape(words[i] ?? ''));
  return (
    <svg class="pieces-figure" viewBox="0 0 400 200" aria-hidden="true">
      <defs>
        <TileDefs />
      </defs>
      {shapes.map((shape, i) => (
        <g key={i} transform={`translate(${(i % 4) * 100 + 50} ${Math.floor(i / 4) * 100 + 50})`}>
          {shape === null ? (
            <rect class="missing" x={-42} y={-42} width={84} height={84} rx={9} />
          ) : (
            <Tile cell={cellOf(shape, BLUE)} flipped={false} />
          )}
        </g>
      ))}
    </svg>
  );
}
