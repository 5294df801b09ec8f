import type { Piece } from '@tablee/tchang/tangram';

/** Seven tones, each with a texture of its own: told apart by everyone, on sand and in the hollow. */
const TEXTURES: readonly string[] = [
  'M0 4L4 0M-1 1L1-1M3 5L5 3',
  'M0 0L4 4M-1 3L1 5M3-1L5 1',
  'M0 2H4',
  'M1 1h.01M3 3h.01',
  'M2 0V4',
  'M0 2H4M2 0V4',
  'M0 3Q1 1 2 3T4 3',
];

export const toneOf = (piece: Piece): string => `var(--tone-${piece + 1})`;
export const textureOf = (piece: Piece): string => `url(#tangram-texture-${piece + 1})`;

/** Once per drawing. */
export function Tones() {
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
