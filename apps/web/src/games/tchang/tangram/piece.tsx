import type { Piece } from '@tablee/tchang/tangram';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefersStill } from '../../../storage/settings.ts';
import { type Layout, positionOf } from './layout.ts';
import { type Puzzle, turnedOf } from './puzzle.ts';
import { drawTurned, pathOf, pivotOf } from './shapes.ts';

type Props = { readonly puzzle: Puzzle; readonly piece: Piece; readonly layout: Layout };

/** Numerals as paths: screen readers would read SVG text in addition to the label. */
const NUMERALS: readonly string[] = [
  'M-.12-.18 .04-.3V.3',
  'M-.18-.14Q-.16-.3 0-.3 .18-.3 .18-.14 .18 0-.18 .3H.2',
  'M-.18-.3H.18L-.02-.06Q.2-.06 .2 .12 .2 .3 0 .3-.14 .3-.2 .2',
  'M.08 .3V-.3L-.2 .12H.2',
  'M.16-.3H-.13L-.16-.04Q.2-.12 .2 .1 .2 .3 0 .3-.14 .3-.2 .2',
  'M.12-.3Q-.2-.14-.2 .1-.2 .3 0 .3 .2 .3 .2 .12 .2-.06 0-.06-.14-.06-.19 .06',
  'M-.18-.3H.2L-.04 .3',
];

/** Signed difference in eighths, by the shorter direction. */
const turnedBy = (before: number, now: number): number => ((now - before + 12) % 8) - 4;
const TURN_MS = 160;

/** Animates a turn around the pivot. */
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

export function PieceBody({ puzzle, piece, layout }: Props) {
  const turned = turnedOf(puzzle, piece);
  const d = pathOf(drawTurned(turned));
  const [px, py] = pivotOf(turned);
  const { x, y, scale } = positionOf(puzzle, piece, layout);
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

/** Textures besides colours, so that the pieces can be told apart without colour vision. */
const TEXTURES: readonly string[] = [
  'M0 4L4 0M-1 1L1-1M3 5L5 3',
  'M0 0L4 4M-1 3L1 5M3-1L5 1',
  'M0 2H4',
  'M1 1h.01M3 3h.01',
  'M2 0V4',
  'M0 2H4M2 0V4',
  'M0 3Q1 1 2 3T4 3',
];

const toneOf = (piece: Piece): string => `var(--tone-${piece + 1})`;
const textureOf = (piece: Piece): string => `url(#tangram-texture-${piece + 1})`;

/** SVG definitions; render once per drawing. */
export function Textures() {
  return (
    <defs>
      {TEXTURES.map((d, i) => (
        <pattern
          key={d}
          id={`tangram-texture-${i + 1}`}
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="scale(.13)"
        >
          <path d={d} fill="none" stroke="#fff" stroke-width="0.8" stroke-linecap="round" opacity=".38" />
        </pattern>
      ))}
      <radialGradient id="tangram-glow">
        <stop offset="0" stop-color="var(--lamp)" stop-opacity=".95" />
        <stop offset=".55" stop-color="var(--lamp)" stop-opacity=".4" />
        <stop offset="1" stop-color="var(--lamp)" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}
