import { styleAt } from '../../board/motion.ts';
import type { Piece, PlaceOf } from '../../board/piece.ts';
import { isStone } from './pieces.ts';
import { stoneLook } from './stones.tsx';

type Props = { readonly pieces: readonly Piece[]; readonly place: PlaceOf };

/** Shadows lie under every stone, or a stone would darken its neighbour. */
export function Stones({ pieces, place }: Props) {
  const stones = pieces.filter(isStone);
  return (
    <g class="still" aria-hidden="true">
      {stones.map(piece => (
        <g key={`${piece.id}-shadow`} data-piece={piece.id} style={styleAt(place(piece.at), piece.on)}>
          <use href="#tchag-shadow" />
        </g>
      ))}
      {stones.map(piece => (
        <g key={piece.id} class="layered" data-piece={piece.id} style={styleAt(place(piece.at), piece.on)}>
          <use href={stoneLook(piece.kind, piece.id)} />
        </g>
      ))}
    </g>
  );
}

export function Pawns({ pieces, place, lifted }: Props & { readonly lifted: number | null }) {
  return (
    <g class="still" aria-hidden="true">
      {pieces
        .filter(piece => !isStone(piece))
        .map(piece => (
          <g key={piece.id} class="layered" data-piece={piece.id} style={styleAt(place(piece.at), piece.on)}>
            <use href="#tchag-pawn-shadow" />
            <use href={`#tchag-${piece.kind}`} class={piece.at === lifted ? 'pawn lifted' : 'pawn'} />
          </g>
        ))}
    </g>
  );
}
