import { useMemo } from 'preact/hooks';
import { styleAt } from '../../board/motion.ts';
import type { Piece } from '../../board/piece.ts';
import { StoneBack, StoneFace } from './art/stone.tsx';
import { placeOf } from './geometry.ts';
import { backId } from './motion.ts';
import { faceShown } from './pieces.ts';

type Props = {
  readonly pieces: readonly Piece[];
  /** DRAGON-6: the stones that are to be hidden, and the one in hand. */
  readonly lost: readonly number[];
  readonly held: number | null;
};

export const Stones = ({ pieces, lost, held }: Props) => (
  <g>
    {pieces.map(piece => (
      <Stone
        key={piece.id}
        piece={piece}
        kind={!piece.on || !lost.includes(piece.at) ? '' : piece.at === held ? 'lost held' : 'lost'}
      />
    ))}
  </g>
);

function Stone({ piece, kind }: { readonly piece: Piece; readonly kind: string }) {
  const { id, at, on } = piece;
  const face = faceShown(piece);
  return useMemo(
    () => (
      <g data-piece={id} style={styleAt(placeOf(at), on)}>
        <ellipse class="stone-shade" cy="10" rx="43" ry="40" />
        <g class={kind}>
          {face !== null && <StoneFace face={face} />}
          <g data-piece={backId(id)} style={{ opacity: face === null ? 1 : 0 }}>
            <StoneBack />
          </g>
        </g>
      </g>
    ),
    [id, at, on, face, kind],
  );
}
