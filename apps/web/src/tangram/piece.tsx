import type { Piece } from '@tablee/tchang/tangram';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefersStill } from '../settings.ts';
import { type Bench, turnedOf } from './bench.ts';
import type { Layout } from './layout.ts';
import { drawTurned, pathOf, pivotOf } from './shape.ts';
import { standOf } from './stand.ts';
import { textureOf, toneOf } from './tones.tsx';

type Props = { readonly bench: Bench; readonly piece: Piece; readonly layout: Layout };

/** Numerals as outlines: a drawn text would be read out besides the piece's name. */
const NUMERALS: readonly string[] = [
  'M-.12-.18 .04-.3V.3',
  'M-.18-.14Q-.16-.3 0-.3 .18-.3 .18-.14 .18 0-.18 .3H.2',
  'M-.18-.3H.18L-.02-.06Q.2-.06 .2 .12 .2 .3 0 .3-.14 .3-.2 .2',
  'M.08 .3V-.3L-.2 .12H.2',
  'M.16-.3H-.13L-.16-.04Q.2-.12 .2 .1 .2 .3 0 .3-.14 .3-.2 .2',
  'M.12-.3Q-.2-.14-.2 .1-.2 .3 0 .3 .2 .3 .2 .12 .2-.06 0-.06-.14-.06-.19 .06',
  'M-.18-.3H.2L-.04 .3',
];

/** How far it was turned just now, in eighths to the left, by the shorter way. */
const turnedBy = (before: number, now: number): number => ((now - before + 12) % 8) - 4;
const TURN_MS = 160;

/** A turn is seen turning, about the middle of the piece. */
function useSpin(eighths: number) {
  const element = useRef<SVGGElement>(null);
  const before = useRef(eighths);
  useLayoutEffect(() => {
    const by = turnedBy(before.current, eighths);
    before.current = eighths;
    if (by === 0 || prefersStill()) return;
    element.current?.animate([{ transform: `rotate(${by * 45}deg)` }, { transform: 'none' }], {
      duration: TURN_MS,
      easing: 'ease-out',
    });
  }, [eighths]);
  return element;
}

/** Painted wood: its tone, its texture, an edge lit from above, its number. */
export function PieceBody({ bench, piece, layout }: Props) {
  const turned = turnedOf(bench, piece);
  const d = pathOf(drawTurned(turned));
  const [px, py] = pivotOf(turned);
  const { x, y, scale } = standOf(bench, piece, layout);
  const spinning = useSpin(turned.eighths);
  return (
    <g
      class="tangram-body"
      style={{ transform: `translate(${x + px * scale}px, ${y - py * scale}px) scale(${scale})` }}
    >
      <g ref={spinning}>
        <g transform={`translate(${0 - px} ${py})`}>
          <path class="tangram-reach" d={d} />
          <path class="tangram-face" d={d} fill={toneOf(piece)} />
          <path class="tangram-edge" d={d} fill={textureOf(piece)} />
        </g>
      </g>
      <path class="tangram-numeral" d={NUMERALS[piece]} />
    </g>
  );
}
