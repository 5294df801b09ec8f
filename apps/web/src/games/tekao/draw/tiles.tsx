import { BLUE, cellOf, EMPTY, readShape, type Square, WEAPON_PIECES } from '@tablee/tekao';
import { styleAt } from '../../../board/motion.ts';
import type { Piece, PlaceOf } from '../../../board/piece.ts';
import { isTray } from './geometry.ts';
import { Tile, TileDefs } from './tile.tsx';

type Props = {
  readonly pieces: readonly Piece[];
  readonly place: PlaceOf;
  readonly flipped: boolean;
  readonly lifted: Square | null;
};

/** All pieces; those in the trays come last, so that a taken piece moves above the others. */
export function Tiles({ pieces, place, flipped, lifted }: Props) {
  const order = [...pieces.filter(p => !isTray(p.at)), ...pieces.filter(p => isTray(p.at))];
  return (
    <g class="still" aria-hidden="true">
      {order.map(piece => (
        <g key={piece.id} class="layered" data-piece={piece.id} style={styleAt(place(piece.at), piece.on)}>
          <g class={piece.on && piece.at === lifted ? 'tile lifted' : 'tile'}>
            <Tile cell={piece.lies ?? EMPTY} flipped={flipped} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** TEKAO-2: the pieces of a custom set, drawn under its option on the home page. */
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
