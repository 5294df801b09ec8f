import { styleAt } from '../../../board/motion.ts';
import type { Piece, PlaceOf } from '../../../board/piece.ts';
import { isStone } from './pieces.ts';
import { stoneLook } from './stones.tsx';

type Props = { readonly pieces: readonly Piece[]; readonly place: PlaceOf };

/** All shadows are drawn below all stones, so that no stone darkens its neighbour. */
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

/** Red pawns carry a dome, yellow ones a pyramid: the shape tells them apart without the colour. */
export function PawnDefs() {
  return (
    <>
      <radialGradient id="tchag-red-base" cx="0.38" cy="0.3" r="0.8">
        <stop offset="0" stop-color="#f06a4c" />
        <stop offset="0.55" stop-color="#d4351c" />
        <stop offset="1" stop-color="#a31f0a" />
      </radialGradient>
      <radialGradient id="tchag-dome" cx="0.36" cy="0.28" r="0.85">
        <stop offset="0" stop-color="#fff1e2" />
        <stop offset="0.22" stop-color="#ffa28c" />
        <stop offset="0.6" stop-color="#dd4425" />
        <stop offset="1" stop-color="#8f1f0c" />
      </radialGradient>
      <radialGradient id="tchag-yellow-base" cx="0.38" cy="0.3" r="0.8">
        <stop offset="0" stop-color="#ffd96b" />
        <stop offset="0.55" stop-color="#e6a700" />
        <stop offset="1" stop-color="#a87700" />
      </radialGradient>
      <g id="tchag-pawn-shadow">
        <ellipse class="tchag-shade-far" cx={5} cy={13} rx={39} ry={33} />
        <ellipse class="tchag-shade-near" cx={3} cy={9} rx={36} ry={32} />
      </g>
      <g id="tchag-red">
        <circle class="tchag-red-side" cy={5} r={33} />
        <circle fill="url(#tchag-red-base)" r={33} />
        <circle class="tchag-red-groove" r={27} />
        <circle class="tchag-red-shade" cx={2} cy={3} r={20} />
        <circle fill="url(#tchag-dome)" cy={-3} r={18.5} />
        <ellipse class="tchag-gleam" cx={-6} cy={-10} rx={5} ry={3.4} transform="rotate(-35 -6 -10)" />
      </g>
      <g id="tchag-yellow">
        <circle class="tchag-yellow-side" cy={5} r={33} />
        <circle fill="url(#tchag-yellow-base)" r={33} />
        <circle class="tchag-yellow-groove" r={28} />
        <path class="tchag-yellow-shade" d="M2-20 26 20H-20Z" />
        <path class="tchag-facet-left" d="M0-25-23 14 0 1Z" />
        <path class="tchag-facet-right" d="M0-25 23 14 0 1Z" />
        <path class="tchag-facet-front" d="M-23 14 0 1 23 14Z" />
        <path class="tchag-facet-edge" d="M0-25-23 14H23ZM0-25V1L-23 14M0 1 23 14" />
      </g>
    </>
  );
}
