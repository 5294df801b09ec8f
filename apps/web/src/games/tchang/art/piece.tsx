/**
 * TCHANG-14: the outlines of the seven, in the order of the statues' faces; the small ones a little larger than true,
 * or a phone would lose them. Written out: a table needs no geometry of tangrams.
 */
export const OUTLINES: readonly string[] = [
  'M0-15.6L-31.1 15.6H31.1z',
  'M0 15.6L31.1-15.6H-31.1z',
  'M0-13L-26 13H26z',
  'M0-10.6L-21.2 10.6H21.2z',
  'M0 10.6L21.2-10.6H-21.2z',
  'M-15 15H15V-15H-15z',
  'M-24 12H0L24-12H0z',
];

/** One of the seven in its true shape, about (0, 0). */
export const PieceShape = ({ piece }: { readonly piece: number }) => (
  <path d={OUTLINES[piece]} fill="#3b2a6b" stroke="#1a1140" stroke-width={2} stroke-linejoin="round" />
);
