import { nameSpace, type Space, TOMB } from '@tablee/dragons';
import { useMemo } from 'preact/hooks';
import { styleAt } from '../../../board/motion.ts';
import type { Piece } from '../../../board/piece.ts';
import { StoneBack, StoneFace } from '../art/stone.tsx';
import { backId, faceShown, placeOf, SIDE, VIEW_BOX } from './pieces.ts';

/** DRAGON-1: leaves in the four corners, which are no spaces. */
const CORNERS = [
  { x: 50, y: 50, turn: 0 },
  { x: 650, y: 50, turn: 90 },
  { x: 650, y: 650, turn: 180 },
  { x: 50, y: 650, turn: 270 },
] as const;

/** Fixed tint and tilt per space; neighbours differ. */
const tintOf = (space: Space): number => (space * 5 + Math.floor(space / 7) * 3) % 4;
const tiltOf = (space: Space): number => (((space * 37) % 7) - 3) * 0.5;

/** The board without stones: a separate SVG because it never changes. */
export const Ground = () => (
  <svg class="dragons-ground" viewBox={VIEW_BOX} aria-hidden="true">
    <rect class="meadow" x="-14" y="-14" width={SIDE} height={SIDE} rx="46" />
    <rect class="earth" x="-3" y="-3" width="706" height="706" rx="38" />
    {CORNERS.map(({ x, y, turn }) => (
      <g key={turn} class="bush" transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path
          class="leaf"
          d="M-44 40Q-50 6-30-4Q-34-30-6-32Q6-50 40-44Q34-20 12-14Q10 8-12 12Q-20 34-44 40z"
        />
        <path class="vein" d="M-38 34Q-10-4 34-38" />
        <circle class="petal" cx="-20" cy="-20" r="7" />
        <circle class="petal" cx="-8" cy="-25" r="7" />
        <circle class="petal" cx="-10" cy="-12" r="7" />
        <circle class="heart" cx="-13" cy="-19" r="5" />
      </g>
    ))}
    {TOMB.map(space => {
      const { x, y } = placeOf(space);
      return (
        <g key={nameSpace(space)} transform={`translate(${x} ${y}) rotate(${tiltOf(space)})`}>
          <rect class="gap" x="-47" y="-45" width="94" height="94" rx="17" />
          <rect class={`slab tint-${tintOf(space)}`} x="-47" y="-47" width="94" height="93" rx="17" />
        </g>
      );
    })}
  </svg>
);

type StonesProps = {
  readonly pieces: readonly Piece[];
  /** DRAGON-6: spaces of the stones to be hidden, and of the one selected. */
  readonly lost: readonly number[];
  readonly held: number | null;
};

export const Stones = ({ pieces, lost, held }: StonesProps) => (
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
