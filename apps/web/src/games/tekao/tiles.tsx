import { EMPTY, type Square } from '@tablee/tekao';
import { styleAt } from '../../board/motion.ts';
import type { Piece, PlaceOf } from '../../board/piece.ts';
import { isTray } from './geometry.ts';
import { Tile } from './tile.tsx';

type Props = {
  readonly pieces: readonly Piece[];
  readonly place: PlaceOf;
  readonly flipped: boolean;
  readonly lifted: Square | null;
};

/** All pieces, those in the trays last: what is taken flies over the others. */
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
